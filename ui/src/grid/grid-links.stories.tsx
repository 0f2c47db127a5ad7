import type { MouseEvent } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { columns, GridDemo, Stage } from './grid-story.tsx'
import type { GridDemoProps, Visit } from './grid-story.tsx'
import type { GridColumn } from './index.ts'

const linked: readonly GridColumn<Visit>[] = columns.map((column) =>
  column.id === 'reference' ? { ...column, href: ({ id }) => `#visit-${id + 1}` } : column,
)

interface LinkedProps extends GridDemoProps {
  onFollow?: (address: string | null) => void
}

/** A router is not at hand: the address it would be asked for is told instead. */
function Linked({ onFollow, ...props }: LinkedProps) {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    event.preventDefault()
    onFollow?.(link.getAttribute('href'))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div style={{ blockSize: '100%' }} onClick={follow}>
      <GridDemo {...props} columns={linked} />
    </div>
  )
}

const meta = preview.meta({
  title: 'Components/Grid',
  component: Linked,
  args: { count: 300, selectionMode: 'multiple', onFollow: fn(), onSelectionChange: fn() },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
})

const focused = () => document.activeElement

/** A row's reference leads to where the row opens: by click, by Enter anywhere in the row, by a double click. */
export const RowLinks = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'INS-2' })
    await expect(link).toHaveAttribute('href', '#visit-2')
    await userEvent.click(link)
    await expect(args.onFollow).toHaveBeenLastCalledWith('#visit-2')
    await expect(link).toHaveFocus()

    await userEvent.keyboard('{ArrowDown}')
    await expect(focused()).toBe(canvas.getByRole('link', { name: 'INS-3' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onFollow).toHaveBeenLastCalledWith('#visit-3')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await expect(args.onFollow).toHaveBeenLastCalledWith('#visit-4')
    await expect(args.onFollow).toHaveBeenCalledTimes(3)

    const row = await canvas.findByRole('row', { name: /INS-5 / })
    const [, , , site] = within(row).getAllByRole('gridcell')
    await userEvent.click(site as HTMLElement)
    await expect(args.onFollow).toHaveBeenCalledTimes(3)
    await expect(site).toHaveFocus()
    await userEvent.dblClick(site as HTMLElement)
    await expect(args.onFollow).toHaveBeenLastCalledWith('#visit-5')
  },
})

/** Of the rows of a search before, Enter opens none: the typed text has no answer yet. */
export const StaleRows = meta.story({
  args: { isStale: true },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'INS-2' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{ArrowRight}{Enter}')
    await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement)
    await expect(args.onFollow).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: 'INS-2' }))
    await expect(args.onFollow).toHaveBeenLastCalledWith('#visit-2')
  },
})

/** With Ctrl or Shift a link opens elsewhere: nothing is selected by it. */
export const LinksOpenTabs = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'INS-2' })
    for (const key of ['Control', 'Shift', 'Meta']) {
      await userEvent.keyboard(`{${key}>}`)
      await userEvent.click(link)
      await userEvent.keyboard(`{/${key}}`)
    }
    await expect(args.onFollow).toHaveBeenCalledTimes(3)
    await expect(args.onSelectionChange).not.toHaveBeenCalled()
    await expect(link).toHaveAttribute('tabindex', '0')
    await expect(canvas.getByRole('link', { name: 'INS-3' })).toHaveAttribute('tabindex', '-1')
  },
})

/** Rows that are no longer in use look it, and say it. */
export const InactiveRows = meta.story({
  args: { rowState: (row) => (row.status === 'A' ? 'inactive' : undefined), selectionMode: 'none' },
  play: async ({ canvas }) => {
    const inactive = await waitFor(() => {
      const found = canvas.getAllByRole('row').filter((row) => row.dataset.state === 'inactive')
      return found.length > 0 ? found : Promise.reject(new Error('no row is inactive'))
    })
    await expect(inactive.every((row) => row.textContent.includes('Annulée'))).toBe(true)
    const [first] = within(inactive[0] as HTMLElement).getAllByRole('gridcell')
    await expect(first).toHaveTextContent('Inactif')
    await expect(getComputedStyle(first as HTMLElement).fontStyle).toBe('normal')
  },
})

/** A row that has just come is marked, and says so. */
export const AddedRows = meta.story({
  args: { rowState: (row) => (row.status === 'A' ? 'added' : undefined), selectionMode: 'none' },
  play: async ({ canvas }) => {
    const added = await waitFor(() => {
      const [found] = canvas.getAllByRole('row').filter((row) => row.dataset.state === 'added')
      return found ?? Promise.reject(new Error('no row is new'))
    })
    const [first] = within(added).getAllByRole('gridcell')
    await expect(first).toHaveTextContent('Nouveau')
    await expect(getComputedStyle(first as HTMLElement).boxShadow).not.toBe('none')
  },
})
