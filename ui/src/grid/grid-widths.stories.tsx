import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { columns, GridDemo, Stage } from './grid-story.tsx'
import type { Visit } from './grid-story.tsx'
import { emptyLayout, type GridColumn } from './index.ts'

const meta = preview.meta({
  title: 'Components/Grid',
  component: GridDemo,
  args: {
    count: 300,
    selectionMode: 'multiple',
    rowMenu: () => [{ id: 'edit', text: 'Éditer' }],
    onLayoutChange: fn(),
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
})

const scroller = () => document.querySelector('[role=grid] > div') as HTMLElement
const more = (grid: HTMLElement) => ['start', 'end'].filter((side) => grid.hasAttribute(`data-more-${side}`))
const right = (element: Element) => Math.round(element.getBoundingClientRect().right)

/** As on a laptop: the columns ask for 1,400 px and there are 1,060. Each gives way, none is cut. */
export const FillsThePage = meta.story({
  decorators: [
    (Story) => (
      <Stage style={{ inlineSize: 1060 }}>
        <Story />
      </Stage>
    ),
  ],
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid')
    await canvas.findByRole('row', { name: /INS-1 / })
    await expect(scroller().scrollWidth).toBe(scroller().clientWidth)
    await expect(more(grid)).toEqual([])
    const end = right(canvas.getByRole('columnheader', { name: 'Actions' }))
    await expect(
      Math.abs(end - (right(scroller()) - (scroller().offsetWidth - scroller().clientWidth))),
    ).toBeLessThanOrEqual(1)
    const typed = [
      ...grid.querySelectorAll<HTMLElement>(
        '[role=gridcell]:is([data-type=number], [data-type=Date], [data-type=DateTime])',
      ),
    ]
    await expect(typed.filter((cell) => cell.scrollWidth > cell.clientWidth)).toEqual([])
  },
})

const shared: readonly GridColumn<Visit>[] = columns
  .slice(0, 4)
  .map((column) => ({ ...column, share: column.id === 'range' ? 3 : column.id === 'site' ? 1 : 0 }))

export const Shares = meta.story({
  args: { columns: shared },
  play: async ({ canvas }) => {
    const widthOf = (name: string) => canvas.getByRole('columnheader', { name }).getBoundingClientRect().width
    await expect(Math.round(widthOf('Référence'))).toBe(120)
    await expect((widthOf('Gamme') - 180) / (widthOf('Site') - 160)).toBeCloseTo(3, 1)
  },
})

/** Where even the least is too much, it scrolls, and a shadow says where more lies. */
export const MoreToTheSide = meta.story({
  decorators: [
    (Story) => (
      <Stage style={{ inlineSize: 620 }}>
        <Story />
      </Stage>
    ),
  ],
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid')
    await waitFor(() => expect(more(grid)).toEqual(['end']))
    scroller().scrollLeft = 60
    await waitFor(() => expect(more(grid)).toEqual(['start', 'end']))
    scroller().scrollLeft = 5000
    await waitFor(() => expect(more(grid)).toEqual(['start']))
  },
})

const few = ['range', 'status', 'reference', 'site', 'cost'].flatMap((id) =>
  columns.filter((column) => column.id === id),
)

