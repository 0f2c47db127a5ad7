import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildTree } from './build-tree.ts'
import type { TreeNode } from './build-tree.ts'
import { indexTree } from './tree-index.ts'
import { moveOf, moveProblem, moveRows, topmost } from './tree-move.ts'
import type { MovePosition } from './tree-move.ts'

interface Row {
  id: string
  parent: string | null
}

const read = (rows: readonly Row[]) =>
  indexTree(buildTree(rows, { id: 'id', parentId: 'parent' }).roots, {
    keyOf: ({ id }) => id,
    childrenOf: ({ children }) => children,
  })
const rows: Row[] = [
  { id: 'a', parent: null },
  { id: 'a1', parent: 'a' },
  { id: 'a2', parent: 'a' },
  { id: 'a2x', parent: 'a2' },
  { id: 'b', parent: null },
]
const moved = (list: readonly Row[], nodes: readonly number[], target: number, position: MovePosition): Row[] => {
  const move = moveOf(read(list), nodes, target, position)
  return moveRows(
    list,
    { moved: move.moved.map(({ row }) => row), target: move.target?.row ?? null, position },
    {
      id: 'id',
      parentId: 'parent',
      withParent: (row, parent) => ({ ...row, parent: parent?.id ?? null }),
    },
  )
}
const outline = (list: readonly Row[]) => {
  const lines: string[] = []
  const walk = (nodes: readonly TreeNode<Row>[]) =>
    nodes.forEach((node) => {
      lines.push('.'.repeat(node.depth) + node.id)
      walk(node.children)
    })
  walk(buildTree(list, { id: 'id', parentId: 'parent' }).roots)
  return lines
}

test('a branch takes what it holds along', () => {
  expect(topmost(read(rows), [3, 2, 4, 1])).toEqual([1, 2, 4])
  expect(outline(moved(rows, [2], 4, 'inside'))).toEqual(['a', '.a1', 'b', '.a2', '..a2x'])
})

test('before, after, inside, and to the top level', () => {
  expect(outline(moved(rows, [3], 1, 'before'))).toEqual(['a', '.a2x', '.a1', '.a2', 'b'])
  expect(outline(moved(rows, [1], 4, 'after'))).toEqual(['a', '.a2', '..a2x', 'b', 'a1'])
  expect(outline(moved(rows, [1], -1, 'inside'))).toEqual(['a', '.a2', '..a2x', 'b', 'a1'])
})

test('what can never be', () => {
  const index = read(rows)
  expect(moveProblem(index, [2], 2, 'inside')).toBe('itself')
  expect(moveProblem(index, [0], 3, 'before')).toBe('descendant')
  expect(moveProblem(index, [1], 2, 'before')).toBe('same')
  expect(moveProblem(index, [2], 1, 'after')).toBe('same')
  expect(moveProblem(index, [2], 0, 'inside')).toBe('same')
  expect(moveProblem(index, [4], -1, 'inside')).toBe('same')
  expect(moveProblem(index, [1], 0, 'inside')).toBeNull()
})

test('for any tree and any move: nothing is lost, no cycle comes, and what moved is where it was to go', () => {
  const anyRows = fc.array(fc.nat(), { minLength: 1, maxLength: 12 }).map((picks) =>
    picks.map((pick, at): Row => ({
      id: String(at),
      parent: at === 0 || pick % (at + 1) === at ? null : String(pick % (at + 1)),
    })),
  )
  const place = fc.constantFrom<MovePosition>('before', 'inside', 'after')
  fc.assert(
    fc.property(
      anyRows,
      fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
      fc.nat(),
      place,
      (list, picks, pick, position) => {
        const index = read(list)
        const nodes = topmost(index, new Set(picks.map((one) => one % index.count)))
        const target = pick % index.count
        const problem = moveProblem(index, nodes, target, position)
        fc.pre(problem === null || problem === 'same')
        const keys = nodes.map((at) => index.items[at]?.id ?? '')
        const next = moved(list, nodes, target, position)
        const tree = buildTree(next, { id: 'id', parentId: 'parent' })
        expect([tree.cycles, tree.orphans, tree.nodes.size]).toEqual([[], [], list.length])
        if (problem === 'same') expect(outline(next)).toEqual(outline(list))
        const goal = tree.nodes.get(index.items[target]?.id ?? '')
        const home = position === 'inside' ? goal : goal?.parentNode
        const siblings = (home?.children ?? tree.roots).map(({ id }) => id)
        const at = siblings.indexOf(keys[0] ?? '')
        expect(siblings.slice(at, at + keys.length)).toEqual(keys)
        if (position === 'before') expect(siblings[at + keys.length]).toBe(goal?.id)
        if (position === 'after') expect(siblings[at - 1]).toBe(goal?.id)
        if (position === 'inside') expect(at + keys.length).toBe(siblings.length)
      },
    ),
    { numRuns: 5000 },
  )
})
