import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { buildTree, Tree } from './index.ts'
import type { TreeNode } from './index.ts'
import { focused, focusIsOn, placeOf, scroller } from './tree-story-focus.ts'
import { Stage } from './tree-story.tsx'

interface Reading {
  id: number
  parentId: null
}

const million = 1_000_000
const itemText = ({ row }: TreeNode<Reading>) => `Relevé ${row.id + 1}`

function Million() {
  const [{ roots }] = useState(() =>
    buildTree(
      Array.from({ length: million }, (_, id): Reading => ({ id, parentId: null })),
      { id: 'id', parentId: 'parentId' },
    ),
  )
  return <Tree label="Relevés" items={roots} itemText={itemText} />
}

const meta = preview.meta({
  title: 'Components/Tree/Million',
  component: Million,
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
})

/** Trees reach every row as grids do: they stand on the same engine. */
export const OneMillion = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('keys', async () => {
      await userEvent.click(await canvas.findByText('Relevé 1'))
      await userEvent.keyboard('{End}')
      await focusIsOn('Relevé 1000000')
      await expect(placeOf(focused())).toEqual([1, million, million])
      await userEvent.keyboard('{ArrowUp}')
      await focusIsOn('Relevé 999999')
    })
    await step('the scroll bar', async () => {
      scroller().scrollTop = 0
      await canvas.findByRole('treeitem', { name: 'Relevé 1' })
      scroller().scrollTop = scroller().scrollHeight
      const last = await canvas.findByRole('treeitem', { name: 'Relevé 1000000' })
      await waitFor(() =>
        expect(Math.round(last.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
          Math.ceil(scroller().getBoundingClientRect().bottom),
        ),
      )
    })
  },
})
