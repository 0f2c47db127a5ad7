import { RefLocalisation } from '../../../services/Prm/RefLocalisation/endpoints.ts'
import { fields, found, idInQuery, imports, lists, provide, reads } from '../kit.ts'
import { importLocations } from './import-locations.ts'
import { levelsOf, treeOf } from './levels.ts'
import { wholeColumns, wholeLocalisationsOf } from './localisations.ts'
import { valeursOf } from './parametres.ts'
import { claimVersion, findVersion, logImport, versionInQuery } from './referentiels.ts'

const GetList = lists({
  keys: versionInQuery,
  columns: wholeColumns,
  key: 'item.idLocalisation',
  from: async ({ db }, keys) => wholeLocalisationsOf(db, (await findVersion(db, keys)).idReferentielVersion),
})

const GetValeurList = reads(
  fields({ ...versionInQuery, idLocalisation: idInQuery }),
  async ({ db, input: { idLocalisation, ...keys } }) => {
    const { idReferentielVersion } = await findVersion(db, keys)
    const items = db
      .selectFrom('localisationItem')
      .where('idReferentielVersion', '=', idReferentielVersion)
      .where('idLocalisation', '=', idLocalisation)
    const { idLocalisationItem, idValeur } = found(
      await items.select(['idLocalisationItem', 'idValeur']).executeTakeFirst(),
    )
    return valeursOf(db, {
      idReferentielVersion,
      scope: 'RefLocalisation',
      idElement: idValeur,
      owner: { idLocalisationItem },
    })
  },
)

const GetStructureHierachiList = reads(fields(versionInQuery), async ({ db, input }) => {
  const { idReferentielVersion } = await findVersion(db, input)
  return treeOf(await levelsOf(db, idReferentielVersion).execute())
})

const Import = imports(versionInQuery, {
  run: async (work, keys) => {
    await claimVersion(work, keys)
    return { ...(await importLocations(work.db, keys)), idReferentielGuid: keys.idReferentielGuid }
  },
  log: logImport,
})

/** Locations of a version of a referential. */
export const service = provide(
  RefLocalisation,
  { read: 'LECTURE', write: 'PARAMETRAGE' },
  { GetList, GetValeurList, GetStructureHierachiList, Import },
)
