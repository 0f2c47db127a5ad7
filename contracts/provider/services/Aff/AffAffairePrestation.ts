import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { AffAffairePrestation } from '../../../services/Aff/AffAffairePrestation/endpoints.ts'
import {
  changesBetween,
  type Connection,
  day,
  fields,
  found,
  freeLabel,
  guid,
  id,
  lists,
  maybeText,
  notFound,
  provide,
  readOnly,
  readOnlyFields,
  Refusal,
  together,
  writeLog,
  writes,
} from '../kit.ts'
import { prestationColumns, prestationsOf, withMateriels } from './prestations.ts'
import { placeOf, rangeSuits } from './suitability.ts'

const GetList = lists({
  columns: prestationColumns,
  key: 'prestation.idPrestation',
  from: ({ db }) => prestationsOf(db),
  rows: (rows, { db }) => withMateriels(db, rows),
})

const saved = { fr: 'Prestation enregistrée', en: 'Service saved' }

const lieu = fields({ idLocalisation: id, ...readOnlyFields('lbLocalisation', 'lbAffichage') })
const mode = fields({ idModeversion: id, ...readOnlyFields('idModeGuid', 'refMode', 'lbMode') })
const gamme = fields({ idGammeVersion: id, ...readOnlyFields('ref', 'lbGamme', 'indice') })
const materiel = fields({
  idMateriel: id,
  ...readOnlyFields(
    'refMateriel',
    'lb',
    'lbCourt',
    'idValeur',
    'materialType',
    'local',
    'idLocalisation',
    'isActif',
    'idParametre',
  ),
})

const prestation = fields({
  idPrestation: readOnly,
  idAffaireGuid: guid,
  mode,
  lieu,
  idLocalisation: id.nullish().transform((given) => given ?? null),
  gamme: gamme.nullish(),
  dtEcheance: day,
  materiels: z.array(materiel).max(5_000).default([]),
  isInitiale: z.boolean().default(false),
  lbInspection: freeLabel.default(''),
  referenceclient: maybeText,
  libelle: maybeText,
  ...readOnlyFields(
    'reference',
    'indice',
    'nbMateriel',
    'typeinspection',
    'statut',
    'dtCreation',
    'refAffaire',
    'lbAffaire',
    'lbClient',
    'idAgence',
    'lbAgence',
    'lbLocalisation',
    'modeVersion',
    'gammeVersion',
  ),
})

const caseOf = async (db: Connection, idAffaireGuid: string) =>
  found(
    await db
      .selectFrom('affaire')
      .where('idAffaireGuid', '=', idAffaireGuid)
      .select(['idAffaire', 'refAffaire', 'statut', 'isActif'])
      .executeTakeFirst(),
  )

/** Throws R17 for a case that takes no more services. */
function refuseOver({ isActif, statut }: { isActif: boolean; statut: string }): void {
  if (!isActif || statut === 'CLOTUREE') throw new Refusal('R17')
}

/** Links the equipment to its service. Throws 404 for a piece of another referential than that of the place. */
async function link(
  db: Connection,
  idPrestation: number,
  keys: readonly number[],
  idReferentielGuid: string,
): Promise<void> {
  // In portions: databases limit the number of values in a statement.
  for (let at = 0; at < keys.length; at += 500) {
    const portion = keys.slice(at, at + 500)
    const known = await db
      .selectFrom('materiel')
      .where('idMateriel', 'in', portion)
      .where('idReferentielGuid', '=', idReferentielGuid)
      .select('idMateriel')
      .execute()
    if (known.length < portion.length) throw notFound()
    await db
      .insertInto('prestationMateriel')
      .values(portion.map((idMateriel) => ({ idPrestation, idMateriel })))
      .execute()
  }
}

type Prestation = z.infer<typeof prestation>

async function insertRow(
  db: Connection,
  input: Prestation,
  kept: { idAffaire: number; idReferentielVersion: number; dtCreation: string },
): Promise<{ idPrestation: number; reference: string }> {
  const {
    mode: { idModeversion },
    lieu: { idLocalisation: idLieu },
    idLocalisation,
    gamme: range,
    ...given
  } = input
  const { dtEcheance, isInitiale, lbInspection, referenceclient, libelle } = given
  const named = { idModeversion, idLieu, idLocalisation, idGammeVersion: range?.idGammeVersion ?? null }
  const row = {
    ...kept,
    ...named,
    dtEcheance,
    isInitiale,
    lbInspection,
    referenceclient,
    libelle,
    indice: 1,
    statut: 'APLANIFIER',
    // The reference contains the key, which the database generates: a placeholder until then.
    reference: randomUUID(),
  }
  const { idPrestation } = await db
    .insertInto('prestation')
    .values(row)
    .returning('idPrestation')
    .executeTakeFirstOrThrow()
  const reference = `PRE-${String(idPrestation).padStart(6, '0')}`
  await db.updateTable('prestation').set({ reference }).where('idPrestation', '=', idPrestation).execute()
  return { idPrestation, reference }
}

const Insert = writes(prestation, saved, async (work, input) => {
  const { db, now, caller } = work
  const affaire = await caseOf(db, input.idAffaireGuid)
  await work.refuseLocked({ typeObjet: 'Affaire', refObjet: input.idAffaireGuid })
  const { idReferentielGuid, idReferentielVersion } = await together(
    () => refuseOver(affaire),
    async () => {
      const wanted = await placeOf(db, input)
      if (input.gamme) await rangeSuits(db, input.gamme.idGammeVersion, wanted)
      return wanted
    },
  )
  const kept = { idAffaire: affaire.idAffaire, idReferentielVersion, dtCreation: work.stamp }
  const { idPrestation, reference } = await insertRow(db, input, kept)
  await link(db, idPrestation, [...new Set(input.materiels.map(({ idMateriel }) => idMateriel))], idReferentielGuid)

  const row = await prestationsOf(db).where('prestation.idPrestation', '=', idPrestation).executeTakeFirstOrThrow()
  const [value] = await withMateriels(db, [row])
  const { dtEcheance, refMode, refGamme, lbLieu } = row
  const changements = changesBetween(undefined, {
    refAffaire: affaire.refAffaire,
    refMode,
    refGamme,
    lieu: lbLieu,
    dtEcheance,
    nbMateriel: value?.nbMateriel,
  })
  const line = { typeObjet: 'Prestation', refObjet: String(idPrestation), lbObjet: reference }
  await writeLog(db, { now, caller, refAction: 'CREATION', ...line, changements })
  return value
})

/** Inspection services of the cases. */
export const service = provide(AffAffairePrestation, { read: 'LECTURE', write: 'AFFAIRE' }, { GetList, Insert })
