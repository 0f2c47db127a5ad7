import { useMemo } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wordsOf } from '../internal/story-words.ts'
import type { GridColumn } from '../grid/index.ts'
import { allOpen, openOnly } from '../tree/index.ts'
import { focused, focusIsOn, outline, placeOf } from '../tree/tree-story-focus.ts'
import { itemIcon, itemText, places, Stage, treeOf } from '../tree/tree-story.tsx'
import type { PlaceNode } from '../tree/tree-story.tsx'
import { TreeGrid } from './index.ts'
import type { TreeGridProps } from './index.ts'

const columns: readonly GridColumn<PlaceNode>[] = [
  { id: 'text', text: 'Localisation', value: 'row.text', width: 300 },
  { id: 'equipment', text: 'Matériels', value: 'row.equipment', dataType: 'number' },
  { id: 'inspected', text: 'Inspecté le', value: 'row.inspected', dataType: 'Date' },
]

function TreeGridDemo(props: Partial<TreeGridProps<PlaceNode>>) {
  const { roots } = useMemo(() => treeOf(places), [])
  return (
    <TreeGrid
      label="Localisations"
      columns={columns}
      items={roots}
      itemText={itemText}
      itemIcon={itemIcon}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Components/TreeGrid',
  component: TreeGridDemo,
  args: { onOpen: fn(), onSelectionChange: fn() },
  decorators: [
    (Story) => (
      <Stage data-width="wide">
        <Story />
      </Stage>
    ),
  ],
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
    await expect(args.onOpen).toHaveBeenLastCalledWith({
      row: expect.objectContaining({ id: 'lyon.a.0' }),
    })
    await userEvent.keyboard('{End}')
    await focusIsOn('Orléans')
    await userEvent.keyboard('{Home}')
    await focusIsOn('Lyon Part-Dieu')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(focused()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab({ shift: true })
    await expect(grid.contains(document.activeElement)).toBe(false)
  },
})

const heading = (name: string | RegExp) => screen.getByRole('columnheader', { name })
const roots = () =>
  outline()
    .filter((row) => row.startsWith('1 '))
    .map((row) => row.slice(2))

/** Up from the first row; sorted and resized there, by keys as by pointer. */
export const Headings = meta.story({
  args: { onSortChange: fn(), onLayoutChange: fn(), defaultExpansion: openOnly(['lyon', 'lyon.a', 'lyon.a.0']) },
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await canvas.findByRole('row', { name: /^Lyon/ })
    await userEvent.tab()
    await focusIsOn('Lyon Part-Dieu')
    await userEvent.keyboard('{ArrowUp}')
    await expect(heading('Localisation')).toHaveFocus()
    await expect(heading('Localisation')).toHaveAttribute('aria-sort', 'none')
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ sort: [{ column: 'text', isDescending: true }] })
    await expect(heading('Localisation')).toHaveAttribute('aria-sort', 'descending')
    await expect(roots()).toEqual(['Orléans', 'Nantes', 'Lyon Part-Dieu', 'Évry'])
    await userEvent.keyboard('{Enter}')
    await expect(roots()).toEqual(['Lyon Part-Dieu', 'Évry', 'Nantes', 'Orléans'])

    await userEvent.keyboard('{ArrowRight}{Shift>}{Enter}{/Shift}')
    await expect(heading('Matériels')).toHaveAttribute('aria-sort', 'ascending')
    // Siblings among themselves: 4 pieces before 12.
    await expect(outline().filter((row) => row.startsWith('4 '))).toEqual(['4 Local électrique', '4 Hall d’accueil'])
    const { width } = heading('Matériels').getBoundingClientRect()
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}')
    await expect(Math.round(heading('Matériels').getBoundingClientRect().width - width)).toBe(24)
    await userEvent.keyboard('{End}')
    await expect(heading('Inspecté le')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(document.activeElement).toHaveAttribute('aria-colindex', '3')
    await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}')
    await expect(document.activeElement).toHaveAttribute('role', 'row')

    await userEvent.keyboard('{ArrowUp}{Shift>}{F10}{/Shift}')
    await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      t('grid.sortAscending'),
      t('grid.sortDescending'),
      t('grid.sortAdd'),
      t('grid.wider'),
      t('grid.narrower'),
      t('grid.fit'),
    ])
    await userEvent.click(screen.getByRole('menuitem', { name: t('grid.sortAscending') }))
    await expect(roots()).toEqual(['Évry', 'Lyon Part-Dieu', 'Nantes', 'Orléans'])
    // What changed is told after a pause.
    await screen.findByText(new RegExp(`^${t('grid.news.ascending', { name: 'Localisation' })}`))
    await expect(heading('Localisation')).toHaveFocus()
  },
})

