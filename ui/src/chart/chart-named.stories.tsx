import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { bars, done, due, late, months, picture, points, valuesOf } from './chart-story.ts'
import { Chart } from './chart.tsx'

const meta = preview.meta({
  title: 'Components/Chart',
  component: Chart,
  args: { kind: 'stacked' as const, title: 'Prestations par mois', series: [done, due, late], points },
})

/** The patterns of a story, by whether they are seen. */
const patternsSeen = (root: Element) =>
  [...root.querySelectorAll('pattern path')].map((path) => getComputedStyle(path).display !== 'none')

export const Stacked = meta.story({
  args: { onSelect: fn() },
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    const frame = await picture(canvas)
    await expect(await bars(canvas)).toHaveLength(18)
    await step('plain, with the sum on each stack', async () => {
      await expect(patternsSeen(canvasElement)).toEqual([false, false])
      await expect(valuesOf(frame)).toEqual(['44', '49', '41', '19', '52', '45'])
    })
    await step('the parts of the last stack have their names at its end, the upper first', async () => {
      const names = within(canvasElement.querySelector<HTMLElement>('[data-names]') ?? canvasElement)
      const tops = ['En retard', 'À faire', 'Faites'].map((name) => names.getByText(name).getBoundingClientRect())
      await expect(tops[0]?.bottom).toBeLessThanOrEqual(tops[1]?.top ?? 0)
      await expect(tops[1]?.bottom).toBeLessThanOrEqual(tops[2]?.top ?? 0)
      await expect(Math.min(...tops.map(({ left }) => left))).toBeGreaterThanOrEqual(
        frame.getBoundingClientRect().right,
      )
    })
    await step('letters that are set further apart make room for themselves', async () => {
      const names = [...canvasElement.querySelectorAll<HTMLElement>('[data-names] span')]
      const before = frame.getBoundingClientRect().width
      canvasElement.style.letterSpacing = '0.12em'
      await waitFor(() => expect(frame.getBoundingClientRect().width).toBeLessThan(before))
      for (const { scrollWidth, clientWidth } of names) await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
      canvasElement.style.letterSpacing = ''
      await waitFor(() => expect(frame.getBoundingClientRect().width).toBe(before))
    })
    frame.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Janv\., En retard\s: 2$/))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith({ point: points[0], series: late })
    await userEvent.keyboard('{ArrowDown} ')
    await expect(args.onSelect).toHaveBeenLastCalledWith({ point: points[0], series: due })
  },
})

/** Too narrow for names beside: they are a list under the picture, the upper part first. */
export const NarrowStack = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 400, maxInlineSize: '100%' }}>
      <Chart {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const frame = await picture(canvas)
    await bars(canvas)
    await expect(canvasElement.querySelector('[data-names]')).toBeNull()
    const names = [...canvasElement.querySelectorAll('figure > ul > li')]
    await expect(names.map(({ textContent }) => textContent)).toEqual(['En retard', 'À faire', 'Faites'])
    await expect(names[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(frame.getBoundingClientRect().bottom)
  },
})

export const Patterned = meta.story({
  args: { isPatterned: true },
  play: async ({ canvas, canvasElement }) => {
    await bars(canvas)
    await expect(patternsSeen(canvasElement)).toEqual([true, true])
  },
})

/** Names give way to each other, and to the width; a part that the last stack has not is named where it would be. */
export const LongNames = meta.story({
  args: {
    series: [
      { id: 'a', text: 'Faites' },
      { id: 'b', text: 'À planifier avant la fin du mois' },
      { id: 'c', text: 'En retard' },
      { id: 'd', text: 'Vérification générale périodique des appareils de levage et de leurs accessoires' },
    ],
    points: months.map((label, at) => ({ label, values: { a: 40 + at, ...(at < 5 ? { b: 3 } : {}), c: 1, d: 2 } })),
  },
  render: (args) => (
    <div style={{ inlineSize: 560 }}>
      <Chart {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await bars(canvas)
    const names = [...canvasElement.querySelectorAll('[data-names] > li')].map((name) => name.getBoundingClientRect())
    await expect(names).toHaveLength(4)
    for (const [at, name] of names.entries())
      if (at > 0) await expect(name.top).toBeGreaterThanOrEqual((names[at - 1]?.bottom ?? 0) - 0.5)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

export const SixSeries = meta.story({
  args: {
    series: ['Tour', 'Parking', 'Hall', 'Cour', 'Toit', 'Quai'].map((text, index) => ({ id: `s${index}`, text })),
    points: months.map((label, at) => ({
      label,
      values: Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`s${index}`, ((at + index) % 4) * 5 + 4])),
    })),
  },
  play: async ({ canvas }) => {
    await expect(await bars(canvas)).toHaveLength(36)
  },
})
