// Tells what was saved, as the console does.
import '../../../../kit/actions/bulk-notices.ts'
import { SysMenu } from '@ronde/contracts/services/Core/SysMenu'
import { describe, expect, test } from 'vitest'
import { opened } from '../../../../kit/ask/answers.ts'
import { answer } from '../../../../kit/testing/answers.ts'
import { testConsole } from '../../../../kit/testing/test-scope.ts'
import { rights } from './rights.ts'
import {
  changedColumns,
  differing,
  isSetIn,
  keptCells,
  lackedBy,
  type SheetChanges,
  type SheetRow,
  withCells,
  withStored,
} from './sheet.ts'
import { $sheetChanges, $sheetSaving, sheetChanged, sheetDropped, sheetSaveAsked } from './model.ts'

const row = (id: string, parent: string | null, ...columns: string[]): SheetRow => ({
  id,
  text: id,
  parent,
  heading: '',
  columns,
})
const rows = [row('cases', null, 'A'), row('list', 'cases', 'A'), row('services', 'cases'), row('home', null, 'A', 'B')]
const columns = [
  { id: 'A', text: 'Administrators' },
  { id: 'B', text: 'Users' },
]
const set = (id: string, column: string, isSet: boolean, changes = {}) =>
  withCells({ rows, columns }, changes, [{ row: id, column }], isSet)

describe('a cell', () => {
  test('that is set brings what it hangs on', () => {
    expect(set('list', 'B', true)).toEqual({ 'B list': true, 'B cases': true })
  })

  test('that is taken takes what hangs below it', () => {
    expect(set('cases', 'A', false)).toEqual({ 'A cases': false, 'A list': false })
  })

  test('that is again as it is stored is no change', () => {
    expect(set('home', 'B', true, set('home', 'B', false))).toEqual({})
  })

  test('that is stored as it was to be, by whomever, is no change any more', () => {
    const changes = { ...set('list', 'B', true), ...set('home', 'A', false) }
    const now = rows.map((one) => (one.id === 'list' ? { ...one, columns: ['A', 'B'] } : one))
    expect(differing(rows, changes)).toEqual(changes)
    expect(differing(now, changes)).toEqual({ 'B cases': true, 'A home': false })
  })
})

test('what a column would be is told with what it is', () => {
  const changes = set('services', 'A', true)
  const [only, ...others] = changedColumns(rows, columns, changes)
  expect([only?.id, only?.count, only?.after.map(({ id }) => id), others]).toEqual([
    'A',
    1,
    ['cases', 'list', 'services', 'home'],
    [],
  ])
  expect(rows.map((one) => isSetIn(one, 'A', changes))).toEqual([true, true, true, true])
})

const node = (id: number, ...idGroupeList: number[]) => ({
  id,
  idParent: null,
  name: String(id),
  refMenu: 'App.AppMenu',
  idGroupeList,
})
const saveOf = (place: string) => ({ place, title: 'Save', sheet: rights, columns: [{ id: '2', text: 'Users' }] })

test('a column is saved whole, over what somebody else gave it meanwhile', async () => {
  const it = testConsole({
    answers: [
      answer(SysMenu.GetMenuNoeudList, () => [node(1, 2), node(2), node(3, 2)]),
      answer(SysMenu.UpdateSecMenu, () => []),
    ],
  })
  await it.raise(sheetChanged, { place: 'here', changes: { '2 2': true, '2 1': false } })
  await it.raise(sheetSaveAsked, saveOf('here'))
  expect(it.call.inputsOf(SysMenu.UpdateSecMenu)).toEqual([{ idGroupe: 2, idMenuList: [2, 3] }])
  expect(it.scope.getState($sheetChanges)).toEqual({ here: {} })
  expect(it.toasts.map(({ text }) => text)).toEqual(['Groupe modifié\u00a0: Users'])
})

test('what is stored already is said to be, and read again', async () => {
  const it = testConsole({ answers: [answer(SysMenu.GetMenuNoeudList, () => [node(1, 2)])] })
  await it.raise(opened, { endpoint: SysMenu.GetMenuNoeudList, input: {} })
  await it.raise(sheetChanged, { place: 'here', changes: { '2 1': true } })
  await it.raise(sheetSaveAsked, saveOf('here'))
  expect(it.toasts).toMatchObject([{ type: 'info', text: 'C’est déjà enregistré.' }])
  expect(it.call.inputsOf(SysMenu.GetMenuNoeudList)).toHaveLength(3)
  expect(it.scope.getState($sheetSaving)).toBeNull()
})

