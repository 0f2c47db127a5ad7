import { RefMateriel } from '../../../services/Prm/RefMateriel/endpoints.ts'
import { fields, found, idInQuery, imports, lists, provide, readInPlace, reads } from '../kit.ts'
import { importMaterials } from './import-materials.ts'
import { typesOf } from './levels.ts'
import { materielColumns, materielsIn } from './materiels.ts'
import { usedColumns, usedFor, valeursOf, withScopes } from './parametres.ts'
import { claimVersion, findVersion, logImport, versionInQuery } from './referentiels.ts'

const GetMaterialList = lists({
  keys: versionInQuery,
  columns: materielColumns,
  key: 'materiel.idMateriel',
  from: async ({ db }, keys) => materielsIn(db, await findVersion(db, keys)),
})

const GetTypeMaterielList = reads(fields(versionInQuery), async (call) => {
  const version = await findVersion(call.db, call.input)
  const types = await readInPlace(call, () => typesOf(call.db, version))
  return types.filter(({ nbMateriel }) => nbMateriel > 0)
})

const GetParametreList = lists({
  keys: { ...versionInQuery, idValeur: idInQuery.optional() },
  columns: usedColumns,
  key: 'parametre.idParametre',
  from: async ({ db }, { idValeur, ...keys }) =>
    usedFor(db, (await findVersion(db, keys)).idReferentielVersion, 'RefMateriel', idValeur),
  rows: (rows, { db }) => withScopes(db, rows),
})

const GetMaterielValeurList = reads(
  fields({ ...versionInQuery, idMateriel: idInQuery }),
  async ({ db, input: { idMateriel, ...keys } }) => {
    const { idReferentielVersion, idReferentielGuid } = await findVersion(db, keys)
    const pieces = db
      .selectFrom('materiel')
      .where('idReferentielGuid', '=', idReferentielGuid)
      .where('idMateriel', '=', idMateriel)
    const { idValeur } = found(await pieces.select('idValeur').executeTakeFirst())
    return valeursOf(db, { idReferentielVersion, scope: 'RefMateriel', idElement: idValeur, owner: { idMateriel } })
  },
)

const Import = imports(versionInQuery, {
  run: async (work, keys) => {
    await claimVersion(work, keys)
    return importMaterials(work.db, keys)
  },
  log: logImport,
})

/** Equipment of a referential, with its location in one version. */
export const service = provide(
  RefMateriel,
  { read: 'LECTURE', write: 'PARAMETRAGE' },
  {
    GetMaterialList,
    GetTypeMaterielList,
    GetParametreList,
    GetMaterielValeurList,
    Import,
  },
)
