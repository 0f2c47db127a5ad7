import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checked,
  checkedKeys,
  checkStates,
  cover,
  mixed,
  toggleAllChecked,
  toggleChecked,
  toggledRows,
  unchecked,
} from './tree-selection.ts'
import { rangeOf } from '../internal/rows/selection.ts'
import { treeSource } from './tree-source.ts'
import { keyMap, indexTree } from './tree-index.ts'
import type { TreeIndex } from './tree-index.ts'
import { hitIn, searchTree, typeAheadRow } from './tree-search.ts'
import {
  allClosed,
  allOpen,
  nearestRow,
  nodeOf,
  openOnly,
  placeOf,
  rowOf,
  visibleRows,
  withOpen,
} from './tree-state.ts'
import type { Expansion, TreeShape } from './tree-state.ts'

interface Item {
  id: string
  text: string
  children?: Item[]
  hasMore?: boolean
}

const read = (items: readonly Item[]) =>
  indexTree(items, {
    keyOf: ({ id }) => id,
    childrenOf: ({ children }) => children,
    hasMore: (item) => item.hasMore === true,
  })
const shapeOf = (index: TreeIndex<Item>, more: Partial<TreeShape<Item>> = {}): TreeShape<Item> => ({
  index,
  expansion: allClosed,
  chosen: new Map(),
  hits: null,
  loads: new Map(),
  isFlat: false,
  ...more,
})
const namesOf = (shape: TreeShape<Item>) =>
  [...visibleRows(shape)].map((row) => (row < 0 ? '…' : '') + shape.index.keyOf(shape.index.items[nodeOf(row)] as Item))

/** Trees of some 30 nodes whose ids are their places: 0, 0.1, 0.1.0. */
const forest: fc.Arbitrary<Item[]> = fc
  .letrec<{ node: Item; list: Item[] }>((tie) => ({
    node: fc.record({
      id: fc.constant(''),
      text: fc.constantFrom('Élan', 'bé', 'Zoé', 'ab', 'x'),
      children: fc.option(tie('list'), { nil: undefined }),
    }),
    list: fc.array(tie('node'), { maxLength: 4 }),
  }))
  .list.map((list) => {
    const named = (items: Item[], prefix: string): Item[] =>
      items.map((item, at) => ({
        ...item,
        id: `${prefix}${at}`,
        children: item.children && named(item.children, `${prefix}${at}.`),
      }))
    return named(list, '')
  })

const some: Item[] = [
  {
    id: 'a',
    text: 'Alpha',
    children: [
      { id: 'a1', text: 'Un' },
      { id: 'a2', text: 'Deux', children: [{ id: 'a2x', text: 'Été' }] },
    ],
  },
  { id: 'b', text: 'Bêta', hasMore: true },
  { id: 'c', text: 'Gamma' },
]

describe('rows', () => {
  test('open and closed, with places as if all were there', () => {
    const index = read(some)
    expect(namesOf(shapeOf(index))).toEqual(['a', 'b', 'c'])
    const shape = shapeOf(index, { expansion: openOnly(['a']) })
    expect(namesOf(shape)).toEqual(['a', 'a1', 'a2', 'b', 'c'])
    expect(placeOf(shape, visibleRows(shape), 2)).toEqual({ level: 2, position: 2, setSize: 2 })
    expect(placeOf(shape, visibleRows(shape), 4)).toEqual({ level: 1, position: 3, setSize: 3 })
  })

  test('a branch to be loaded has a row under it once it is open, but not when all is opened', () => {
    const index = read(some)
    expect(namesOf(shapeOf(index, { expansion: openOnly(['b']) }))).toEqual(['a', 'b', '…b', 'c'])
    expect(namesOf(shapeOf(index, { expansion: allOpen }))).toEqual(['a', 'a1', 'a2', 'a2x', 'b', 'c'])
    expect(namesOf(shapeOf(index, { expansion: allOpen, loads: new Map([['b', 'pending']]) }))).toContain('…b')
  })

  test('a hidden node leads to its nearest ancestor', () => {
    const index = read(some)
    const rows = visibleRows(shapeOf(index, { expansion: openOnly(['a']) }))
    expect(nearestRow(index, rows, keyMap(index).get('a2x') ?? -1)).toBe(2)
  })

  test('an item that holds itself ends', () => {
    const loop: Item = { id: 'l', text: 'l', children: [] }
    loop.children?.push({ id: 'm', text: 'm', children: [loop] })
    expect(read([loop]).count).toBe(3)
  })

  // Looking up the chain at each node would not end while anybody waits.
  test('a chain of a million nodes', () => {
    let chain: Item = { id: '0', text: '' }
    for (let at = 1; at < 1_000_000; at += 1) chain = { id: `${at}`, text: '', children: [chain] }
    const index = read([chain])
    expect([index.count, index.size[0], index.parent[999_999]]).toEqual([1_000_000, 1_000_000, 999_998])
  })

  test('equal a walk over the items, for any tree and any steps', () => {
    const step = fc.record({
      pick: fc.nat(),
      open: fc.boolean(),
      all: fc.constantFrom(null, null, null, allOpen, allClosed),
    })
    fc.assert(
      fc.property(forest, fc.array(step, { maxLength: 12 }), (items, steps) => {
        const index = read(items)
        let expansion: Expansion = allClosed
        let open = new Set<string>()
        for (const { pick, open: isOpen, all } of steps) {
          if (all) {
            expansion = all
            open = new Set(all === allOpen ? index.items.map(({ id }) => id) : [])
          } else if (index.count > 0) {
            const { id } = index.items[pick % index.count] as Item
            expansion = withOpen(expansion, [id], isOpen)
            if (isOpen) open.add(id)
            else open.delete(id)
          }
          const seen: [string, number, number, number][] = []
          const walk = (list: readonly Item[], level: number) =>
            list.forEach(({ id, children }, at) => {
              seen.push([id, level, at + 1, list.length])
              if (children && open.has(id)) walk(children, level + 1)
            })
          walk(items, 1)
          const shape = shapeOf(index, { expansion })
          const rows = visibleRows(shape)
          expect(
            [...rows].map((at, row) => {
              const { level, position, setSize } = placeOf(shape, rows, row)
              expect(rowOf(rows, at)).toBe(row)
              return [index.items[at]?.id, level, position, setSize]
            }),
          ).toEqual(seen)
        }
      }),
      { numRuns: 3000 },
    )
  })
})

