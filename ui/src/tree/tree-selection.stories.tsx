import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wordsOf } from '../internal/story-words.ts'
import { Button } from '../button/index.ts'
import { allOpen, openOnly, Tree } from './index.ts'
import { focused, focusIsOn, outline, placeOf, scroller } from './tree-story-focus.ts'
import { itemText, places, Stage, TreeDemo, treeOf } from './tree-story.tsx'
import type { Place } from './tree-story.tsx'

const meta = preview.meta({
  title: 'Components/Tree/Selection',
  component: TreeDemo,
  args: { onSelectionChange: fn(), onOpen: undefined, defaultExpansion: openOnly(['lyon', 'lyon.a']) },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
})

const selected = () =>
  [...document.querySelectorAll('[role=treeitem][aria-selected=true]')].map(
    (row) => row.querySelector('[data-text]')?.textContent,
  )
const checked = (state: string) =>
  [...document.querySelectorAll(`[role=treeitem][aria-checked=${state}]`)].map(
    (row) => row.querySelector('[data-text]')?.textContent,
  )

export const Single = meta.story({
  args: { selectionMode: 'single' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tree')).not.toHaveAttribute('aria-multiselectable')
    await userEvent.click(await canvas.findByText('Bâtiment B'))
    await expect(selected()).toEqual(['Bâtiment B'])
    await expect(canvas.getByRole('treeitem', { name: 'Évry' })).toHaveAttribute('aria-selected', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await focusIsOn('Évry')
    await expect(selected()).toEqual(['Bâtiment B'])
    await userEvent.keyboard(' ')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ selection: new Set(['evry']) })
    await expect(selected()).toEqual(['Évry'])
  },
})

/** The keys come to the selected item first. */
export const BeginsAtTheSelected = meta.story({
  args: { selectionMode: 'single', selection: new Set(['evry']) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Évry')
    await userEvent.tab()
    await focusIsOn('Évry')
  },
})

export const Multiple = meta.story({
  args: { selectionMode: 'multiple' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true')
    await canvas.findByText('Évry')
    await userEvent.tab()
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(selected()).toEqual(['Lyon Part-Dieu', 'Bâtiment A', 'Rez-de-chaussée'])
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await expect(selected()).toEqual(['Lyon Part-Dieu', 'Bâtiment A'])
    await userEvent.keyboard('{End} ')
    await expect(selected()).toEqual(['Lyon Part-Dieu', 'Bâtiment A', 'Orléans'])
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(selected()).toHaveLength(outline().length)
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(selected()).toEqual([])
    await userEvent.keyboard(' {Home}{Shift>} {/Shift}')
    await expect(selected()).toHaveLength(outline().length)

    await userEvent.click(canvas.getByText('Nantes'))
    await expect(selected()).toEqual(['Nantes'])
    await userEvent.keyboard('{Control>}')
    await userEvent.click(canvas.getByText('Évry'))
    await userEvent.keyboard('{/Control}')
    await expect(selected()).toEqual(['Évry', 'Nantes'])
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByText('Orléans'))
    await userEvent.keyboard('{/Shift}')
    await expect(selected()).toEqual(['Évry', 'Nantes', 'Orléans'])
  },
})

export const ThreeState = meta.story({
  args: { selectionMode: 'checkbox' },
  play: async ({ args, canvas, userEvent }) => {
    const lyon = await canvas.findByRole('treeitem', { name: /^Lyon/ })
    await expect(lyon).toHaveAttribute('aria-checked', 'false')
    await expect(lyon).not.toHaveAttribute('aria-selected')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ')
    await focusIsOn('Rez-de-chaussée')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ selection: new Set(['lyon.a.0']) })
    await expect([checked('true'), checked('mixed')]).toEqual([['Rez-de-chaussée'], ['Lyon Part-Dieu', 'Bâtiment A']])
    await userEvent.keyboard('{ArrowRight}')
    await expect(checked('true')).toEqual(
      ['Rez-de-chaussée', 'Hall d’accueil12', 'Local électrique4'].map((text) => text.replace(/\d+$/, '')),
    )
    await userEvent.keyboard('{Home} ')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ selection: new Set(['lyon']) })
    await userEvent.click(canvas.getByText('Bâtiment B'))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ selection: new Set(['lyon.a']) })
    await expect(checked('mixed')).toEqual(['Lyon Part-Dieu'])
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(checked('true')).toHaveLength(outline().length)
  },
})