/** On a phone: what matters of a row, and nothing to the side. It is the same grid to keys and screen readers. */
export const Cards = meta.story({
  args: { hasCards: true, columns: few },
  decorators: [
    (Story) => (
      <Stage style={{ inlineSize: 390 }}>
        <Story />
      </Stage>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid')
    const card = (await canvas.findAllByRole('row', { name: /INS-1 / }))[0] as HTMLElement
    await expect(more(grid)).toEqual([])
    await expect(grid).toHaveAttribute('aria-rowcount', '301')
    const [box, name, state, reference, site] = within(card)
      .getAllByRole('gridcell')
      .map((cell) => cell.getBoundingClientRect())
    await expect(Math.round(state?.top ?? 0)).toBe(Math.round(reference?.top ?? -1))
    await expect(reference?.top).toBeGreaterThanOrEqual(name?.bottom ?? Infinity)
    await expect(site?.top).toBeGreaterThanOrEqual(reference?.bottom ?? Infinity)
    await expect(box?.right).toBeLessThanOrEqual(name?.left ?? 0)
    await expect(right(card)).toBeLessThanOrEqual(right(grid))
    await expect(card.getBoundingClientRect().height).toBeGreaterThan(100)

    await userEvent.click(within(card).getByText('INS-1'))
    await userEvent.keyboard('{ArrowDown} ')
    await expect(await canvas.findByRole('row', { name: /INS-2 / })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Control>}{End}{/Control}')
    const last = await canvas.findByRole('row', { name: /INS-300 / })
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(scroller().getBoundingClientRect().bottom + 1),
    )
    await userEvent.click(canvas.getByRole('columnheader', { name: /^Site/ }))
    await expect(canvas.getByRole('columnheader', { name: /^Site/ })).toHaveAttribute('aria-sort', 'ascending')
  },
})

const isInView = (heading: HTMLElement) => {
  const box = heading.getBoundingClientRect()
  const view = scroller().getBoundingClientRect()
  return box.left >= view.left && box.right <= view.right
}

/** Rows open at their first column, which names them; the column of an order chosen then is brought into view. */
export const SortedInView = meta.story({
  args: { sort: [{ column: 'status', isDescending: false }] },
  decorators: [
    (Story) => (
      <Stage style={{ inlineSize: 390 }}>
        <Story />
      </Stage>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('row', { name: /INS-/ })
    await waitFor(() => expect(more(canvas.getByRole('grid'))).toEqual(['end']))
    await expect(isInView(canvas.getByRole('columnheader', { name: /^Référence/ }))).toBe(true)
    scroller().scrollLeft = 5000
    await userEvent.click(within(canvas.getByRole('columnheader', { name: /^Référence/ })).getByRole('button'))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Tri croissant' }))
    await waitFor(() => expect(isInView(canvas.getByRole('columnheader', { name: /^Référence/ }))).toBe(true))
  },
})

/** A first column that stays takes no harm: the order is in view from the start. */
export const SortedBesidePinned = meta.story({
  args: { sort: [{ column: 'status', isDescending: false }], layout: { ...emptyLayout, pinned: ['reference'] } },
  decorators: [
    (Story) => (
      <Stage style={{ inlineSize: 620 }}>
        <Story />
      </Stage>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(isInView(canvas.getByRole('columnheader', { name: /^Statut/ }))).toBe(true))
    await expect(isInView(canvas.getByRole('columnheader', { name: /^Référence/ }))).toBe(true)
  },
})

/** By a double click on its edge, or from its menu. */
export const FitsItsContent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /INS-1 / })
    const range = canvas.getByRole('columnheader', { name: 'Gamme' })
    const edge = range.querySelector('[data-resize]')
    if (!edge) throw new Error('no edge')
    await userEvent.dblClick(edge)
    await expect(args.onLayoutChange).toHaveBeenCalledTimes(1)
    const cells = () => [
      ...document.querySelectorAll<HTMLElement>(
        `[role=gridcell][aria-colindex="${range.getAttribute('aria-colindex')}"]`,
      ),
    ]
    await expect(cells().filter((cell) => cell.scrollWidth > cell.clientWidth)).toEqual([])
    const fitted = range.getBoundingClientRect().width
    await expect(fitted).toBeGreaterThan(120)
    await expect(fitted).toBeLessThan(200)

    await userEvent.click(within(range).getByRole('button', { name: 'Colonne Gamme' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Élargir' }))
    await expect(Math.round(range.getBoundingClientRect().width - fitted)).toBe(48)
    await userEvent.click(within(range).getByRole('button', { name: 'Colonne Gamme' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Ajuster au contenu' }))
    await expect(Math.abs(range.getBoundingClientRect().width - fitted)).toBeLessThan(2)
  },
})
