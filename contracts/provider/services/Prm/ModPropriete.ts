import { ModPropriete } from '../../../services/Prm/ModPropriete/endpoints.ts'
import { fields, id, idInQuery, lists, provide, writes } from '../kit.ts'
import { withControl } from '../Core/controls.ts'
import { claimModeVersion, findModeVersion } from './modes.ts'
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

const GetValeurList = lists({
  keys: { idModeversion: idInQuery },
  columns: proprieteColumns,
  key: 'idPropriete',
  from: async ({ db }, { idModeversion }) => {
    await findModeVersion(db, idModeversion)
    return proprietesOf(db, { idModeversion })
  },
  rows: (rows) => rows.map(withControl),
})

const UpdateValeur = writes(
  fields({ idModeversion: id, ...valeurFields }),
  saved,
  async (work, { idModeversion, ...set }) => {
    await claimModeVersion(work, idModeversion)
    return setValue(work, { idModeversion }, set)
  },
)

const InsertPropriete = writes(
  fields({ idModeversion: id, ...proprieteFields }),
  inserted,
  async (work, { idModeversion, ...row }) => {
    await claimModeVersion(work, idModeversion)
    return addProperty(work, { idModeversion }, row)
  },
)

/** Named values that a version of a mode holds once. */
export const service = provide(
  ModPropriete,
  { read: 'LECTURE', write: 'PARAMETRAGE' },
  { GetValeurList, UpdateValeur, InsertPropriete },
)
