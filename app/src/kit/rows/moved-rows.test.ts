import { describe, expect, test } from 'vitest'
import type { AnyRow } from '../place/row.ts'
import { movedBack, movedRows } from './moved-rows.ts'

const row = (id: number, up: number | null, order: number) => ({ id, up, order })
const tree = [row(1, null, 1), row(2, 1, 1), row(3, 1, 2), row(4, null, 2)]
const asTree = { id: 'id', parent: 'up', order: 'order' }

describe('in a tree', () => {
  test('a row goes below another, at its end, and those it leaves close up', () => {
    expect(
      movedRows({ rows: tree, moved: tree.slice(3), target: tree[0] ?? null, position: 'inside', ...asTree }),
    ).toEqual([row(4, 1, 3)])
  })

  test('a row put before a sibling changes both', () => {
    expect(
      movedRows({ rows: tree, moved: tree.slice(2, 3), target: tree[1] ?? null, position: 'before', ...asTree }),
    ).toEqual([row(3, 1, 1), row(2, 1, 2)])
  })
})

describe('where the server makes room', () => {
  const menus = [
    { ...row(-1, null, 0), menu: 'A' },
    { ...row(1, -1, 1), menu: 'A' },
    { ...row(2, -1, 5), menu: 'A' },
    { ...row(-2, null, 1), menu: 'B' },
    { ...row(3, -2, 1), menu: 'B' },
  ]
  const moving = { rows: menus, ...asTree, inherits: ['menu'], makesRoom: true }
  const at = (index: number) => menus[index] ?? null

  test('only the moved row is sent, in the place of the one it stands before', () => {
    expect(movedRows({ ...moving, moved: menus.slice(4), target: at(2), position: 'before' })).toEqual([
      { ...row(3, -1, 5), menu: 'A' },
    ])
  })

  test('a row goes to the end of another heading, and becomes one of its menu', () => {
    expect(movedRows({ ...moving, moved: menus.slice(1, 2), target: at(3), position: 'inside' })).toEqual([
      { ...row(1, -2, 2), menu: 'B' },
    ])
  })
})

describe('in one line', () => {
  const line = [1, 2, 3].map((id) => ({ id, order: id, below: id === 3 ? 9 : null }))
  const inLine = { id: 'id', parent: undefined, order: 'order' }

  test('only places change, whatever else the rows hold', () => {
    expect(
      movedRows({ rows: line, moved: line.slice(2), target: line[0] ?? null, position: 'before', ...inLine }),
    ).toEqual([
      { id: 3, order: 1, below: 9 },
      { id: 1, order: 2, below: null },
      { id: 2, order: 3, below: null },
    ])
  })

  test('without a target a row goes to the end', () => {
    expect(
      movedRows({ rows: line, moved: line.slice(0, 1), target: null, position: 'inside', ...inLine }).map(
        ({ id, order }) => [id, order],
      ),
    ).toEqual([
      [2, 1],
      [3, 2],
      [1, 3],
    ])
  })
})

describe('a move that is taken back', () => {
  const at = (id: number, under: number | null, ordre: number) => ({ id, under, ordre })
  const shape = { id: 'id', parent: 'under', order: 'ordre' }
  const undone = (before: AnyRow[], now: AnyRow[], ...keys: number[]) =>
    movedBack({ ...shape, before, now, keys: new Set<unknown>(keys), makesRoom: true })
  /** As the server saves one: it makes room. */
  const saved = (rows: AnyRow[], one: AnyRow) => {
    const isTaken = rows.some((other) => other.id !== one.id && other.under === one.under && other.ordre === one.ordre)
    return rows.map((other) =>
      other.id === one.id
        ? one
        : isTaken && other.under === one.under && Number(other.ordre) >= Number(one.ordre)
          ? { ...other, ordre: Number(other.ordre) + 1 }
          : other,
    )
  }
  const shown = (rows: AnyRow[]) =>
    rows
      .toSorted((one, other) => Number(one.under) - Number(other.under) || Number(one.ordre) - Number(other.ordre))
      .map(({ id, under }) => `${String(under)}>${String(id)}`)

  test.each([
    ['the last was put first', [[3, null, 1]]],
    ['the first was put last', [[1, null, 4]]],
    ['one went below another', [[2, 4, 1]]],
    [
      'the two at the ends went below another',
      [
        [1, 4, 1],
        [3, 4, 2],
      ],
    ],
    [
      'two neighbours went below another',
      [
        [2, 4, 1],
        [3, 4, 2],
      ],
    ],
    [
      'all that stood there went below another',
      [
        [1, 4, 1],
        [2, 4, 2],
        [3, 4, 3],
      ],
    ],
  ] as const)('%s: all stand as they stood', (_, moves) => {
    const before = [at(1, null, 1), at(2, null, 2), at(3, null, 3), at(4, 9, 1), at(5, 4, 1)]
    const now = moves.reduce<AnyRow[]>((rows, [id, under, ordre]) => saved(rows, at(id, under, ordre)), before)
    expect(shown(now)).not.toEqual(shown(before))
    expect(shown(undone(before, now, ...moves.map(([id]) => id)).reduce(saved, now))).toEqual(shown(before))
  })

  test('keeps what else changed of a row meanwhile, and leaves alone what is gone', () => {
    const before = [at(1, null, 1), at(2, null, 2)]
    const now = [{ ...at(2, 1, 1), name: 'Autre', dtModification: 'later' }]
    expect(undone(before, now, 1, 2)).toEqual([
      { id: 2, under: null, ordre: 1, name: 'Autre', dtModification: 'later' },
    ])
  })

  test('where every sibling is sent, gives each the place it had', () => {
    const before = [at(1, null, 1), at(2, null, 2)]
    expect(
      movedBack({ ...shape, before, now: [at(2, null, 1), at(1, null, 2)], keys: new Set<unknown>([1, 2]) }),
    ).toEqual([at(2, null, 2), at(1, null, 1)])
  })
})
