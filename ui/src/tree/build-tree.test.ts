import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildTree } from './build-tree.ts'

interface Row {
  id: number
  parent: number | null
}

const build = (rows: readonly Row[]) => buildTree(rows, { id: 'id', parentId: 'parent' })

test('gives depth, leaf, children and parent, whatever the order of the rows [3.tree-node]', () => {
  const { roots, nodes, orphans, cycles, duplicates } = build([
    { id: 3, parent: 2 },
    { id: 2, parent: 1 },
    { id: 1, parent: null },
    { id: 4, parent: 1 },
  ])
  expect(roots.map(({ id }) => id)).toEqual(['1'])
  expect(nodes.get('1')).toMatchObject({ depth: 0, leaf: false, parentNode: null })
  expect(nodes.get('1')?.children.map(({ id }) => id)).toEqual(['2', '4'])
  expect(nodes.get('3')).toMatchObject({ depth: 2, leaf: true })
  expect(nodes.get('3')?.parentNode).toBe(nodes.get('2'))
  expect([orphans, cycles, duplicates]).toEqual([[], [], []])
})

test('field names and functions [3.tree-node]', () => {
  const rows = [
    { idLocalisation: 'a', up: '' },
    { idLocalisation: 'b', up: 'a' },
  ]
  const { roots } = buildTree(rows, { id: 'idLocalisation', parentId: (row) => row.up })
  expect(roots.map(({ children }) => children.map(({ row }) => row.idLocalisation))).toEqual([['b']])
})

test('0 is no parent, unless a row has that id', () => {
  expect(build([{ id: 1, parent: 0 }])).toMatchObject({ orphans: [], roots: [{ id: '1' }] })
  expect(
    build([
      { id: 0, parent: null },
      { id: 1, parent: 0 },
    ]).roots.map(({ id }) => id),
  ).toEqual(['0'])
})

test('orphans stand as roots and are told', () => {
  const { roots, orphans } = build([
    { id: 1, parent: 77 },
    { id: 2, parent: 1 },
  ])
  expect([roots.map(({ id }) => id), orphans]).toEqual([['1'], [{ id: 1, parent: 77 }]])
})

test('a cycle is told and cut at its first row, with all its rows kept', () => {
  const { roots, nodes, cycles } = build([
    { id: 9, parent: 2 },
    { id: 1, parent: 3 },
    { id: 2, parent: 1 },
    { id: 3, parent: 2 },
    { id: 5, parent: 5 },
  ])
  expect(cycles).toEqual([['1', '3', '2'], ['5']])
  expect(roots.map(({ id }) => id)).toEqual(['1', '5'])
  expect(['1', '2', '3', '9'].map((id) => nodes.get(id)?.depth)).toEqual([0, 1, 2, 2])
})

test('a second row of an id is told and left out', () => {
  expect(
    build([
      { id: 1, parent: null },
      { id: 1, parent: null },
    ]),
  ).toMatchObject({ duplicates: [{ id: 1, parent: null }], roots: [{ id: '1' }] })
})

test('a key is known by its text, whether it is a number or not', () => {
  const key = fc.oneof(
    fc.constantFrom<unknown>(
      '0',
      '01',
      ' 1',
      '1.0',
      1,
      '1',
      1.5,
      '1.5',
      -1,
      '-1',
      -0,
      1e21,
      '1e+21',
      Number.NaN,
      'NaN',
      true,
    ),
    fc.constantFrom<unknown>(Number.MAX_SAFE_INTEGER, '9007199254740991', '9007199254740993', 9007199254740992, 'a'),
    fc.nat(20),
    fc.nat(20).map(String),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(key, key), { maxLength: 20 }), (given) => {
      const made = buildTree(given, { id: ([id]) => id, parentId: ([, parent]) => parent })
      // What every key is when it is a text from the start.
      const texts = given.map(([id, parent]) => [String(id), parent === 0 ? 0 : String(parent)] as const)
      const expected = buildTree(texts, { id: ([id]) => id, parentId: ([, parent]) => parent })
      const shape = (tree: { nodes: ReadonlyMap<string, { parentNode: { id: string } | null }> }) =>
        [...tree.nodes].map(([id, { parentNode }]) => [id, parentNode?.id])
      expect(shape(made)).toEqual(shape(expected))
      expect(made.nodes.size).toBe(new Set(texts.map(([id]) => id)).size)
    }),
    { numRuns: 5_000 },
  )
})

test('a chain of 10,000 levels and one of 10,000 rows in a circle', () => {
  const chain = Array.from({ length: 10_000 }, (_, id) => ({ id: id + 1, parent: id }))
  expect(build(chain).nodes.get('10000')?.depth).toBe(9999)
  const circle = chain.map((row) => (row.id === 1 ? { id: 1, parent: 10_000 } : row))
  const { cycles, nodes } = build(circle)
  expect([cycles.map(({ length }) => length), nodes.get('10000')?.depth]).toEqual([[10_000], 9999])
})

describe('any rows', () => {
  const rows = fc.array(fc.record({ id: fc.nat(30), parent: fc.option(fc.nat(34), { nil: null }) }), { maxLength: 40 })

  test('each id is in the tree once, under its parent unless told otherwise', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const { roots, nodes, orphans, cycles, duplicates } = build(given)
        const seen: string[] = []
        const walk = (list: typeof roots, depth: number) => {
          for (const node of list) {
            seen.push(node.id)
            expect(node.depth).toBe(depth)
            expect(node.leaf).toBe(node.children.length === 0)
            for (const child of node.children) expect(child.parentNode).toBe(node)
            walk(node.children, depth + 1)
          }
        }
        walk(roots, 0)
        expect(seen.toSorted()).toEqual([...nodes.keys()].toSorted())
        expect(nodes.size + duplicates.length).toBe(given.length)

        const cut = new Set(cycles.map(([first]) => first))
        for (const { row, parentNode, id } of nodes.values()) {
          const hasParent = row.parent !== null && nodes.has(String(row.parent))
          expect(parentNode?.id).toBe(hasParent && !cut.has(id) ? String(row.parent) : undefined)
          expect(orphans.includes(row)).toBe(row.parent !== null && row.parent !== 0 && !hasParent)
        }
      }),
      { numRuns: 10_000 },
    )
  })

  test('exactly the cycles that following parents one by one finds', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const { cycles, nodes } = build(given)
        const parents = new Map([...nodes.values()].map(({ id, row }) => [id, String(row.parent)]))
        const inCycle = [...nodes.keys()].filter((id) => {
          let at = parents.get(id)
          for (let step = 0; step <= nodes.size && at !== undefined && at !== id; step++) at = parents.get(at)
          return at === id
        })
        expect(cycles.flat().toSorted()).toEqual(inCycle.toSorted())
      }),
      { numRuns: 3000 },
    )
  })
})
