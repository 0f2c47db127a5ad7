import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Filtered, rows } from './filter-story.tsx'
import { columns, Stage } from './grid-story.tsx'

const meta = preview.meta({
  title: 'Components/FilterBar',
  component: Filtered,
  args: { onSearchChange: fn(), onValuesChange: fn() },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
})

const rowCount = (grid: HTMLElement) => Number(grid.getAttribute('aria-rowcount')) - 1

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const grid = canvas.getByRole('grid')
    const search = canvas.getByRole('searchbox', { name: 'Rechercher' })
    await userEvent.type(search, 'evry')
    await waitFor(() => expect(args.onSearchChange).toHaveBeenLastCalledWith({ search: 'evry' }))
    await waitFor(async () => await expect(rowCount(grid)).toBe(rows.filter(({ site }) => site === 'Évry').length))
    await userEvent.clear(search)
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => await expect(rowCount(grid)).toBe(200))
  },
})

export const Choice = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const grid = canvas.getByRole('grid')
    await userEvent.click(canvas.getByRole('button', { name: 'Statut' }))
    const dialog = screen.getByRole('dialog', { name: 'Statut' })
    const closed = rows.filter(({ status }) => status === 'C').length
    await expect((await within(dialog).findByText('Clôturée')).closest('[data-choice]')).toHaveTextContent(
      String(closed),
    )
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Clôturée' }))
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      values: { status: { kind: 'choice', values: ['C'] } },
    })
    await waitFor(async () => await expect(rowCount(grid)).toBe(closed))
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    const button = canvas.getByRole('button', { name: 'Statut\u00a0: Clôturée' })
    await waitFor(async () => await expect(button).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer les filtres' }))
    await waitFor(async () => await expect(rowCount(grid)).toBe(200))
    await expect(canvas.queryByRole('button', { name: 'Effacer les filtres' })).toBeNull()
  },
})

export const Ranges = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coût' }))
    await userEvent.type(await screen.findByRole('spinbutton', { name: 'De' }), '1000')
    await userEvent.tab()
    await waitFor(
      async () =>
        await expect(args.onValuesChange).toHaveBeenLastCalledWith({
          values: { cost: expect.objectContaining({ kind: 'number', from: 1000 }) },
        }),
    )
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: /^Coût\u00a0: ≥ 1\u202f000$/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Échéance' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Du' }), '01/02/2025')
    await userEvent.tab()
    await waitFor(
      async () =>
        await expect(
          canvas.getByRole('button', { name: 'Échéance\u00a0: depuis le 01/02/2025', hidden: true }),
        ).toBeVisible(),
    )
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Initiale' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Oui' }))
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      values: expect.objectContaining({ isInitial: { kind: 'boolean', value: true } }),
    })
  },
})

export const AllSet = meta.story({
  args: {
    values: {
      range: { kind: 'text', text: 'porte' },
      status: { kind: 'choice', values: ['P', 'E'] },
      cost: { kind: 'number', from: 10, to: 5000 },
      due: { kind: 'date', to: '2026-06-30' },
      isInitial: { kind: 'boolean', value: false },
    },
  },
})

/** One line, however much is set: the grid stays where it is. */
export const NeverMovesTheGrid = meta.story({
  decorators: [
    (Story) => (
      <Stage style={{ inlineSize: 900 }}>
        <Story />
      </Stage>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const top = () => Math.round(canvas.getByRole('grid').getBoundingClientRect().top)
    const before = top()
    await userEvent.click(canvas.getByRole('button', { name: 'Statut' }))
    for (const name of ['Planifiée', 'En cours']) await userEvent.click(await screen.findByRole('checkbox', { name }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Statut/ })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Initiale' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Oui' }))
    await userEvent.keyboard('{Escape}')
    await expect(top()).toBe(before)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filtres (2)' })).toBeVisible())
    // Filters that are set stand first, for the eye and for Tab alike.
    const strip = [...canvas.getByRole('search').querySelectorAll('[data-strip] > button')]
    await expect(strip.slice(0, 2).map((button) => button.textContent)).toEqual([
      expect.stringMatching(/^Statut/),
      expect.stringMatching(/^Initiale/),
    ])
    const lefts = strip.map((button) => button.getBoundingClientRect().left)
    await expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))
    await waitFor(() => expect(strip[1]).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer les filtres' }))
    await expect(canvas.getByRole('searchbox', { name: 'Rechercher' })).toHaveFocus()
    await expect(top()).toBe(before)
  },
})

