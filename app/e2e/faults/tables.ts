import { read, type User, write } from '../journey.ts'
import type { Provider } from '../provider.ts'
import { byForm, byMenu, movedByKey, nothing, rowOf, rowsOf } from './ways.ts'

interface Table {
  idTableGuid: string
  refTable: string
  lbTable: string
  isActif: boolean
}
const tables = async (provider: Provider, mark: string) =>
  (await read<Table[]>(provider, '/api/Core/SysTable/GetList'))
    .filter(({ refTable }) => refTable.startsWith(mark))
    .map(({ refTable, lbTable, isActif }) => ({ refTable, lbTable, isActif }))
export const addTable = async (provider: Provider, mark: string, more: { idTypeTable?: number } = {}) => ({
  mark,
  ...(await write<Table>(provider, '/api/Core/SysTable/Insert', { refTable: mark, lbTable: `Table ${mark}`, ...more })),
})
const inactiveTable = async (provider: Provider, mark: string) => {
  const { idTableGuid } = await addTable(provider, mark)
  await write(provider, '/api/Core/SysTable/ChangeActif', { idTableGuid, isActif: false })
  return { mark }
}
const oneTable =
  (isActif: boolean) =>
  ({ mark }: { mark: string }) => [{ refTable: mark, lbTable: `Table ${mark}`, isActif }]
const atTables = ({ mark }: { mark: string }) => `/Core/Sys/TableList?all=1&q=${mark}`
const ofTables = (provider: Provider, { mark }: { mark: string }) => tables(provider, mark)
const tableRow = (user: User, { mark }: { mark: string }) => rowOf(user, `Table ${mark}`)

const tableTasks = [
  byForm({
    name: 'a system table is created',
    asks: 'SysTable/Insert SysTable/GetTypeList SysTable/GetList',
    prepare: (_, mark) => Promise.resolve({ mark }),
    address: atTables,
    action: 'action.Creer',
    fields: ({ mark }) => [
      ['text', 'field.refTable', mark],
      ['text', 'field.lbTable', `Table ${mark}`],
    ],
    shows: tableRow,
    stored: ofTables,
    wanted: oneTable(true),
    before: () => [],
  }),
  byForm({
    name: 'a system table is changed',
    asks: 'SysTable/Update SysTable/GetTypeList',
    prepare: addTable,
    address: atTables,
    action: 'action.Modifier',
    row: tableRow,
    fields: ({ mark }) => [['text', 'field.lbTable', `Autre ${mark}`]],
    shows: (user, { mark }) => rowOf(user, `Autre ${mark}`),
    stored: ofTables,
    wanted: ({ mark }) => [{ refTable: mark, lbTable: `Autre ${mark}`, isActif: true }],
    before: oneTable(true),
  }),
  byMenu({
    name: 'a system table is deleted, after its question',
    asks: 'SysTable/ChangeActif',
    prepare: addTable,
    address: ({ mark }) => `/Core/Sys/TableList?q=${mark}`,
    action: 'action.Supprimer',
    isAsked: true,
    row: tableRow,
    shows: nothing,
    stored: ofTables,
    wanted: oneTable(false),
    before: oneTable(true),
  }),
  byMenu({
    name: 'a system table is restored, after its question',
    asks: 'SysTable/ChangeActif',
    prepare: inactiveTable,
    address: atTables,
    action: 'action.Restaurer',
    isAsked: true,
    row: tableRow,
    shows: (user, { mark }) =>
      rowsOf(user)
        .locator('[role=row]:not([data-state=inactive])')
        .filter({ hasText: `Table ${mark}` }),
    stored: ofTables,
    wanted: oneTable(true),
    before: oneTable(false),
  }),
]

interface Valeur {
  refValeur: string
  lbValeur: string
  ordre: number
}
interface Values {
  mark: string
  idTableGuid: string
  names: readonly string[]
}
const valuesOf = async (provider: Provider, idTableGuid: string) =>
  (await read<Valeur[]>(provider, `/api/Core/SysValeur/GetList?idTableGuid=${idTableGuid}`)).toSorted(
    (one, other) => one.ordre - other.ordre,
  )
const labels = async (provider: Provider, { idTableGuid }: Values) =>
  (await valuesOf(provider, idTableGuid)).map(({ lbValeur }) => lbValeur)

/** A table of its own with two values. */
const withValues = (idTypeTable: number) =>
  async function prepare(provider: Provider, mark: string): Promise<Values> {
    const { idTableGuid } = await addTable(provider, mark, { idTypeTable })
    const names = ['Premier', 'Second'].map((name) => `${name} ${mark}`)
    for (const [at, lbValeur] of names.entries())
      await write(provider, '/api/Core/SysValeur/Insert', { idTableGuid, refValeur: `V${at}`, lbValeur })
    return { mark, idTableGuid, names }
  }
const atValues = ({ idTableGuid }: Values) => `/Core/Sys/TableAccueil?idTableGuid=${idTableGuid}`
const lastValue = (user: User, { names }: Values) => rowOf(user, names[1] ?? '')

const valueTasks = [
  byForm({
    name: 'a value is added to a table',
    asks: 'SysValeur/Insert SysValeur/GetList',
    prepare: withValues(1),
    address: atValues,
    action: 'action.Creer',
    fields: ({ mark }) => [
      ['text', 'field.refValeur', 'V2'],
      ['text', 'field.lbValeur', `Tiers ${mark}`],
    ],
    shows: (user, { mark }) => rowOf(user, `Tiers ${mark}`),
    stored: labels,
    wanted: ({ names, mark }) => [...names, `Tiers ${mark}`],
    before: ({ names }) => names,
  }),
  byForm({
    name: 'a value of a table is changed',
    asks: 'SysValeur/Update',
    prepare: withValues(1),
    address: atValues,
    action: 'action.Modifier',
    row: lastValue,
    fields: ({ mark }) => [['text', 'field.lbValeur', `Autre ${mark}`]],
    shows: (user, { mark }) => rowOf(user, `Autre ${mark}`),
    stored: labels,
    wanted: ({ names, mark }) => [names[0], `Autre ${mark}`],
    before: ({ names }) => names,
  }),
  byMenu({
    name: 'a value of a table is deleted, after its question',
    asks: 'SysValeur/Delete',
    prepare: withValues(1),
    address: atValues,
    action: 'action.Supprimer',
    isAsked: true,
    row: lastValue,
    shows: (user, { names: [stays = '', goes = ''] }) => rowsOf(user).filter({ hasText: stays, hasNotText: goes }),
    stored: labels,
    wanted: ({ names }) => names.slice(0, 1),
    before: ({ names }) => names,
  }),
  movedByKey({
    name: 'a value of a hierarchy is moved by key',
    asks: 'SysValeur/Update',
    prepare: withValues(2),
    address: atValues,
    names: ({ names }) => names,
    mark: ({ names }) => names[1] ?? '',
    stored: labels,
  }),
]

export const tasksOfTables = [...tableTasks, ...valueTasks]
