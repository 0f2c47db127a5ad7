import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { AffAffairePrestation } from '../../../services/Aff/AffAffairePrestation/endpoints.ts'
import type { Connection } from '../../database/database.ts'
import { normalised } from '../../database/normalised.ts'
import { found, notFound, Refusal } from '../../failure.ts'
import { day, fields, guid, id, maybeText, readOnly, readOnlyFields, text } from '../../input.ts'
import { refuseLocked } from '../../locks.ts'
import { changesBetween, writeLog } from '../../log.ts'
import { listQuery, page } from '../../paging.ts'
import { operation, provide, write } from '../../provide.ts'
import { listed } from '../../reply.ts'
import { prestationColumns, prestationsOf, withMateriels } from './prestations.ts'
import { placeOf, rangeSuits } from './suitability.ts'

const GetList = operation(listQuery, async ({ db, input }) => {
  const { rows, total } = await page(prestationsOf(db), { columns: prestationColumns, key: 'prestation.idPrestation' }, input)
  return listed({ rows: await withMateriels(db, rows), total })
})

const saved = { fr: 'Prestation enregistrée', en: 'Service saved' }

const lieu = fields({ idLocalisation: id, ...readOnlyFields('lbLocalisation', 'lbAffichage') })
const mode = fields({ idModeversion: id, ...readOnlyFields('idModeGuid', 'refMode', 'lbMode') })
const gamme = fields({ idGammeVersion: id, ...readOnlyFields('ref', 'lbGamme', 'indice') })
const materiel = fields({
  idMateriel: id,
  ...readOnlyFields('refMateriel', 'lb', 'lbCourt', 'idValeur', 'materialType', 'local', 'idLocalisation', 'isActif', 'idParametre'),
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
  lbInspection: text.default(''),
  referenceclient: maybeText,
  libelle: maybeText,
  ...readOnlyFields(
    'reference', 'indice', 'nbMateriel', 'typeinspection', 'statut', 'dtCreation', 'refAffaire', 'lbAffaire', 'idAgence', 'lbAgence',
    'lbLocalisation', 'modeVersion', 'gammeVersion',
  ),
})

async function caseOf(db: Connection, idAffaireGuid: string) {
  const affaire = found(
    await db.selectFrom('affaire').where('idAffaireGuid', '=', idAffaireGuid).select(['idAffaire', 'refAffaire', 'statut', 'isActif']).executeTakeFirst(),
  )
  if (affaire.isActif !== 1 || affaire.statut === 'CLOTUREE') throw new Refusal('R17')
  return affaire
}

/** Links the equipment to its service. Throws 404 when a piece does not exist. */
async function link(db: Connection, idPrestation: number, keys: readonly number[]): Promise<void> {
  // In portions: a database takes only so many values in one statement.
  for (let at = 0; at < keys.length; at += 500) {
    const portion = keys.slice(at, at + 500)
    const known = await db.selectFrom('materiel').where('idMateriel', 'in', portion).select('idMateriel').execute()
    if (known.length < portion.length) throw notFound()
    await db
      .insertInto('prestationMateriel')
      .values(portion.map((idMateriel) => ({ idPrestation, idMateriel })))
      .execute()
  }
}

type Prestation = z.infer<typeof prestation>

async function insertRow(db: Connection, input: Prestation, idAffaire: number, dtCreation: string): Promise<{ idPrestation: number; reference: string }> {
  const { dtEcheance, lbInspection, referenceclient, libelle } = input
  const row = {
    idAffaire,
    idModeversion: input.mode.idModeversion,
    idLieu: input.lieu.idLocalisation,
    idLocalisation: input.idLocalisation,
    idGammeVersion: input.gamme?.idGammeVersion ?? null,
    dtEcheance,
    isInitiale: input.isInitiale ? 1 : 0,
    lbInspection,
    // The reference holds the key, which only the database gives.
    reference: randomUUID(),
    indice: 1,
    referenceclient,
    libelle,
    statut: 'APLANIFIER',
    dtCreation,
  }
  const { idPrestation } = await db
    .insertInto('prestation')
    .values(normalised(row, 'lbInspection', 'referenceclient', 'libelle'))
    .returning('idPrestation')
    .executeTakeFirstOrThrow()
  const reference = `PRE-${String(idPrestation).padStart(6, '0')}`
  await db.updateTable('prestation').set({ reference }).where('idPrestation', '=', idPrestation).execute()
  return { idPrestation, reference }
}

const Insert = operation(prestation, ({ db, now, caller, input }) =>
  write(db, saved, async (trx) => {
    const affaire = await caseOf(trx, input.idAffaireGuid)
    await refuseLocked(trx, { typeObjet: 'Affaire', refObjet: input.idAffaireGuid, caller, now })
    const place = await placeOf(trx, input)
    if (input.gamme) await rangeSuits(trx, input.gamme.idGammeVersion, place)
    const { idPrestation, reference } = await insertRow(trx, input, affaire.idAffaire, now.toISOString())
    await link(trx, idPrestation, [...new Set(input.materiels.map(({ idMateriel }) => idMateriel))])

    const row = await prestationsOf(trx).where('prestation.idPrestation', '=', idPrestation).executeTakeFirstOrThrow()
    const [value] = await withMateriels(trx, [row])
    const { dtEcheance, refMode, refGamme, lbLieu, nbMateriel } = { ...row, nbMateriel: input.materiels.length }
    await writeLog(trx, {
      now,
      caller,
      refAction: 'CREATION',
      typeObjet: 'Prestation',
      refObjet: String(idPrestation),
      lbObjet: reference,
      changements: changesBetween(undefined, { refAffaire: affaire.refAffaire, refMode, refGamme, lieu: lbLieu, dtEcheance, nbMateriel }),
    })
    return value
  }),
)

/** Inspection services of the cases. */
export const service = provide(AffAffairePrestation, { read: 'LECTURE', write: 'AFFAIRE' }, { GetList, Insert })
