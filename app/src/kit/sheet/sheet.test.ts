import { SysMenu } from '@ronde/contracts/services/Core/SysMenu'
import { describe, expect, test } from 'vitest'
import { answer } from '../testing/answers.ts'
import { testConsole } from '../testing/test-scope.ts'
import { rights } from '../../views/Core/Sec/PrmSecuriteAccueil/rights.ts'
import { changedColumns, isSetIn, type SheetRow, withCells } from './sheet.ts'
import { $sheetChanges, sheetChanged, sheetSaveAsked } from './sheet-model.ts'

const row = (id: string, parent: string | null, ...columns: string[]): SheetRow => ({ id, text: id, parent, heading: '', columns })
const rows = [row('cases', null, 'A'), row('list', 'cases', 'A'), row('services', 'cases'), row('home', null, 'A', 'B')]
const columns = [{ id: 'A', text: 'Administrators' }, { id: 'B', text: 'Users' }]
const set = (id: string, column: string, isSet: boolean, changes = {}) => withCells(rows, changes, [{ row: id, column }], isSet)

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
})

test('what a column would be is told with what it is', () => {
  const changes = set('services', 'A', true)
  const [only, ...others] = changedColumns(rows, columns, changes)
  expect([only?.id, only?.count, only?.after.map(({ id }) => id), others]).toEqual(['A', 1, ['cases', 'list', 'services', 'home'], []])
  expect(rows.map((one) => isSetIn(one, 'A', changes))).toEqual([true, true, true, true])
})

test('a column is saved whole, over what somebody else gave it meanwhile', async () => {
  const node = (id: number, ...idGroupeList: number[]) => ({ id, idParent: null, name: String(id), refMenu: 'App.AppMenu', idGroupeList })
  const it = testConsole({
    answers: [answer(SysMenu.GetMenuNoeudList, () => [node(1, 2), node(2), node(3, 2)]), answer(SysMenu.UpdateSecMenu, () => [])],
  })
  await it.raise(sheetChanged, { place: 'here', changes: { '2 2': true, '2 1': false } })
  await it.raise(sheetSaveAsked, { place: 'here', title: 'Save', sheet: rights, columns: [{ id: '2', text: 'Users' }] })
  expect(it.call.inputsOf(SysMenu.UpdateSecMenu)).toEqual([{ idGroupe: 2, idMenuList: [2, 3] }])
  expect(it.scope.getState($sheetChanges)).toEqual({ here: {} })
})