describe('search', () => {
  test('keeps ancestors, is blind to accents, opens what holds a hit', () => {
    const index = read(some)
    const hits = searchTree(index, ({ text }) => text, 'ETE')
    expect(namesOf(shapeOf(index, { hits }))).toEqual(['a', 'a2', 'a2x'])
    expect(hits?.count).toBe(1)
    expect(searchTree(index, ({ text }) => text, '  ')).toBeNull()
  })

  test('of several words a hit says one, and the others stand in it or above it', () => {
    const index = read(some)
    const found = (search: string) => namesOf(shapeOf(index, { hits: searchTree(index, ({ text }) => text, search) }))
    expect(found('alpha un')).toEqual(['a', 'a1'])
    expect(found('été  deux')).toEqual(['a', 'a2', 'a2x'])
    expect(found('un deux')).toEqual([])
    expect(searchTree(index, ({ text }) => text, 'alpha')?.count).toBe(1)
  })

  test('a hit is closed, and shows what it holds when opened', () => {
    const index = read(some)
    const hits = searchTree(index, ({ text }) => text, 'alpha')
    expect(namesOf(shapeOf(index, { hits }))).toEqual(['a'])
    const opened = shapeOf(index, {
      hits,
      chosen: new Map([
        ['a', true],
        ['a2', true],
      ]),
    })
    expect(namesOf(opened)).toEqual(['a', 'a1', 'a2', 'a2x'])
    expect(placeOf(opened, visibleRows(opened), 2)).toEqual({ level: 2, position: 2, setSize: 2 })
  })

  test('equals filtering the items, with places among those that show', () => {
    fc.assert(
      fc.property(forest, fc.constantFrom('e', 'b', 'ab', 'zo', 'q'), (items, query) => {
        const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
        const filtered = (list: readonly Item[]): Item[] =>
          list.flatMap((item) => {
            const children = filtered(item.children ?? [])
            return children.length > 0 || plain(item.text).includes(query) ? [{ ...item, children }] : []
          })
        const seen: [string, number, number, number][] = []
        const walk = (list: readonly Item[], level: number) =>
          list.forEach(({ id, children }, at) => {
            seen.push([id, level, at + 1, list.length])
            walk(children ?? [], level + 1)
          })
        walk(filtered(items), 1)
        const index = read(items)
        const shape = shapeOf(index, { hits: searchTree(index, ({ text }) => text, query) })
        const rows = visibleRows(shape)
        expect([...rows].map((at, row) => [index.items[at]?.id, ...Object.values(placeOf(shape, rows, row))])).toEqual(
          seen,
        )
      }),
      { numRuns: 3000 },
    )
  })

  test('flat: all nodes at one level, and of a search only the hits', () => {
    const index = read(some)
    expect(namesOf(shapeOf(index, { isFlat: true }))).toEqual(['a', 'a1', 'a2', 'a2x', 'b', 'c'])
    const shape = shapeOf(index, { isFlat: true, hits: searchTree(index, ({ text }) => text, 'e') })
    expect(namesOf(shape)).toEqual(['a2', 'a2x', 'b'])
    expect(placeOf(shape, visibleRows(shape), 1)).toEqual({ level: 1, position: 2, setSize: 3 })
  })

  test('where the hit is in its text', () => {
    expect(hitIn('Électricité', 'cit')).toEqual([7, 10])
    expect(hitIn('Local technique', 'halle tech')).toEqual([6, 10])
    expect(hitIn('Cœur', 'oeu')).toBeNull()
  })

  test('typed letters go round', () => {
    const texts = ['alpha', 'beta', 'bravo', 'gamma']
    const go = (typed: string, from: number) => typeAheadRow(texts.length, (row) => texts[row], typed, from)
    expect([go('b', 0), go('b', 1), go('b', 2), go('bb', 1), go('br', 1), go('É', 0)]).toEqual([1, 2, 1, 2, 2, -1])
  })
})