test('cells that were stored since the rows were read stand in them', () => {
  const now = withStored(rows, { 'B list': true, 'A home': false, 'B home': true })
  expect(now.map(({ id, columns: held }) => [id, ...held])).toEqual([
    ['cases', 'A'],
    ['list', 'A', 'B'],
    ['services'],
    ['home', 'B'],
  ])
})

describe('while a column is being saved', () => {
  async function savedWhile(toggle: (it: ReturnType<typeof testConsole>) => unknown) {
    const [sent, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const it = testConsole({
      answers: [
        answer(SysMenu.GetMenuNoeudList, () => [node(1, 2), node(2), node(3, 2)]),
        answer(SysMenu.UpdateSecMenu, async () => {
          sent.resolve()
          await answered.promise
          return []
        }),
      ],
    })
    await it.raise(sheetChanged, { place: 'here', changes: { '2 2': true } })
    const saving = it.raise(sheetSaveAsked, saveOf('here'))
    await sent.promise
    await toggle(it)
    answered.resolve()
    await saving
    return it.scope.getState($sheetChanges).here
  }
  const changed = (changes: SheetChanges) => (it: ReturnType<typeof testConsole>) => {
    void it.raise(sheetChanged, { place: 'here', changes })
  }

  test('what is toggled stays to be saved', async () => {
    expect(await savedWhile(changed({ '2 2': true, '2 3': false }))).toEqual({ '2 3': false })
  })

  test('a sent cell that is toggled back is a change from what is stored now', async () => {
    expect(await savedWhile(changed({}))).toEqual({ '2 2': false })
    // The rows have been read again before the answer came.
    expect(await savedWhile(changed({ '2 2': false }))).toEqual({ '2 2': false })
  })

  test('what is discarded is no change, sent or not', async () => {
    expect(await savedWhile((it) => void it.raise(sheetDropped, 'here'))).toEqual({})
  })

  test('a second save, which is refused, does not make it forget what the first one sent', async () => {
    const twice = async (it: ReturnType<typeof testConsole>) => {
      changed({ '2 2': true, '2 3': false })(it)
      void it.raise(sheetSaveAsked, { ...saveOf('here'), title: 'Save again' })
      await expect.poll(() => it.toasts).toHaveLength(1)
    }
    expect(await savedWhile(twice)).toEqual({ '2 3': false })
  })
})

describe('what somebody is to be left with', () => {
  const kept = (id: string, parent: string | null, keeps: string | null, ...held: string[]): SheetRow => ({
    ...row(id, parent, ...held),
    keeps,
  })
  const keepers = [
    { id: 'A', text: 'Administrators', isKeeper: true },
    { id: 'B', text: 'Users' },
    { id: 'C', text: 'Other administrators', isKeeper: true },
  ]
  const all = [
    kept('system', null, null, 'A'),
    kept('security', 'system', 'SE', 'A'),
    kept('advanced', null, null, 'A'),
    kept('door', 'advanced', 'SE', 'A', 'B'),
    kept('home', null, null, 'A'),
  ]
  const without = (...cells: [row: string, column: string][]) =>
    withCells(
      { rows: all, columns: keepers },
      {},
      cells.map(([id, column]) => ({ row: id, column })),
      false,
    )

  test('may go while another entry gives it', () => {
    expect([...keptCells({ rows: all, columns: keepers }, {})]).toEqual([])
    expect(without(['security', 'A'])).toEqual({ 'A security': false })
  })

  test('stays where it is the last, with what it hangs on; who is no keeper does not count', () => {
    expect([...keptCells({ rows: all, columns: keepers }, without(['system', 'A']))]).toEqual(['A door', 'A advanced'])
  })

  test('stays once, when all of it is taken at a time', () => {
    expect(without(['security', 'A'], ['door', 'A'], ['advanced', 'A'], ['home', 'A'])).toEqual({
      'A security': false,
      'A home': false,
    })
  })

  test('may go from one keeper when another has it', () => {
    const changes = withCells({ rows: all, columns: keepers }, {}, [{ row: 'door', column: 'C' }], true)
    expect([...keptCells({ rows: all, columns: keepers }, changes)]).toEqual([])
  })
})

test('a row that needs what its column has not is told; of a column nobody knows nothing is', () => {
  const needing = { ...row('log', null), needs: 'ADMIN' }
  expect([
    lackedBy(needing, { id: 'A', text: '', has: ['LECTURE'] }),
    lackedBy(needing, { id: 'A', text: '', has: ['ADMIN'] }),
    lackedBy(needing, { id: 'A', text: '' }),
  ]).toEqual(['ADMIN', null, null])
})
