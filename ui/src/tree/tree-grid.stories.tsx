import { useMemo } from 'react'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import type { GridColumn } from '../grid/index.ts'
import { allOpen, openOnly, TreeGrid } from './index.ts'
import type { TreeGridProps } from './index.ts'
import { focused, focusIsOn, outline, placeOf } from './tree-story-focus.ts'
import { itemIcon, itemText, places, Stage, treeOf } from './tree-story.tsx'
import type { PlaceNode } from './tree-story.tsx'

const columns: readonly GridColumn<PlaceNode>[] = [
  { id: 'text', text: 'Localisation', value: 'row.text', width: 300 },
  { id: 'equipment', text: 'Matériels', value: 'row.equipment', dataType: 'number' },
  { id: 'inspected', text: 'Inspecté le', value: 'row.inspected', dataType: 'Date' },
]

function TreeGridDemo(props: Partial<TreeGridProps<PlaceNode>>) {
  const { roots } = useMemo(() => treeOf(places), [])
  return <TreeGrid label="Localisations" columns={columns} items={roots} itemText={itemText} itemIcon={itemIcon} {...props} />
}

const meta = preview.meta({
  title: 'Components/TreeGrid',
  component: TreeGridDemo,
  args: { onOpen: fn(), onSelectionChange: fn() },
  decorators: [(Story) => <Stage data-width="wide"><Story /></Stage>],
})

const cellName = () => document.activeElement?.textContent

export const Default = meta.story({
  args: { defaultExpansion: openOnly(['lyon']) },
  play: async ({ args, canvas, userEvent }) => {
    const grid = canvas.getByRole('treegrid', { name: 'Localisations' })
    await expect(grid).toHaveAttribute('aria-rowcount', '7')
    await expect(grid).toHaveAttribute('aria-colcount', '3')
    await canvas.findByRole('row', { name: /^Bâtiment A/ })
    await userEvent.tab()
    await focusIsOn('Lyon Part-Dieu')
    await expect(document.activeElement).toHaveAttribute('role', 'row')
    await expect(document.activeElement).toHaveAttribute('aria-rowindex', '2')
    await userEvent.keyboard('{ArrowDown}')
    await expect(placeOf(focused())).toEqual([2, 1, 2])
    await userEvent.keyboard('{ArrowRight}')
    await expect(focused()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(document.activeElement).toHaveAttribute('role', 'gridcell')
    await expect(cellName()).toBe('Bâtiment A')
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowRight}')
    await expect(focused()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
    await expect(cellName()).toBe('12')
    await userEvent.keyboard('{End}')
    await expect(cellName()).toBe('18/03/2026')
    await userEvent.keyboard('{ArrowDown}')
    await expect(cellName()).toBe('02/11/2025')
    await userEvent.keyboard('{Home}')
    await expect(cellName()).toBe('Local électrique')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(document.activeElement).toHaveAttribute('role', 'row')
    await userEvent.keyboard('{ArrowLeft}')
    await focusIsOn('Rez-de-chaussée')
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith({ item: expect.objectContaining({ id: 'lyon.a.0' }) })
    await userEvent.keyboard('{End}')
    await focusIsOn('Orléans')
    await userEvent.keyboard('{Home}')
    await focusIsOn('Lyon Part-Dieu')
  },
})

export const ThreeState = meta.story({
  args: { selectionMode: 'checkbox', defaultExpansion: openOnly(['lyon', 'lyon.a']), onOpen: undefined },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('treegrid')).toHaveAttribute('aria-multiselectable', 'true')
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Sélectionner Rez-de-chaussée' }))
    await expect(canvas.getByRole('checkbox', { name: 'Sélectionner Bâtiment A' })).toHaveAttribute('aria-checked', 'mixed')
    await focusIsOn('Rez-de-chaussée')
    await userEvent.keyboard('{ArrowUp} ')
    await expect(canvas.getByRole('row', { name: /^Sélectionner Bâtiment A/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('checkbox', { name: 'Sélectionner Lyon Part-Dieu' })).toHaveAttribute('aria-checked', 'mixed')
  },
})

export const MultipleWithMenu = meta.story({
  args: { selectionMode: 'multiple', defaultExpansion: allOpen, onMove: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Bureau 101'))
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(2)
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await expect(screen.getByRole('menuitem', { name: 'Couper' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(within(canvas.getByRole('treegrid')).getAllByRole('columnheader')).toHaveLength(4)
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(outline().length)
  },
})

export const Loading = meta.story({ args: { items: [], state: 'loading' } })

export const Empty = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => await expect(canvas.getByText('Aucun élément')).toBeVisible(),
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { defaultExpansion: allOpen, selectionMode: 'checkbox' } })
