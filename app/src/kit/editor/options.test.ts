import { expect, test } from 'vitest'
import { textIn } from '../../locales/testing/texts.ts'
import type { AnyRow } from './context.ts'
import type { ChoiceField } from './fields.ts'
import { chosenFrom, optionsOf } from './options.ts'

const field = {
  kind: 'choice',
  tree: { id: (row: AnyRow) => row['id'], parent: (row: AnyRow) => row['up'] },
  option: (row: AnyRow) => ({ value: row['id'], label: String(row['id']) }),
} as unknown as ChoiceField
const placesOf = (rows: readonly AnyRow[]) =>
  optionsOf(field, rows, null, textIn('fr')).map(({ label, level }) => [label, level])

test('rows of a tree come parents first, and those that stand in a circle last', () => {
  const rows = [
    { id: 'b', up: 'a' },
    { id: 'c', up: 'b' },
    { id: 'a', up: null },
    { id: 'd', up: 'a' },
    { id: 'x', up: 'y' },
    { id: 'y', up: 'x' },
    { id: 'z', up: 'gone' },
  ]
  expect(placesOf(rows)).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
    ['d', 1],
    ['z', 0],
    ['x', 0],
    ['y', 1],
  ])
})

test('a chain of 20,000 rows, the last first', () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => ({ id: 20_000 - at, up: 19_999 - at }))
  expect(placesOf(rows).at(-1)).toEqual(['20000', 19_999])
})

test('an option has its text of the language', () => {
  const titled = { ...field, optionText: (row, text) => `${text.locale} ${String(row['id'])}` } as ChoiceField
  expect(optionsOf(titled, [{ id: 1 }], null, textIn('en')).map(({ label }) => label)).toEqual(['en 1'])
})

test('neither a record nor what stands below it is offered as its parent', () => {
  const ofParent = { ...field, tree: undefined, parentOf: field.tree } as ChoiceField
  const rows = [
    { id: 4, up: 3 },
    { id: 1, up: null },
    { id: 2, up: 1 },
    { id: 3, up: 2 },
    { id: 5, up: 1 },
  ]
  const offered = (record: AnyRow | null) =>
    chosenFrom(ofParent, () => rows as never, {}, record).map((row) => row['id'])
  expect(offered({ id: 2, up: 1 })).toEqual([1, 5])
  expect(offered(null)).toEqual([4, 1, 2, 3, 5])
})
