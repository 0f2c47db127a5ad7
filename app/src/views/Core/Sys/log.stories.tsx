import { SysLog, type Log } from '@ronde/contracts/services/Core/SysLog'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { answer, answerWhole } from '../../../kit/testing/answers.ts'
import { listStates } from '../../../kit/testing/screen-states.ts'
import { ShowConsole } from '../../../kit/testing/show-console.tsx'
import list from './LogList/index.ts'

const at = '/Core/Sys/LogList'
const lists = listStates(list, { at })
const [line] = SysLog.GetList.example.value as [Log]

const meta = preview.meta({
  title: 'Screens/Log',
  component: ShowConsole,
  parameters: { layout: 'fullscreen' },
  args: { at, globals: {} },
  render: (args, { globals }) => <ShowConsole {...args} globals={globals} />,
})

/** 1,000 lines, loaded as they come in sight. */
export const Many = meta.story({
  args: {
    answers: [
      answerWhole(SysLog.GetList, ({ skip = 0, take = 0 }) => ({
        value: Array.from({ length: Math.max(0, Math.min(take, 1000 - skip)) }, (_, place) => ({
          ...line,
          idLog: 1000 - skip - place,
        })),
        total: 1000,
        hasErrors: false,
        messages: [],
      })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Journal' })
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '1001'))
    await expect(await canvas.findByRole('heading', { level: 1, name: /1.000/ })).toBeVisible()
    const [cell] = within(grid).getAllByRole('gridcell')
    if (cell) await userEvent.click(cell)
    for (const last of ['201', '401']) {
      await userEvent.keyboard('{Control>}{End}{/Control}')
      await waitFor(() =>
        expect(Number(within(grid).getAllByRole('row').at(-1)?.getAttribute('aria-rowindex'))).toBeGreaterThan(
          Number(last),
        ),
      )
    }
  },
})

/** Details of a line: values before and after. */
export const Details = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(within(await canvas.findByRole('grid')).getByText('LEV'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ligne du journal' }))
    await expect(dialog.getByText('Levage').closest('del')).not.toBeNull()
    await expect(dialog.getByText('Appareils de levage').closest('ins')).not.toBeNull()
  },
})

const threeDays = [
  answer(SysLog.GetEtatList, () => [
    {
      refEtat: 'OK',
      lbEtat: 'Succès',
      nb: 3,
      parPeriode: ['28', '29', '30'].map((day) => ({ dt: `2026-03-${day}T00:00:00.000Z`, nb: Number(day) })),
    },
  ]),
]

/** The filter of dates, set in the chart by keys. */
export const Brushed = meta.story({
  args: { answers: threeDays },
  play: async ({ canvas, userEvent }) => {
    const picture = await canvas.findByRole('application', { name: 'Lignes par jour' })
    picture.focus()
    await expect(canvas.getByRole('button', { name: 'Toutes les dates' })).toHaveAttribute('aria-disabled')
    await userEvent.keyboard('{Home}{Shift>}{ArrowRight}{/Shift}{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Toutes les dates' })).not.toHaveAttribute('aria-disabled'),
    )
  },
})

/** The chart's button clears the filter of dates. */
export const AllDatesAgain = meta.story({
  args: { answers: threeDays },
  play: async (context) => {
    const { canvas, userEvent } = context
    await Brushed.play(context)
    // Where the bar has no room for the filter it is below, beside the button that takes it away.
    const [filter] = await canvas.findAllByRole('button', { name: /28\/03\/2026 – 29\/03\/2026/ })
    await expect(filter).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Toutes les dates' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /28\/03\/2026/ })).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Toutes les dates' })).toHaveFocus()
  },
})

const asked = fn()

/** Times have seconds; buttons set the most common spans. */
export const LastDay = meta.story({
  args: {
    answers: [
      answerWhole(SysLog.GetList, (input) => {
        asked(input)
        return { value: [{ ...line, dtLog: '2026-03-31T08:52:07.000Z' }], total: 1, hasErrors: false, messages: [] }
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^31\/03\/2026 \d\d:52:07$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '24 dernières heures' }))
    await waitFor(() => {
      const { dtDebut } = (asked.mock.lastCall?.[0] ?? {}) as { dtDebut?: string }
      return expect(Math.round((Date.now() - Date.parse(dtDebut ?? '')) / 3_600_000)).toBe(24)
    })
    await expect(canvas.getByRole('button', { name: 'Toutes les dates' })).toBeVisible()
  },
})

export const Loading = meta.story(lists.loading)
export const Empty = meta.story(lists.empty)
export const NoMatch = meta.story(lists.noMatch)
export const Failed = meta.story(lists.error)
export const Forbidden = meta.story(lists.forbidden)
export const Long = meta.story(lists.long)