/** Five sites of 100 buildings with 200 rooms each. */
const many: readonly Place[] = Array.from({ length: 5 }, (_, site) => [
  { id: `s${site}`, parentId: null, text: `Site ${site}`, kind: 'site' as const },
  ...Array.from({ length: 100 }, (_building, building) => [
    {
      id: `s${site}b${building}`,
      parentId: `s${site}`,
      text: `Bâtiment ${site}-${building}`,
      kind: 'building' as const,
    },
    ...Array.from({ length: 200 }, (_room, room) => ({
      id: `s${site}b${building}r${room}`,
      parentId: `s${site}b${building}`,
      text: `Local ${site}-${building}-${room}`,
      kind: 'room' as const,
    })),
  ]).flat(),
]).flat()

export const OneHundredThousand = meta.story({
  args: { rows: many, hasBar: true, selectionMode: 'multiple', defaultExpansion: undefined },
  play: async ({ canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await canvas.findByRole('treeitem', { name: 'Site 0' })
    await userEvent.click(canvas.getByRole('button', { name: t('tree.expandAll') }))
    await userEvent.click(await canvas.findByText('Bâtiment 0-0'))
    await userEvent.keyboard('{End}')
    await focusIsOn('Local 4-99-199')
    await expect(placeOf(focused())).toEqual([3, 200, 200])
    await expect(document.querySelectorAll('[role=treeitem]').length).toBeLessThan(60)

    await userEvent.keyboard('{PageUp}')
    await waitFor(async () => await expect(focused()).not.toHaveTextContent('Local 4-99-199'))
    const [level, position, size] = placeOf(focused())
    await expect([level, size]).toEqual([3, 200])
    await expect(position).toBeLessThan(195)
    await userEvent.keyboard('{PageDown}')
    await focusIsOn('Local 4-99-199')

    // In the middle, where no neighbour of its branch is drawn: every row still knows its place.
    scroller().scrollTop = 36 * 50_195
    const room = await canvas.findByRole('treeitem', { name: 'Local 2-49-147' })
    await expect(placeOf(room)).toEqual([3, 148, 200])
    await expect(
      new Set([...document.querySelectorAll('[role=treeitem]')].map((row) => placeOf(row).join(' '))).size,
    ).toBeGreaterThan(20)
    await userEvent.keyboard('{End}')
    await focusIsOn('Local 4-99-199')

    scroller().scrollTop = 360_000
    await waitFor(async () => await expect(canvas.queryByRole('treeitem', { name: 'Local 4-99-199' })).toBeNull())
    await expect(canvas.getByRole('tree')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await focusIsOn('Local 4-99-198')

    await userEvent.keyboard('{Home}{ArrowDown}{Control>}a{/Control}')
    await focusIsOn('Bâtiment 0-0')
    await expect(selected()).toHaveLength(document.querySelectorAll('[role=treeitem]').length)
    await userEvent.type(canvas.getByRole('searchbox'), '3-42-7')
    await waitFor(
      async () => await expect(outline().slice(0, 3)).toEqual(['1 Site 3', '2 Bâtiment 3-42', '3 Local 3-42-7']),
    )
    await userEvent.click(canvas.getByRole('button', { name: t('tree.clearSearch') }))
    await userEvent.click(canvas.getByRole('button', { name: t('tree.collapseAll') }))
    await waitFor(async () => await expect(outline()).toEqual([0, 1, 2, 3, 4].map((site) => `1 Site ${site}`)))
  },
})

function Refreshed() {
  const [rows, setRows] = useState<readonly Place[]>(places)
  const { roots } = treeOf(rows)
  return (
    <>
      <Button onPress={() => setRows(rows.map((row) => ({ ...row, text: `${row.text}.` })))}>Actualiser</Button>
      <Button onPress={() => setRows(rows.filter(({ id }) => id !== 'lyon.a.1.101'))}>Supprimer</Button>
      <Tree
        label="Localisations"
        items={roots}
        itemText={itemText}
        defaultExpansion={allOpen}
        selectionMode="multiple"
      />
    </>
  )
}

export const RefreshKeepsPlace = meta.story({
  render: () => <Refreshed />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Bureau 101'))
    canvas.getByRole('button', { name: 'Actualiser' }).click()
    await focusIsOn('Bureau 101.')
    await expect(selected()).toEqual(['Bureau 101.'])
    canvas.getByRole('button', { name: 'Supprimer' }).click()
    await focusIsOn('Bureau 102.')
  },
})
