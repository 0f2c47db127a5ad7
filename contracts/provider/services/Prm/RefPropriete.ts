import { RefPropriete } from '../../../services/Prm/RefPropriete/endpoints.ts'
import { fields, lists, provide, writes } from '../kit.ts'
import { withControl } from '../Core/controls.ts'
import {
  addProperty,
  inserted,
  proprieteColumns,
  proprieteFields,
  proprietesOf,
  saved,
  setValue,
  valeurFields,
} from './properties.ts'
import { claimVersion, findVersion, versionInBody, versionInQuery } from './referentiels.ts'

const GetValeurList = lists({
  keys: versionInQuery,
  columns: proprieteColumns,
  key: 'idPropriete',
  from: async ({ db }, keys) => proprietesOf(db, await findVersion(db, keys)),
  rows: (rows) => rows.map(withControl),
})

const UpdateValeur = writes(
  fields({ ...versionInBody, ...valeurFields }),
  saved,
  async (work, { idReferentielGuid, idReferentielVersion, ...set }) => {
    await claimVersion(work, { idReferentielGuid, idReferentielVersion })
    return setValue(work, { idReferentielVersion }, set)
  },
)

const InsertPropriete = writes(
  fields({ ...versionInBody, ...proprieteFields }),
  inserted,
  async (work, { idReferentielGuid, idReferentielVersion, ...row }) => {
    await claimVersion(work, { idReferentielGuid, idReferentielVersion })
    return addProperty(work, { idReferentielVersion }, row)
  },
)

/** Named values that a version of a referential holds once. */
export const service = provide(
  RefPropriete,
  { read: 'LECTURE', write: 'PARAMETRAGE' },
  { GetValeurList, UpdateValeur, InsertPropriete },
)
