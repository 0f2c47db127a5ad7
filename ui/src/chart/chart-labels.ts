import type { ChartKind } from './chart-data.ts'
import type { Mark } from './chart-layout.ts'

/** A value written at the end of its bar, or of a stack of parts. */
export interface ValueLabel {
  text: string
  /** Middle of the bar, in px. */
  x: number
  /** End of the bar, in px. */
  y: number
  /** The bar is negative: it hangs below zero, and its label under it. */
  isBelow: boolean
}

/** Each value on its bar; on a stack, the sum of the parts above zero, and of those below it. */
export function valueLabels(kind: ChartKind, marks: readonly Mark[], format: (value: number) => string): ValueLabel[] {
  const ends = new Map<string, Mark>()
  for (const mark of marks) {
    const isBelow = mark.value < 0
    const key = kind === 'bars' ? `${mark.point} ${mark.series}` : `${mark.point} ${isBelow}`
    const under = ends.get(key)
    ends.set(key, under ? { ...mark, value: under.value + mark.value } : mark)
  }
  return [...ends.values()].map(({ value, x, y, width, height }) => ({
    // A tenth and two tenths are three tenths, not the sum of binary fractions.
    text: format(Number(value.toPrecision(12))),
    x: x + width / 2,
    y: value < 0 ? y + height : y,
    isBelow: value < 0,
  }))
}
