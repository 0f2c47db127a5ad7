import type { Option, OptionOrGroup } from '../field/option.ts'

/** An option with its group: keys and typing know options only, the list draws the headings. */
export interface ListedOption<Value extends string | number = string | number> extends Option<Value> {
  /** Of its group. */
  heading?: string
}

/** Options that follow one another under one heading, or under none. */
interface OptionRun<Value extends string | number> {
  heading: string | undefined
  /** Index of the first among all. */
  start: number
  options: readonly ListedOption<Value>[]
}

/** The options of a list one after the other, each with its heading. */
export const listedOptions = <Value extends string | number>(
  list: readonly OptionOrGroup<Value>[],
): readonly ListedOption<Value>[] =>
  list.flatMap((one): readonly ListedOption<Value>[] =>
    'options' in one ? one.options.map((option) => ({ ...option, heading: one.heading })) : [one],
  )

/** Options as they are drawn. A searched list loses options, and with its last one a group its heading. */
export function optionRuns<Value extends string | number>(
  options: readonly ListedOption<Value>[],
): readonly OptionRun<Value>[] {
  const starts = options.flatMap(({ heading }, at) => (at === 0 || heading !== options[at - 1]?.heading ? [at] : []))
  return starts.map((start, at) => ({
    heading: options[start]?.heading,
    start,
    options: options.slice(start, starts[at + 1]),
  }))
}
