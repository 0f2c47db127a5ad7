import { Refused } from './plan.ts'

/** A text as a string literal: in single quotes, or in double ones around an apostrophe. */
export const quoted = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`

/** Inserts text before the end of the block between `opening` and `closing`. Throws when there is no such block. */
export const intoBlock =
  (opening: string, closing: string, addition: string) =>
  (text: string): string => {
    const start = text.indexOf(opening)
    const end = start < 0 ? -1 : text.indexOf(closing, start)
    if (end < 0) throw new Refused(`there is no “${opening.trim()}” to add ${addition.trim().split('\n')[0]} to`)
    return text.slice(0, end) + addition + text.slice(end)
  }

/** Adds lines at the end. */
export const atEnd =
  (...lines: string[]) =>
  (text: string): string =>
    `${text.trimEnd()}\n${lines.join('\n')}\n`

/** Adds messages to a catalogue of the console, sorted by id; existing ones stay as they are. */
export const withMessages =
  (messages: Readonly<Record<string, string>>) =>
  (text: string): string => {
    const known = JSON.parse(text) as Record<string, string>
    const all = Object.entries({ ...messages, ...known })
    return `${JSON.stringify(Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : 1))), null, 2)}\n`
  }
