import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Filtered, rows } from './filter-story.tsx'
import { Stage } from './grid-story.tsx'

const meta = preview.meta({
  title: 'Components/FilterBar/Conditions',
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

/** How a column is asked is chosen over its fields, by keys alone. */
export const Contrary = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const grid = canvas.getByRole('grid')
    canvas.getByRole('button', { name: 'Statut' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Statut' }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Clôturée' }))
    dialog.getByRole('combobox', { name: 'Condition' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      values: { status: { kind: 'choice', values: ['C'], isNot: true } },
    })
    await waitFor(() => expect(rowCount(grid)).toBe(rows.filter(({ status }) => status !== 'C').length))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Statut\u00a0: sauf Clôturée' })).toBeVisible()
  },
})

/** A condition that is chosen before its text is kept until the text is there. */
export const Beginning = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gamme' }))
    await userEvent.click(await screen.findByRole('combobox', { name: 'Condition' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Commence par' }))
    await expect(args.onValuesChange).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Commence par' }), 'port')
    await waitFor(() =>
      expect(args.onValuesChange).toHaveBeenLastCalledWith({
        values: { range: { kind: 'text', text: 'port', manner: 'starts' } },
      }),
    )
  },
})

/** A span is counted from today, and says the days that it means. */
export const Span = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Échéance' }))
    await userEvent.click(await screen.findByRole('combobox', { name: 'Condition' }))
    await userEvent.click(await screen.findByRole('option', { name: '7 derniers jours' }))
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      values: { due: { kind: 'date', span: 'last-7-days' } },
    })
    const range = /\d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}/
    await expect(within(screen.getByRole('dialog', { name: 'Échéance' })).getByText(range)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: /^Échéance\s: 7 derniers jours \(.+ – .+\)$/ })).toBeVisible()
  },
})

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coût' }))
    await userEvent.click(await screen.findByRole('combobox', { name: 'Condition' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Est vide' }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Coût\u00a0: Non renseigné' })).toBeVisible()
  },
})

/** One thing, or the other: a further group has a line of its own. */
export const Groups = meta.story({
  args: { values: { status: { kind: 'choice', values: ['C'] } } },
  play: async ({ args, canvas, userEvent }) => {
    const grid = canvas.getByRole('grid')
    await userEvent.click(canvas.getByRole('button', { name: 'Ou…' }))
    const group = within(canvas.getByRole('group', { name: 'Ou, groupe 2' }))
    await expect(group.getByRole('button', { name: 'Gamme' })).toHaveFocus()
    // One empty group is enough.
    await expect(canvas.queryByRole('button', { name: 'Ou…' })).toBeNull()
    await userEvent.click(group.getByRole('button', { name: 'Initiale' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Oui' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      values: {
        status: { kind: 'choice', values: ['C'] },
        '2.isInitial': { kind: 'boolean', value: true },
      },
    })
    const passing = rows.filter(({ status, isInitial }) => status === 'C' || isInitial).length
    await waitFor(() => expect(rowCount(grid)).toBe(passing))
    await userEvent.click(group.getByRole('button', { name: 'Retirer le groupe 2' }))
    await expect(canvas.queryByRole('group', { name: 'Ou, groupe 2' })).toBeNull()
    await expect(canvas.getByRole('searchbox', { name: 'Rechercher' })).toHaveFocus()
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      values: { status: { kind: 'choice', values: ['C'] } },
    })
  },
})

/** Where the bar has no room, a filter is changed in its chip. */
export const ChangedInPlace = meta.story({
  args: {
    values: {
      range: { kind: 'text', text: 'Levage' },
      status: { kind: 'choice', values: ['P', 'E'] },
      cost: { kind: 'number', from: 1 },
      '2.isInitial': { kind: 'boolean', value: true },
    },
  },
  decorators: [
    (Story) => (
      <Stage style={{ inlineSize: 620 }}>
        <Story />
      </Stage>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const applied = within(await canvas.findByRole('list', { name: 'Filtres appliqués' }))
    await userEvent.click(applied.getByRole('button', { name: 'Modifier le filtre Initiale\u00a0: Oui' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Non' }))
    const changed = expect.objectContaining({ '2.isInitial': { kind: 'boolean', value: false } })
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ values: changed })
  },
})
