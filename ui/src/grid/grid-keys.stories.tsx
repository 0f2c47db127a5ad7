import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wordsOf } from '../internal/story-words.ts'
import { Button } from '../button/index.ts'
import { columns, GridDemo, isEvery, makeVisits, rowKey, Stage } from './grid-story.tsx'
import { Grid } from './index.ts'

const meta = preview.meta({
  title: 'Components/Grid',
  component: GridDemo,
  args: { count: 1000, selectionMode: 'multiple', onOpen: fn(), onSelectionChange: fn(), onRowAction: fn() },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
})

const rowAt = (index: number) => document.querySelector<HTMLElement>(`[role=row][aria-rowindex="${index + 2}"]`)
const cellAt = (index: number, at: number) => rowAt(index)?.querySelector<HTMLElement>(`[aria-colindex="${at + 1}"]`)
const focusIsOn = async (index: number, at: number) => {
  await waitFor(async () => {
    const cell = cellAt(index, at)
    await expect(cell?.contains(document.activeElement)).toBe(true)
  })
}
const chosen = () =>
  [...document.querySelectorAll('[role=row][aria-selected=true]')].map(
    (row) => Number(row.getAttribute('aria-rowindex')) - 2,
  )
const scroller = () => document.querySelector('[role=grid] > div') as HTMLElement

export const Moving = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /INS-1 / })
    await userEvent.tab()
    await focusIsOn(0, 1)
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await focusIsOn(1, 2)
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await focusIsOn(999, 9)
    await userEvent.keyboard('{Home}')
    await focusIsOn(999, 0)
    await userEvent.keyboard('{PageUp}')
    await waitFor(async () => await expect(document.activeElement?.closest('[role=row]')).not.toBe(rowAt(999)))
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await focusIsOn(0, 0)
    await userEvent.keyboard('{ArrowUp}')
    await focusIsOn(-1, 0)
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith({ row: expect.objectContaining({ reference: 'INS-1' }) })
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(false)
  },
})

export const MovingOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'INS-2' }))
    await focusIsOn(1, 1)
    await userEvent.keyboard('{End}')
    await focusIsOn(1, 9)
    await userEvent.keyboard('{ArrowLeft}')
    await focusIsOn(1, 8)
    await userEvent.keyboard('{PageDown}')
    await waitFor(async () => await expect(document.activeElement?.closest('[role=row]')).not.toBe(rowAt(1)))
    await expect(Number(document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex'))).toBeGreaterThan(
      10,
    )
  },
})

export const FocusSurvivesScrolling = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'INS-4' }))
    await focusIsOn(3, 1)
    scroller().scrollTop = 20_000
    await waitFor(async () => await expect(rowAt(3)).toBeNull())
    await expect(canvas.getByRole('grid')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await focusIsOn(4, 1)

    scroller().scrollTop = 20_000
    await waitFor(async () => await expect(rowAt(4)).toBeNull())
    scroller().scrollTop = 0
    await focusIsOn(4, 1)
  },
})

export const Selecting = meta.story({
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await canvas.findByRole('row', { name: /INS-1 / })
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true')
    await userEvent.click(canvas.getByRole('checkbox', { name: t('grid.selectRow', { name: 'INS-3' }) }))
    await expect(chosen()).toEqual([2])
    await expect(rowAt(3)).toHaveAttribute('aria-selected', 'false')
    await userEvent.keyboard('{ArrowDown} ')
    await expect(chosen()).toEqual([2, 3])
    const all = canvas.getByRole('checkbox', { name: t('grid.selectAll') })
    await expect(all).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(all).toHaveAttribute('aria-checked', 'true')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
      selection: expect.objectContaining({ size: 1000 }),
    })
    await userEvent.click(all)
    await expect(chosen()).toEqual([])
  },
})

export const RangesByShift = meta.story({
  play: async ({ canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await canvas.findByRole('row', { name: /INS-1 / })
    await userEvent.click(canvas.getByRole('checkbox', { name: t('grid.selectRow', { name: 'INS-2' }) }))
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByRole('gridcell', { name: 'INS-5' }))
    await expect(chosen()).toEqual([1, 2, 3, 4])
    await userEvent.keyboard('{ArrowUp}')
    await expect(chosen()).toEqual([1, 2, 3])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{/Shift}')
    await expect(chosen()).toEqual([1, 2, 3, 4, 5])
    await focusIsOn(5, 1)
  },
})

export const Single = meta.story({
  args: { selectionMode: 'single' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'INS-2' }))
    await expect(chosen()).toEqual([1])
    await userEvent.keyboard('{ArrowDown} ')
    await expect(chosen()).toEqual([2])
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
})