describe('three states', () => {
  test('a branch stands for all it holds', () => {
    const index = read(some)
    const selection = toggleChecked(index, new Set(['elsewhere']), 0)
    expect([...selection]).toEqual(['elsewhere', 'a'])
    expect(checkedKeys(index, selection)).toEqual(['a', 'a1', 'a2', 'a2x'])
    const less = toggleChecked(index, selection, 1)
    expect([...less]).toEqual(['elsewhere', 'a2'])
    expect([...checkStates(index, less)]).toEqual([mixed, unchecked, checked, checked, unchecked, unchecked])
    expect([...toggleAllChecked(index, less)]).toEqual(['elsewhere', 'a', 'b', 'c'])
  })

  test('all that a search finds is checked and unchecked, and nothing else', () => {
    const index = read(some)
    const hits = searchTree(index, ({ id }) => id, 'a2')
    const found = toggleAllChecked(index, new Set(['elsewhere', 'b']), hits)
    expect([...found]).toEqual(['elsewhere', 'a2', 'b'])
    expect([...toggleAllChecked(index, found, hits)]).toEqual(['elsewhere', 'b'])
    // A branch that was checked keeps what the search does not show.
    expect([...toggleAllChecked(index, new Set(['a']), hits)]).toEqual(['a1'])
  })

  test('equal an oracle of leaves over 10,000 sequences', () => {
    fc.assert(
      fc.property(forest, fc.array(fc.nat(), { maxLength: 8 }), (items, picks) => {
        const index = read(items)
        const leavesOf = (item: Item): string[] =>
          item.children && item.children.length > 0 ? item.children.flatMap(leavesOf) : [item.id]
        const leaves = new Set<string>()
        let selection: ReadonlySet<string> = new Set()
        for (const pick of index.count > 0 ? picks : []) {
          const at = pick % index.count
          const own = leavesOf(index.items[at] as Item)
          const isFull = own.every((leaf) => leaves.has(leaf))
          for (const leaf of own) {
            if (isFull) leaves.delete(leaf)
            else leaves.add(leaf)
          }
          selection = toggleChecked(index, selection, at)
          const wanted = index.items.map((item) => {
            const held = leavesOf(item).filter((leaf) => leaves.has(leaf)).length
            return held === 0 ? unchecked : held === leavesOf(item).length ? checked : mixed
          })
          expect([...checkStates(index, selection)]).toEqual(wanted)
          // Told by leaves alone it is the same.
          expect([...checkStates(index, leaves)]).toEqual(wanted)
          expect(cover(index, checkStates(index, leaves))).toEqual(selection)
        }
      }),
      { numRuns: 10_000 },
    )
  })
})

test('ranges and all rows that show', () => {
  const index = read(some)
  const rows = visibleRows(shapeOf(index, { expansion: openOnly(['a', 'b']) }))
  expect([...rangeOf(treeSource(index, rows), 4, 1, new Set(['z']))]).toEqual(['z', 'a1', 'a2', 'b'])
  const all = toggledRows(treeSource(index, rows), new Set(['z']))
  expect([...all]).toEqual(['z', 'a', 'a1', 'a2', 'b', 'c'])
  expect([...toggledRows(treeSource(index, rows), all)]).toEqual(['z'])
})

describe('items that are not there', () => {
  const room = (id: string, isComing = false): Item => ({ id, text: isComing ? '' : id, hasMore: isComing })
  const isComing = ({ hasMore }: Item) => hasMore === true
  /** A branch of three places, of which the ones named are there. */
  const sourceOf = (...there: string[]) => {
    const rooms = ['a', 'b', 'c'].map((id, at) => (there.includes(id) ? room(id) : room(`coming ${at}`, true)))
    const index = indexTree([{ id: 'site', text: 'site', children: rooms }], {
      keyOf: ({ id }: Item) => id,
      childrenOf: ({ children }: Item) => children,
    })
    return treeSource(index, visibleRows(shapeOf(index, { expansion: allOpen })), isComing)
  }

  test('have a place, and no item', () => {
    const source = sourceOf('b')
    expect([0, 1, 2, 3].map((row) => (source.itemAt(row) as Item | undefined)?.id)).toEqual([
      'site',
      undefined,
      'b',
      undefined,
    ])
    expect(new Set([0, 1, 2, 3].map(source.keyAt)).size).toBe(4)
    expect([...rangeOf(source, 0, 3)]).toEqual(['site', 'b'])
  })

  test('are found where they stand once they have come, and what comes beside them moves nothing', () => {
    const key = sourceOf().keyAt(3)
    expect(sourceOf('a').find(key, 3)).toBe(3)
    expect(sourceOf('a', 'b', 'c').find(key, 1)).toBe(3)
  })

  test('are nowhere once their branch is gone', () => {
    const key = sourceOf().keyAt(2)
    const index = read([{ id: 'other', text: 'other' }])
    expect(treeSource(index, visibleRows(shapeOf(index)), isComing).find(key, 0)).toBe(-1)
  })
})
