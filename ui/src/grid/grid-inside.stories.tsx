import { useRef } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { columns, GridDemo, makeVisits, rowKey, Stage } from './grid-story.tsx'
import type { Visit } from './grid-story.tsx'
import { Grid } from './index.ts'
import type { GridColumn, GridHandle } from './index.ts'

const onNote = fn()
const withButton: readonly GridColumn<Visit>[] = columns.map((column) =>
  column.id === 'site'
    ? {
        ...column,
        cell: ({ site, reference }) => (
          <button
            type="button"
            tabIndex={-1}
            style={{ background: 'none', color: 'inherit' }}
            onClick={() => onNote(reference)}
          >
            {site}
          </button>
        ),
      }
    : column,
)

const meta = preview.meta({
  title: 'Components/Grid',
  component: GridDemo,
  args: { columns: withButton, onOpen: fn(), onRowAction: fn() },
  beforeEach: () => void onNote.mockClear(),
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
})

const at = columns.findIndex(({ id }) => id === 'site')
const cellOf = (row: number, place: number) =>
  document.querySelector<HTMLElement>(`[role=row][aria-rowindex="${row + 2}"] > [aria-colindex="${place + 1}"]`)

/** F2 goes into a cell, Escape back; the keys in between are the control's. */
export const IntoACell = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /^INS-1 / })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}'.repeat(at))
    await expect(cellOf(0, at)).toHaveFocus()
    await userEvent.keyboard('{F2}')
    const button = cellOf(0, at)?.querySelector('button')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(button).toHaveFocus()
    await expect(onNote.mock.calls).toEqual([['INS-1']])
    await userEvent.keyboard('{Escape}')
    await expect(cellOf(0, at)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(cellOf(1, at)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith({ row: expect.objectContaining({ reference: 'INS-2' }) })
  },
})

/** Where rows do not open, Enter goes into the cell as F2 does. */
export const EnterIntoACell = meta.story({
  args: { onOpen: undefined },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /^INS-1 / })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}'.repeat(at))
    await userEvent.keyboard('{Enter}')
    await expect(cellOf(0, at)?.querySelector('button')).toHaveFocus()
    await userEvent.keyboard('{Escape}{ArrowLeft}')
    await expect(cellOf(0, at - 1)).toHaveFocus()
  },
})

const rows = makeVisits(500)

function Handled() {
  const grid = useRef<GridHandle>(null)
  return (
    <>
      <Button onPress={() => grid.current?.scrollToRow(300)}>Ligne 300</Button>
      <Button onPress={() => grid.current?.focusCell(420, 'site')}>Site de la ligne 420</Button>
      <Grid ref={grid} label="Prestations" rows={rows} rowKey={rowKey} columns={columns} />
    </>
  )
}

/** Its commands from outside. */
export const Handle = meta.story({
  render: () => <Handled />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /^INS-1 / })
    await userEvent.click(canvas.getByRole('button', { name: 'Ligne 300' }))
    const header = canvas.getByRole('columnheader', { name: 'Site' }).getBoundingClientRect()
    await waitFor(
      async () =>
        await expect(Math.round(cellOf(300, 0)?.getBoundingClientRect().top ?? 0)).toBe(Math.round(header.bottom)),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Site de la ligne 420' }))
    await waitFor(async () => await expect(cellOf(420, at)).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => await expect(cellOf(421, at)).toHaveFocus())
  },
})

/** A finger that rests on a row opens its menu, as the right button does. */
export const LongPress = meta.story({
  args: { rowMenu: () => [{ id: 'edit', text: 'Éditer' }] },
  play: async ({ args, canvas, userEvent }) => {
    const cell = await canvas.findByRole('gridcell', { name: 'INS-2' })
    await fireEvent(
      cell,
      new PointerEvent('contextmenu', {
        bubbles: true,
        cancelable: true,
        button: 0,
        pointerType: 'touch',
        clientX: 90,
        clientY: 120,
      }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Éditer' }))
    await expect(args.onRowAction).toHaveBeenLastCalledWith({
      id: 'edit',
      row: expect.objectContaining({ reference: 'INS-2' }),
    })
  },
})