export const RowMenu = meta.story({
  args: {
    rowMenu: () => [
      { id: 'edit', text: 'Éditer', icon: 'pencil' },
      { id: 'delete', text: 'Supprimer', tone: 'danger' as const },
    ],
  },
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: t('grid.rowActions', { name: 'INS-3' }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }))
    await expect(args.onRowAction).toHaveBeenLastCalledWith({
      id: 'delete',
      row: expect.objectContaining({ reference: 'INS-3' }),
    })
    await focusIsOn(2, 10)
    await expect(canvas.getByRole('button', { name: t('grid.rowActions', { name: 'INS-3' }) })).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowRight}{Shift>}{F10}{/Shift}')
    await expect(screen.getByRole('menuitem', { name: 'Éditer' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await focusIsOn(2, 1)
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('gridcell', { name: 'INS-5' }) })
    await expect(screen.getByRole('menu')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRowAction).toHaveBeenLastCalledWith({
      id: 'edit',
      row: expect.objectContaining({ reference: 'INS-5' }),
    })
    await focusIsOn(4, 1)
  },
})

export const MenuKeys = meta.story({
  args: { rowMenu: () => [{ id: 'edit', text: 'Éditer', icon: 'pencil' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'INS-2' }))
    for (const keys of ['{Shift>}{F10}{/Shift}', '{Alt>}{ArrowDown}{/Alt}', '{ContextMenu}']) {
      await userEvent.keyboard(keys)
      await expect(screen.getByRole('menuitem', { name: 'Éditer' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await focusIsOn(1, 1)
    }
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}{Shift>}{F10}{/Shift}')
    await expect(screen.getByRole('menuitem', { name: 'Tri croissant' })).toHaveFocus()
  },
})

export const Copying = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'INS-2' }))
    const copied = () => {
      // Firefox gives it data of its own, whatever is given.
      const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
      return event.clipboardData?.getData('text/plain') ?? ''
    }
    await expect(copied()).toBe('INS-2')
    await userEvent.keyboard(' {ArrowDown} ')
    const lines = copied()
      .split('\n')
      .map((line) => line.split('\t'))
    await expect(lines.map(([first]) => first)).toEqual(['Référence', 'INS-2', 'INS-3'])
    await expect(lines.every((line) => line.length === columns.length)).toBe(true)
  },
})

function Refreshed() {
  const [rows, setRows] = useState(() => makeVisits(300))
  return (
    <>
      <Button onPress={() => setRows((before) => before.map((row) => ({ ...row, site: 'Nice' })))}>Actualiser</Button>
      <Button onPress={() => setRows((before) => before.filter(({ id }) => id !== 103))}>Supprimer</Button>
      <Grid label="Prestations" rows={rows} rowKey={rowKey} columns={columns} selectionMode="multiple" />
    </>
  )
}

export const RefreshKeepsPlace = meta.story({
  render: () => <Refreshed />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /INS-1 / })
    scroller().scrollTop = 3600
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'INS-104' }))
    await userEvent.keyboard(' ')
    const top = scroller().scrollTop
    canvas.getByRole('button', { name: 'Actualiser' }).click()
    await waitFor(async () => await expect(within(rowAt(103) as HTMLElement).getByText('Nice')).toBeVisible())
    await focusIsOn(103, 1)
    await expect(chosen()).toEqual([103])
    await expect(scroller().scrollTop).toBe(top)
    canvas.getByRole('button', { name: 'Supprimer' }).click()
    await waitFor(async () => await expect(cellAt(103, 1)).toHaveTextContent('INS-105'))
    await focusIsOn(103, 1)
  },
})

export const OneHundredThousand = meta.story({
  args: { count: 100_000, hasSearch: true, rowMenu: () => [{ id: 'edit', text: 'Éditer' }] },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /INS-1 / })
    const grid = canvas.getByRole('grid')
    await expect(grid).toHaveAttribute('aria-rowcount', '100001')
    await userEvent.tab()
    await userEvent.tab()
    await focusIsOn(0, 1)
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await focusIsOn(99_999, 10)
    await expect(grid.querySelectorAll('[role=row]').length).toBeLessThan(60)
    await userEvent.keyboard('{Control>}a{/Control}')
    const [change] = (args.onSelectionChange as ReturnType<typeof fn>).mock.lastCall ?? []
    await expect(isEvery(change.selection)).toBe(true)
    await expect(rowAt(99_999)).toHaveAttribute('aria-selected', 'true')
    // It is told after a pause, by words that may still be on their way.
    await expect(await canvas.findByText('100000 sélectionnées')).toBeInTheDocument()
  },
})
