import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Filtered, rows } from './filter-story.tsx'
import { Stage } from './grid-story.tsx'

/** Codes that only the rows know, more than ten of them. */
const byReference = { site: 'choice', reference: 'choice', due: 'date', status: 'choice' } as const

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

/** The values in the rows, counted when the filter opens; searched where there are more than ten. */
export const ChoicesOfTheRows = meta.story({
  args: { filters: byReference, values: { site: { kind: 'choice', values: ['Nantes'] } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Site\u00a0: Nantes' }))
    const sites = within(screen.getByRole('dialog', { name: 'Site' }))
    await expect(sites.getAllByRole('checkbox').map((box) => box.closest('[data-choice]')?.textContent)[0]).toBe(
      `Nantes${rows.filter(({ site }) => site === 'Nantes').length}`,
    )
    await expect(sites.getAllByRole('checkbox')).toHaveLength(10)
    await expect(sites.queryByRole('searchbox')).toBeNull()
    // By keyboard: the first choice has the focus, the arrows go on, letters find.
    await waitFor(() => expect(sites.getAllByRole('checkbox')[0]).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(sites.getAllByRole('checkbox')[1]).toHaveFocus()
    await userEvent.keyboard('na')
    await expect(sites.getByRole('checkbox', { name: 'Nantes' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')

    await userEvent.click(canvas.getByRole('button', { name: 'Référence' }))
    const references = within(screen.getByRole('dialog', { name: 'Référence' }))
    await expect(references.getAllByRole('checkbox')).toHaveLength(100)
    await expect(references.getByRole('status')).toHaveTextContent('100 autres')
    await userEvent.type(references.getByRole('searchbox', { name: 'Rechercher un choix' }), 'ins-19')
    await expect(references.getAllByRole('checkbox')).toHaveLength(11)
    await userEvent.click(references.getByRole('checkbox', { name: 'INS-195' }))
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      values: expect.objectContaining({ reference: { kind: 'choice', values: ['INS-195'] } }),
    })
    await userEvent.clear(references.getByRole('searchbox'))
    await userEvent.type(references.getByRole('searchbox'), 'zzz')
    await expect(references.getByRole('status')).toHaveTextContent('Aucun choix ne correspond')
  },
})

const asked = fn()

/** Options may come from elsewhere; they are asked for when the filter opens, and again where it failed. */
export const ChoicesFromAServer = meta.story({
  args: {
    filters: byReference,
    options: (column) => {
      asked(column)
      return asked.mock.calls.length === 1
        ? Promise.reject(new Error('away'))
        : Promise.resolve([{ value: 'Lille', label: 'Lille', count: 3 }])
    },
  },
  beforeEach: () => void asked.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await expect(asked).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Site' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Site' }))
    await expect(await dialog.findByText('Les choix n’ont pas pu être chargés')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Réessayer' }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Lille' }))
    await expect(asked.mock.calls).toEqual([['site'], ['site']])
    await expect(canvas.getByRole('button', { name: 'Site\u00a0: Lille', hidden: true })).toBeVisible()
  },
})

/** A range that ends before it begins says so in its place and filters nothing. */
export const Reversed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Échéance' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Du' }), '01/02/2025')
    await userEvent.tab()
    await waitFor(() => expect(args.onValuesChange).toHaveBeenCalledTimes(1))
    const end = screen.getByRole('textbox', { name: 'Au' })
    await userEvent.type(end, '01/01/2025')
    await userEvent.tab()
    await waitFor(() => expect(end).toBeInvalid())
    await expect(end).toHaveAccessibleDescription(/La fin précède le début/)
    await expect(args.onValuesChange).toHaveBeenCalledTimes(1)
    await userEvent.clear(end)
    await userEvent.type(end, '01/03/2025')
    await userEvent.tab()
    await waitFor(() =>
      expect(args.onValuesChange).toHaveBeenLastCalledWith({
        values: { due: { kind: 'date', from: '2025-02-01', to: '2025-03-01' } },
      }),
    )
    await expect(end).toBeValid()
  },
})
