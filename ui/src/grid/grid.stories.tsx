import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { wordsOf } from '../internal/story-words.ts'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { ErrorPanel } from '../error-panel/index.ts'
import { columns, GridDemo, Stage } from './grid-story.tsx'

const meta = preview.meta({
  title: 'Components/Grid',
  component: GridDemo,
  parameters: {
    docs: {
      description: {
        component:
          'Rows come filtered and sorted (`arrange`). Arrows, Home, End, Ctrl+Home, Ctrl+End, PageUp and PageDown move; Space selects, Shift extends, Ctrl+A selects all; ' +
          'Enter opens; the menu key or Shift+F10 opens the menu of the row or the column; on a header Enter sorts (Shift+Enter adds), Shift+arrows resize, Ctrl+arrows move.',
      },
    },
  },
  args: { onOpen: fn(), onSortChange: fn(), onSelectionChange: fn(), onLayoutChange: fn(), onRowAction: fn() },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
})

const textsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent)
const rowAt = (grid: HTMLElement, index: number) =>
  grid.querySelector<HTMLElement>(`[role=row][aria-rowindex="${index + 2}"]`)

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [reference, , , , cost, isInitial, due, changed, status] = textsOf(
      await canvas.findByRole('row', { name: /^INS-3 / }),
    )
    await expect(reference).toBe('INS-3')
    await expect(cost).toMatch(/^\d[\d\u202f]*,\d+$/)
    await expect(isInitial).toMatch(/^(Oui|Non)$/)
    await expect(due).toMatch(/^\d\d\/\d\d\/\d{4}$/)
    await expect(changed).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)
    await expect(status).toMatch(/^(Planifiée|En cours|Clôturée|Annulée)$/)
  },
})

export const Counted = meta.story({
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Prestations' })
    await expect(grid).toHaveAttribute('aria-rowcount', '201')
    await expect(grid).toHaveAttribute('aria-colcount', '9')
    const row = await canvas.findByRole('row', { name: /^INS-1 / })
    await expect(row).toHaveAttribute('aria-rowindex', '2')
    await expect(within(row).getAllByRole('gridcell')[3]).toHaveAttribute('aria-colindex', '4')
    await expect(within(grid).getAllByRole('columnheader')).toHaveLength(9)
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  args: { locale: 'en' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^INS-3 / })
    await expect(textsOf(row)[4]).toMatch(/^\d[\d,]*\.\d+$/)
    await expect(textsOf(row)[5]).toMatch(/^(Yes|No)$/)
  },
})

export const Sorted = meta.story({
  args: {
    sort: [
      { column: 'site', isDescending: false },
      { column: 'reference', isDescending: true },
    ],
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = wordsOf(globals)
    const site = canvas.getByRole('columnheader', { name: `Site, ${t('grid.sortRank', { n: 1 })}` })
    await expect(site).toHaveAttribute('aria-sort', 'ascending')
    await expect(
      canvas.getByRole('columnheader', { name: `Référence, ${t('grid.sortRank.descending', { n: 2 })}` }),
    ).not.toHaveAttribute('aria-sort')
    const grid = canvas.getByRole('grid')
    await waitFor(async () => await expect(rowAt(grid, 0)).toHaveTextContent('Béziers'))

    await userEvent.click(canvas.getByText('Gamme'))
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ sort: [{ column: 'range', isDescending: false }] })
    await waitFor(async () => await expect(rowAt(grid, 0)).toHaveTextContent('Détection incendie'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ sort: [{ column: 'range', isDescending: true }] })
    await userEvent.keyboard('{ArrowRight}{Shift>}{Enter}{/Shift}')
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      sort: [
        { column: 'range', isDescending: true },
        { column: 'equipment', isDescending: false },
      ],
    })
    await expect(canvas.getByRole('columnheader', { name: /^Matériels/ })).toHaveFocus()
  },
})

export const PinnedAndResized = meta.story({
  args: { layout: undefined, selectionMode: 'multiple' },
  play: async ({ canvas, args, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Statut' })
    await userEvent.click(within(header).getByRole('button', { name: 'Colonne Statut' }))
    const menu = within(document.body)
    await userEvent.click(menu.getByRole('menuitem', { name: 'Figer la colonne' }))
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({
      layout: expect.objectContaining({ pinned: ['status'] }),
    })
    await expect(canvas.getByRole('columnheader', { name: 'Statut' })).toHaveAttribute('aria-colindex', '2')

    canvas.getByRole('columnheader', { name: 'Statut' }).focus()
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    const reference = canvas.getByRole('columnheader', { name: 'Référence' })
    await expect(reference).toHaveFocus()
    const before = reference.getBoundingClientRect().width
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await expect(Math.round(before - reference.getBoundingClientRect().width)).toBe(24)
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}')
    await expect(reference).toHaveAttribute('aria-colindex', '4')
    await expect(canvas.getByRole('columnheader', { name: 'Référence' })).toHaveFocus()
  },
})

