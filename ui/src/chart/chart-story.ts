import { expect, waitFor } from 'storybook/test'
import type { within } from 'storybook/test'

/** Names of the points. */
export const months = ['Janv.', 'Févr.', 'Mars', 'Avr.', 'Mai', 'Juin']
/** Series. */
export const due = { id: 'due', text: 'À faire' }
export const late = { id: 'late', text: 'En retard', color: 'warning' }
export const done = { id: 'done', text: 'Faites' }
export const points = months.map((label, index) => ({
  label,
  values: {
    due: [12, 8, 15, 0, 21, 9][index] ?? 0,
    late: [2, 0, 4, 1, 6, 3][index] ?? 0,
    done: [30, 41, 22, 18, 25, 33][index] ?? 0,
  },
}))

type Canvas = ReturnType<typeof within>
/** The picture once it is loaded. */
export const picture = (canvas: Canvas, name = 'Prestations par mois') =>
  waitFor(() => canvas.getByRole('application', { name }))
/** The bars once they are drawn. */
export const bars = async (canvas: Canvas) => {
  const frame = await picture(canvas)
  await waitFor(() => expect(frame.querySelectorAll('[data-bar]').length).toBeGreaterThan(0))
  return frame.querySelectorAll('[data-bar]')
}
/** The values on bars, as written. */
export const valuesOf = (frame: Element) =>
  [...frame.querySelectorAll('[data-value]')].map(({ textContent }) => textContent)