/** Filters that are set stay in sight where the bar has no room for them, each to be taken away. */
export const SetInSight = meta.story({
  args: {
    values: {
      range: { kind: 'text', text: 'Levage' },
      status: { kind: 'choice', values: ['P', 'E'] },
      cost: { kind: 'number', from: 1 },
      isInitial: { kind: 'boolean', value: true },
    },
  },
  decorators: [
    (Story) => (
      <Stage style={{ inlineSize: 760 }}>
        <Story />
      </Stage>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const applied = within(await canvas.findByRole('list', { name: 'Filtres appliqués' }))
    await expect(applied.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(applied.getByRole('button', { name: 'Retirer le filtre Initiale\u00a0: Oui' }))
    const others = expect.not.objectContaining({ isInitial: expect.anything() })
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ values: others })
    await expect(canvas.getByRole('searchbox', { name: 'Rechercher' })).toHaveFocus()
  },
})

/** On a phone one line, and all filters in a dialog. */
export const Phone = meta.story({
  decorators: [
    (Story) => (
      <Stage data-width="narrow">
        <Story />
      </Stage>
    ),
  ],
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const bar = canvas.getByRole('search')
    await expect(bar.getBoundingClientRect().height).toBeLessThan(60)
    await step('the text of the search has room, also where the bar is narrower', async () => {
      const search = within(bar).getByRole('searchbox', { name: 'Rechercher' })
      await expect(search.clientWidth).toBeGreaterThan(56)
      const frame = canvasElement.querySelector<HTMLElement>('[data-width]')
      if (!frame) throw new Error('no frame')
      frame.style.inlineSize = '240px'
      await waitFor(() => expect(bar.getBoundingClientRect().width).toBe(240))
      await expect(search.clientWidth).toBeGreaterThan(56)
      frame.style.inlineSize = ''
    })
    await expect(within(bar).queryByRole('button', { name: 'Statut' })).toBeNull()
    await userEvent.click(within(bar).getByRole('button', { name: 'Filtres' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filtres' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Statut' }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'En cours' }))
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      values: { status: { kind: 'choice', values: ['E'] } },
    })
    await expect(dialog.getByRole('button', { name: 'Statut\u00a0: En cours' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Afficher' }))
    await waitFor(() => expect(within(bar).getByRole('button', { name: 'Filtres (1)' })).toHaveFocus())
  },
})

export const Narrow = meta.story({
  args: { values: { status: { kind: 'choice', values: ['P', 'E'] } } },
  decorators: [
    (Story) => (
      <Stage data-width="narrow">
        <Story />
      </Stage>
    ),
  ],
})

export const Columns = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colonnes' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Colonnes' }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Matériels' }))
    await expect(canvas.queryByRole('columnheader', { name: 'Matériels' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Déplacer Gamme avant' }))
    await expect(canvas.getByRole('columnheader', { name: 'Gamme', hidden: true })).toHaveAttribute(
      'aria-colindex',
      '2',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Figer Statut' }))
    await expect(canvas.getByRole('columnheader', { name: 'Statut', hidden: true })).toHaveAttribute(
      'aria-colindex',
      '1',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Rétablir' }))
    await expect(canvas.getAllByRole('columnheader', { hidden: true })).toHaveLength(columns.length)
  },
})