export const ResizedAndMovedByPointer = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const site = canvas.getByRole('columnheader', { name: 'Site' })
    const edge = site.querySelector('[data-resize]')
    if (!edge) throw new Error('no edge')
    const { width, right, top } = site.getBoundingClientRect()
    await userEvent.pointer([
      { target: edge, keys: '[MouseLeft>]', coords: { clientX: right, clientY: top + 9 } },
      { target: edge, coords: { clientX: right + 60, clientY: top + 9 } },
      { target: edge, keys: '[/MouseLeft]' },
    ])
    await expect(args.onLayoutChange).toHaveBeenCalledTimes(1)
    await expect(Math.round(site.getBoundingClientRect().width - width)).toBe(60)
    await expect(args.onSortChange).not.toHaveBeenCalled()

    const range = canvas.getByRole('columnheader', { name: 'Gamme' })
    const due = canvas.getByRole('columnheader', { name: 'Échéance' }).getBoundingClientRect()
    const from = range.getBoundingClientRect()
    await userEvent.pointer([
      { target: range, keys: '[MouseLeft>]', coords: { clientX: from.left + 20, clientY: from.top + 9 } },
      { target: range, coords: { clientX: due.right - 8, clientY: due.top + 9 } },
      { target: range, keys: '[/MouseLeft]' },
    ])
    await expect(canvas.getByRole('columnheader', { name: 'Gamme' })).toHaveAttribute('aria-colindex', '7')
    await expect(args.onSortChange).not.toHaveBeenCalled()
  },
})

/** A pointer that moves with no button down drags nothing: it was let go elsewhere. A column let go away from the headings stays. */
export const LetGoElsewhere = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const range = canvas.getByRole('columnheader', { name: 'Gamme' })
    const due = canvas.getByRole('columnheader', { name: 'Échéance' }).getBoundingClientRect()
    const { left, top } = range.getBoundingClientRect()
    await userEvent.pointer({ target: range, keys: '[MouseLeft>]', coords: { clientX: left + 20, clientY: top + 9 } })
    await fireEvent.pointerMove(document.body, {
      pointerId: 1,
      buttons: 0,
      clientX: due.right - 8,
      clientY: due.top + 9,
    })
    await userEvent.pointer({ target: range, keys: '[/MouseLeft]' })
    await expect(canvas.getByRole('columnheader', { name: 'Gamme' })).toHaveAttribute('aria-colindex', '3')
    await expect(args.onLayoutChange).not.toHaveBeenCalled()
    await expect(args.onSortChange).toHaveBeenCalledOnce()

    const letGo = async (clientY: number) => {
      await userEvent.pointer({ target: range, keys: '[MouseLeft>]', coords: { clientX: left + 20, clientY: top + 9 } })
      const at = { pointerId: 1, clientX: due.right - 8, clientY }
      await fireEvent.pointerMove(document.body, { ...at, buttons: 1 })
      await fireEvent.pointerUp(document.body, at)
    }
    await letGo(due.bottom + 60)
    await expect(args.onLayoutChange).not.toHaveBeenCalled()
    await letGo(due.bottom + 9)
    await expect(args.onLayoutChange).toHaveBeenCalledOnce()
    await userEvent.pointer({ target: range, keys: '[/MouseLeft]' })
  },
})

/** Every part in sight. */
export const Open = meta.story({
  args: {
    selectionMode: 'multiple',
    rowMenu: () => [{ id: 'edit', text: 'Éditer' }],
    columns: columns.map((column) => (column.id === 'reference' ? { ...column, href: ({ id }) => `#${id}` } : column)),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /INS-1 / })).toBeVisible()
  },
})

export const Loading = meta.story({
  args: { count: 0, state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    await expect(await screen.findByText('Chargement en cours...')).toBeInTheDocument()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(9)
  },
})

export const Empty = meta.story({
  args: {
    count: 0,
    empty: (
      <EmptyState
        icon="list"
        title="Rien pour l’instant"
        action={
          <Button tone="primary" icon="plus">
            Créer une prestation
          </Button>
        }
      />
    ),
  },
  play: async ({ canvas }) => {
    const said = within(canvas.getByRole('status'))
    await expect(said.getByText('Rien pour l’instant')).toBeVisible()
    await expect(said.getByRole('button', { name: 'Créer une prestation' })).toBeVisible()
  },
})

export const NoMatch = meta.story({
  args: { search: 'zzz' },
  play: async ({ canvas }) => {
    await waitFor(
      async () =>
        await expect(canvas.getByRole('status')).toHaveTextContent('Aucun élément ne correspond à la recherche'),
    )
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1')
  },
})

export const Failed = meta.story({
  args: { count: 0, state: 'error', error: <ErrorPanel message="Le serveur ne répond pas." onRetry={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Le serveur ne répond pas.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
})

export const FailedRefresh = meta.story({
  args: { count: 40, state: 'error' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^INS-1 / })).toBeVisible()
    await expect(canvas.getByText(/n’a pas pu être chargée/)).toBeVisible()
  },
})

export const Narrow = meta.story({
  args: { selectionMode: 'multiple', rowMenu: () => [{ id: 'edit', text: 'Éditer' }] },
  decorators: [
    (Story) => (
      <Stage data-width="narrow">
        <Story />
      </Stage>
    ),
  ],
})

export const OwnCells = meta.story({
  args: {
    columns: columns.map((column) =>
      column.id === 'range' ? { ...column, cell: (row) => <strong>{row.range}</strong> } : column,
    ),
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^INS-1 / })
    await expect(row.querySelector('strong')).toBeVisible()
  },
})
