import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { GridDemo, isEvery, Stage } from './grid-story.tsx'

const meta = preview.meta({
  title: 'Components/Grid',
  component: GridDemo,
  parameters: { layout: 'fullscreen' },
  args: { onOpen: fn(), onSortChange: fn(), onSelectionChange: fn(), onLayoutChange: fn(), onRowAction: fn() },
  decorators: [(Story) => <Stage><Story /></Stage>],
})

const firstRow = async (canvas: { findByRole: (role: string, options: { name: RegExp }) => Promise<HTMLElement> }, name = /INS-1 /) => await canvas.findByRole('row', { name })
const cells = (row: HTMLElement) => within(row).getAllByRole('gridcell').map(({ textContent }) => textContent)

export const Default = meta.story({
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Prestations' })
    const row = await firstRow(canvas)
    await expect(grid).toHaveAttribute('aria-rowcount', '201')
    await expect(grid).toHaveAttribute('aria-colcount', '9')
    await expect(row).toHaveAttribute('aria-rowindex', '2')
    await expect(cells(row)[0]).toBe('INS-1')
    await expect(cells(row)[7]).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)
  },
})

export const OneHundredThousand = meta.story({ args: { count: 100_000, selectionMode: 'multiple', rowMenu: () => [{ id: 'edit', text: 'Éditer' }] } })

void waitFor
void screen
void isEvery
