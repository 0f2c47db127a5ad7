import * as z from 'zod'
import { SysTable } from '../../../services/Core/SysTable/endpoints.ts'
import {
  asRead,
  type Connection,
  fields,
  guid,
  isThere,
  lists,
  nothing,
  provide,
  readOnlyFields,
  reads,
  Refusal,
  writes,
} from '../kit.ts'
import { type Table, table, tableColumns, tables, tablesIn, tablesOf, tableTypes, toldIn } from './tables.ts'
import { followTable } from './value-references.ts'

const GetList = lists({
  columns: tableColumns,
  key: 'systable.refTable',
  from: ({ db }) => tablesOf(db),
  rows: (rows, { language }) => tablesIn(language, rows),
})

const GetTypeList = reads(nothing, async ({ language }) => tableTypes(language))

const told = readOnlyFields('refTypeTable', 'lbTypeTable')
const inserted = table.inserted.extend(told)
const updated = table.updated.extend(told)
const saved = { fr: 'Table enregistrée', en: 'Table saved' }

type Fixed = Partial<Pick<Table, 'refTable' | 'idTypeTable' | 'isActif'>>

/** R26: tables defined in code are found by their reference, and keep it, their type and their active flag. */
function refuseGenerated({ isGenerer, ...before }: Table, set: Fixed): void {
  const isOther = (name: keyof Fixed) => set[name] !== undefined && set[name] !== before[name]
  if (isGenerer && (isOther('refTable') || isOther('idTypeTable') || isOther('isActif'))) throw new Refusal('R26')
}

async function refuseOtherType(db: Connection, before: Table, set: Fixed): Promise<void> {
  if (set.idTypeTable === undefined || set.idTypeTable === before.idTypeTable) return
  if (await isThere(db, 'sysvaleur', { idTableGuid: before.idTableGuid })) throw new Refusal('R31')
}

const Insert = writes(inserted, saved, async (work, input, { language }) =>
  toldIn(language)(await work.insert(tables, { ...input, isGenerer: false })),
)

const Update = writes(updated, saved, async (work, { idTableGuid, dtModification, ...set }, { language }) => {
  const claim = await work.claim(tables, idTableGuid, dtModification)
  refuseGenerated(claim.before, set)
  await refuseOtherType(work.db, claim.before, set)
  const after = await work.update(claim, set)
  await followTable(work.db, claim.before.refTable, after.refTable)
  return toldIn(language)(after)
})

const ChangeActif = writes(
  fields({ idTableGuid: guid, isActif: z.boolean(), dtModification: asRead }),
  saved,
  async (work, { idTableGuid, isActif, dtModification }, { language }) => {
    const claim = await work.claim(tables, idTableGuid, dtModification)
    refuseGenerated(claim.before, { isActif })
    return toldIn(language)(await work.update(claim, { isActif }, isActif ? 'ACTIVATION' : 'DESACTIVATION'))
  },
)

/** Tables of values that people configure. */
export const service = provide(
  SysTable,
  { read: 'LECTURE', write: 'ADMIN' },
  { GetList, GetTypeList, Update, Insert, ChangeActif },
)
