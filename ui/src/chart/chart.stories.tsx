import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { bars, done, due, late, picture, points, valuesOf } from './chart-story.ts'
import { Chart } from './chart.tsx'

const meta = preview.meta({
  title: 'Components/Chart',
  component: Chart,
  parameters: {
    docs: {
      description: { component: 'Amounts as bars, with the same as a table. For one figure, write the figure.' },
    },
  },
  args: { kind: 'bars' as const, title: 'Prestations par mois', series: [due], points },
})

export const Bars = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const frame = await picture(canvas)
    await step('one bar a point', async () => {
      await expect(await bars(canvas)).toHaveLength(6)
    })
    await step('each with its value', async () => {
      await expect(valuesOf(frame)).toEqual(['12', '8', '15', '0', '21', '9'])
    })
    await step('arrow keys walk the points and say them', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await expect(frame).toHaveFocus()
      await expect(frame).toHaveAccessibleDescription(/^Flèches gauche et droite/)
      const says = async (key: string, text: RegExp) => {
        await userEvent.keyboard(key)
        await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text))
      }
      await says('{ArrowRight}', /^Janv\., À faire\s: 12$/)
      await says('{ArrowRight}', /^Févr\., À faire\s: 8$/)
      await says('{End}', /^Juin, À faire\s: 9$/)
      await says('{ArrowRight}', /^Juin/)
      await says('{ArrowLeft}', /^Mai, À faire\s: 21$/)
      await says('{Home}', /^Janv\./)
    })
    await step('the keyboard is not caught', async () => {
      await userEvent.tab()
      await expect(frame).not.toHaveFocus()
    })
  },
})

export const Table = meta.story({
  args: { series: [due, late], onSelect: fn() },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the table is there for screen readers beside the picture, without buttons', async () => {
      await picture(canvas)
      const table = canvas.getByRole('table', { name: 'Prestations par mois' })
      await expect(within(table).getAllByRole('row')).toHaveLength(7)
      await expect(within(table).getByRole('row', { name: 'Mars 15 4' })).toBeInTheDocument()
      await expect(within(table).queryByRole('button')).toBeNull()
    })
    await step('and instead of it for all', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Afficher le tableau' }))
      await expect(canvas.queryByRole('application')).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: /^Mars, En retard\s: 4$/ }))
      await expect(args.onSelect).toHaveBeenLastCalledWith({ point: points[2], series: late })
    })
    await step('and back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Afficher le graphique' }))
      await picture(canvas)
      await userEvent.click(canvas.getByRole('button', { name: 'Afficher le tableau' }))
    })
  },
})

export const ByPointer = meta.story({
  args: { onSelect: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const [, second] = await bars(canvas)
    if (!second) throw new Error('no second bar')
    const box = second.getBoundingClientRect()
    // From high above it: a low bar must not be aimed at.
    const at = { target: await picture(canvas), coords: { clientX: box.left + box.width / 2, clientY: box.top - 40 } }
    await userEvent.pointer([at, { ...at, keys: '[MouseLeft]' }])
    await expect(args.onSelect).toHaveBeenLastCalledWith({ point: points[1], series: due })
  },
})

export const Groups = meta.story({
  args: { series: [done, due, late] },
  play: async ({ canvas }) => {
    await expect(await bars(canvas)).toHaveLength(18)
    await expect(valuesOf(await picture(canvas))).toHaveLength(18)
  },
})

export const Histogram = meta.story({
  args: {
    kind: 'histogram' as const,
    title: 'Événements par quart d’heure',
    series: [{ id: 'n', text: 'Événements' }],
    points: Array.from({ length: 96 }, (_, index) => ({
      label: `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`,
      values: {
        n: Math.round(
          40 * Math.exp(-(((index - 38) / 12) ** 2)) + 25 * Math.exp(-(((index - 60) / 8) ** 2)) + (index % 5),
        ),
      },
    })),
  },
  play: async ({ canvas }) => {
    const frame = await picture(canvas, 'Événements par quart d’heure')
    await waitFor(() => expect(frame.querySelectorAll('[data-bar]')).toHaveLength(96))
    await expect(within(frame).getByText('00:00')).toBeVisible()
    await expect(within(frame).queryByText('00:15')).toBeNull()
  },
})

export const SpanByKeys = meta.story({
  args: { kind: 'histogram' as const, series: [done, late], onRangeSelect: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const frame = await picture(canvas)
    frame.focus()
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('De Janv. à Mars'))
    await userEvent.keyboard('{Escape}{Shift>}{ArrowLeft}{/Shift}{Enter}')
    await expect(args.onRangeSelect).toHaveBeenLastCalledWith({ from: points[1], to: points[2] })
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onRangeSelect).toHaveBeenLastCalledWith({ from: points[0], to: points[0] })
  },
})

export const SpanByPointer = meta.story({
  args: { kind: 'histogram' as const, onRangeSelect: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const all = await bars(canvas)
    const frame = await picture(canvas)
    const over = (at: number) => {
      const box = all[at]?.getBoundingClientRect() ?? new DOMRect()
      return { target: frame, coords: { clientX: box.left + box.width / 2, clientY: box.top + 4 } }
    }
    await userEvent.pointer([{ ...over(4), keys: '[MouseLeft>]' }, over(2), { ...over(1), keys: '[/MouseLeft]' }])
    await expect(args.onRangeSelect).toHaveBeenLastCalledWith({ from: points[1], to: points[4] })
  },
})

export const BelowNothing = meta.story({
  args: {
    title: 'Écarts',
    points: [
      { label: 'Nantes', values: { due: -12.5 } },
      { label: 'Rennes', values: { due: 4.25 } },
      { label: 'Brest', values: {} },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const frame = await picture(canvas, 'Écarts')
    await waitFor(() => expect(valuesOf(frame)).toEqual(['-12,5', '4,25']))
    frame.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Brest, À faire\s: sans valeur$/))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/-12,5$/))
  },
})

export const Empty = meta.story({
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune donnée')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const OnlyZeros = meta.story({
  args: { points: points.map(({ label }) => ({ label, values: { due: 0 } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune donnée')).toBeVisible()
    await expect(canvas.queryByRole('application')).toBeNull()
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  args: { title: 'Services by month', formatValue: (value: number) => `${value} h` },
  play: async ({ canvas, userEvent }) => {
    const frame = await picture(canvas, 'Services by month')
    await waitFor(() => expect(valuesOf(frame)).toContain('12 h'))
    frame.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Janv., À faire: 12 h'))
    await expect(canvas.getByRole('button', { name: 'Show the table' })).toBeVisible()
  },
})

/** Values go where the widest of them has no room. */
export const Narrow = meta.story({
  args: {
    series: [due, late],
    points: points.map(({ label, values }) => ({
      label: `${label} deux mille vingt-six`,
      values: { ...values, due: (values.due ?? 0) * 1000 },
    })),
  },
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <Chart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await bars(canvas)
    await expect(valuesOf(await picture(canvas))).toEqual([])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})
