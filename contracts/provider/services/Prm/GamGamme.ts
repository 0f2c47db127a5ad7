import { GamGamme } from '../../../services/Prm/GamGamme/endpoints.ts'
import type { Database } from '../../database/database.ts'
import { countOf, fields, found, guid, idInQuery, imports, lists, mustBeThere, provide, reads, text } from '../kit.ts'
import { gammeColumns, gammeOf, gammesOf, logImport } from './gammes.ts'
import { importGammes } from './import-gammes.ts'
import { atOrBelow } from './localisations.ts'
import { materielsOf } from './materiels.ts'

const GetList = lists({
  columns: gammeColumns,
  key: ['gamme.refNormal', 'version.indice', 'version.revision'],
  from: ({ db }) => gammesOf(db),
})

const levelsOf = (db: Database, idLocalisation: number) =>
  db
    .selectFrom('localisationItem as item')
    .innerJoin('sysvaleur', 'sysvaleur.idValeur', 'item.idValeur')
    .where('item.idLocalisation', '=', idLocalisation)
    .select('sysvaleur.refValeur')
    .execute()

const filters = fields({
  idModeGuid: guid,
  idLocalisation: idInQuery.optional(),
  typeMaintenance: text.optional(),
  fonctionPrincipal: text.optional(),
})

const GetFilteredList = reads(filters, async ({ db, input }) => {
  const { idModeGuid, idLocalisation, typeMaintenance, fonctionPrincipal } = input
  await mustBeThere(db, 'mode', { idModeGuid })
  let query = gammesOf(db)
    .where('gamme.idModeGuid', '=', idModeGuid)
    .where('version.isCurrent', '=', true)
    .where('version.actif', '=', true)
  if (idLocalisation !== undefined) {
    const levels = (await levelsOf(db, idLocalisation)).map(({ refValeur }) => refValeur)
    found(levels[0])
    query = query.where((eb) =>
      eb.or([eb('version.typeLocalisation', 'is', null), eb('version.typeLocalisation', 'in', levels)]),
    )
  }
  if (typeMaintenance !== undefined) query = query.where('version.typeMaintenance', '=', typeMaintenance)
  if (fonctionPrincipal !== undefined) query = query.where('version.fonctionPrincipal', '=', fonctionPrincipal)
  return query.orderBy('gamme.refNormal').execute()
})

const labels = {
  nbPage: { fr: 'Pages', en: 'Pages' },
  nbMateriel: { fr: 'Matériels', en: 'Equipment' },
  nbPrestation: { fr: 'Prestations', en: 'Services' },
  dtProchaine: { fr: 'Prochaine échéance', en: 'Next due date' },
}

const GetInfoDynamic = reads(fields({ idGammeVersion: idInQuery }), async ({ db, input, now, language }) => {
  const { idGammeVersion } = await gammeOf(db, input.idGammeVersion)
  const count = async (table: 'page' | 'gammeMateriel' | 'prestation') =>
    String(await countOf(db, table, { idGammeVersion }))
  const { next } = await db
    .selectFrom('prestation')
    .where('idGammeVersion', '=', idGammeVersion)
    .where('statut', 'in', ['APLANIFIER', 'PLANIFIEE', 'ENCOURS'])
    .where('dtEcheance', '>=', now.toISOString().slice(0, 10))
    .select((eb) => eb.fn.min<string | null>('dtEcheance').as('next'))
    .executeTakeFirstOrThrow()
  const info = (refInfo: keyof typeof labels, type: string, value: string | null) => ({
    refInfo,
    lbInfo: labels[refInfo][language],
    type,
    value,
  })
  return [
    info('nbPage', 'NI', await count('page')),
    info('nbMateriel', 'NI', await count('gammeMateriel')),
    info('nbPrestation', 'NI', await count('prestation')),
    info('dtProchaine', 'DT', next),
  ]
})

const GetGamMaterielList = reads(
  fields({ idGammeVersion: idInQuery, idLocalisation: idInQuery.optional() }),
  async ({ db, input }) => {
    const { idGammeVersion } = await gammeOf(db, input.idGammeVersion)
    const covered = materielsOf(db)
      .innerJoin('gammeMateriel', 'gammeMateriel.idMateriel', 'materiel.idMateriel')
      .where('gammeMateriel.idGammeVersion', '=', idGammeVersion)
      .orderBy('materiel.idMateriel')
    if (input.idLocalisation === undefined) return covered.execute()

    const places = await db
      .selectFrom('localisationItem')
      .where('idLocalisation', '=', input.idLocalisation)
      .select('chemin')
      .execute()
    found(places[0])
    return covered.where((eb) => eb.or(places.map(({ chemin }) => atOrBelow('item.chemin', chemin)))).execute()
  },
)

const Import = imports(
  {},
  { run: importGammes, log: (work, { fileName }) => logImport(work, { refObjet: '', lbObjet: fileName.slice(-200) }) },
)

/** Maintenance ranges. */
export const service = provide(
  GamGamme,
  { read: 'LECTURE', write: 'PARAMETRAGE' },
  { GetList, GetFilteredList, GetInfoDynamic, GetGamMaterielList, Import },
)
