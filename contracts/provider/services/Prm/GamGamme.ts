import { GamGamme } from '../../../services/Prm/GamGamme/endpoints.ts'
import type { Database } from '../../database/database.ts'
import { found } from '../../failure.ts'
import { fields, guid, idInQuery, text } from '../../input.ts'
import { provide, reads } from '../../provide.ts'
import { atOrBelow } from './localisations.ts'
import { materielsOf } from './materiels.ts'

const levelsOf = (db: Database, idLocalisation: number) =>
  db
    .selectFrom('localisationItem as item')
    .innerJoin('sysvaleur', 'sysvaleur.idValeur', 'item.idValeur')
    .where('item.idLocalisation', '=', idLocalisation)
    .select('sysvaleur.refValeur')
    .execute()

const currentOf = (db: Database, idModeGuid: string) =>
  db
    .selectFrom('gammeVersion as version')
    .innerJoin('gamme', 'gamme.idGamme', 'version.idGamme')
    .innerJoin('mode', 'mode.idModeGuid', 'gamme.idModeGuid')
    .where('gamme.idModeGuid', '=', idModeGuid)
    .where('version.isCurrent', '=', true)
    .where('version.actif', '=', true)
    .select([
      'version.idGammeVersion', 'gamme.ref', 'version.lbGamme', 'version.lbGammeLong', 'version.typeLocalisation', 'version.typeMaintenance',
      'version.fonctionPrincipal', 'version.periodicite', 'version.indice', 'version.revision', 'version.actif', 'version.dureeTot',
      'version.dtCreation as DtCreation', 'version.dtModification as DtModification', 'version.isCurrent', 'gamme.idModeGuid', 'mode.refMode',
    ])
    .orderBy('gamme.refNormal')

const filters = fields({
  idModeGuid: guid,
  idLocalisation: idInQuery.optional(),
  typeMaintenance: text.optional(),
  fonctionPrincipal: text.optional(),
})

const GetFilteredList = reads(filters, async ({ db, input }) => {
  const { idModeGuid, idLocalisation, typeMaintenance, fonctionPrincipal } = input
  found(await db.selectFrom('mode').where('idModeGuid', '=', idModeGuid).select('idModeGuid').executeTakeFirst())
  let query = currentOf(db, idModeGuid)
  if (idLocalisation !== undefined) {
    const levels = (await levelsOf(db, idLocalisation)).map(({ refValeur }) => refValeur)
    found(levels[0])
    query = query.where((eb) => eb.or([eb('version.typeLocalisation', 'is', null), eb('version.typeLocalisation', 'in', levels)]))
  }
  if (typeMaintenance !== undefined) query = query.where('version.typeMaintenance', '=', typeMaintenance)
  if (fonctionPrincipal !== undefined) query = query.where('version.fonctionPrincipal', '=', fonctionPrincipal)
  const rows = await query.execute()
  return rows.map((row) => ({ ...row, modeOp: null, rapportInsp: null }))
})

const GetGamMaterielList = reads(fields({ idGammeVersion: idInQuery, idLocalisation: idInQuery.optional() }), async ({ db, input }) => {
  const { idGammeVersion, idLocalisation } = input
  found(await db.selectFrom('gammeVersion').where('idGammeVersion', '=', idGammeVersion).select('idGamme').executeTakeFirst())
  const covered = materielsOf(db)
    .innerJoin('gammeMateriel', 'gammeMateriel.idMateriel', 'materiel.idMateriel')
    .where('gammeMateriel.idGammeVersion', '=', idGammeVersion)
    .orderBy('materiel.idMateriel')
  if (idLocalisation === undefined) return covered.execute()

  const places = await db.selectFrom('localisationItem').where('idLocalisation', '=', idLocalisation).select('chemin').execute()
  found(places[0])
  const there = covered.where((eb) => eb.or(places.map(({ chemin }) => atOrBelow('item.chemin', chemin))))
  return there.execute()
})

/** Maintenance ranges, as adding a service reads them. */
export const service = provide(GamGamme, { read: 'LECTURE', write: 'PARAMETRAGE' }, { GetFilteredList, GetGamMaterielList })