export const HeadingsByPointer = meta.story({
  args: { onSortChange: fn(), onLayoutChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /^Lyon/ })
    await userEvent.click(canvas.getByText('Localisation'))
    await expect(roots()).toEqual(['Évry', 'Lyon Part-Dieu', 'Nantes', 'Orléans'])
    const edge = heading('Inspecté le').querySelector('[data-resize]')
    if (!edge) throw new Error('no edge')
    const { width, right, top } = heading('Inspecté le').getBoundingClientRect()
    await userEvent.pointer([
      { target: edge, keys: '[MouseLeft>]', coords: { clientX: right, clientY: top + 9 } },
      { target: edge, coords: { clientX: right + 40, clientY: top + 9 } },
      { target: edge, keys: '[/MouseLeft]' },
    ])
    await expect(Math.round(heading('Inspecté le').getBoundingClientRect().width - width)).toBe(40)
    await expect(args.onLayoutChange).toHaveBeenCalledTimes(1)
    await expect(args.onSortChange).toHaveBeenCalledTimes(1)
  },
})

/** While the order is the columns', items go into others only. */
export const SortedRefusesPlaces = meta.story({
  args: { sort: [{ column: 'text', isDescending: false }], onMove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Nantes'))
    await userEvent.keyboard('{ArrowLeft}{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}')
    await expect(canvas.getByText(/Les éléments sont triés par colonne/)).toBeVisible()
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}x{/Control}{ArrowDown}{Control>}v{/Control}')
    await waitFor(
      async () => await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ position: 'inside' })),
    )
  },
})

export const ThreeState = meta.story({
  args: { selectionMode: 'checkbox', defaultExpansion: openOnly(['lyon', 'lyon.a']), onOpen: undefined },
  play: async ({ canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await expect(canvas.getByRole('treegrid')).toHaveAttribute('aria-multiselectable', 'true')
    await userEvent.click(await canvas.findByRole('checkbox', { name: t('tree.select', { name: 'Rez-de-chaussée' }) }))
    await expect(canvas.getByRole('checkbox', { name: t('tree.select', { name: 'Bâtiment A' }) })).toHaveAttribute(
      'aria-checked',
      'mixed',
    )
    await focusIsOn('Rez-de-chaussée')
    await userEvent.keyboard('{ArrowUp} ')
    await expect(
      canvas.getByRole('row', { name: new RegExp(`^${t('tree.select', { name: 'Bâtiment A' })}`) }),
    ).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('checkbox', { name: t('tree.select', { name: 'Lyon Part-Dieu' }) })).toHaveAttribute(
      'aria-checked',
      'mixed',
    )
  },
})

export const MultipleWithMenu = meta.story({
  args: { selectionMode: 'multiple', defaultExpansion: allOpen, onMove: fn() },
  play: async ({ canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(await canvas.findByText('Bureau 101'))
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(2)
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await expect(screen.getByRole('menuitem', { name: t('tree.cut') })).toBeVisible()
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

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultExpansion: allOpen, selectionMode: 'checkbox' },
})
