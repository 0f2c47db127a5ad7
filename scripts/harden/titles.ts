/** Matches titles of tests in the source with those at run time. Pure. */

export interface Proof {
  kind: 'vitest' | 'playwright' | 'story' | 'command'
  /** Path from the project's root; for a command, its text. */
  from: string
  /** Title of the test, or name of the story. */
  title: string
}

export function proofOf(text: string): Proof {
  const at = text.indexOf(': ')
  const [from, title] = [text.slice(0, at), text.slice(at + 2)]
  if (from === 'command') return { kind: 'command', from: title, title }
  if (from.endsWith('.stories.tsx')) return { kind: 'story', from, title }
  return { kind: from.endsWith('.spec.ts') ? 'playwright' : 'vitest', from, title }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** Placeholders of values in a title: `%s`, `$name`, `${walk.locale}`. */
const value = /%[sdifjo#]|\$\{[^}]*\}|\$[a-z]\w*/gi

/** A pattern of the run-time titles of a written one, with any values and specification ids. */
export const patternOf = (title: string): string =>
  `${title.replaceAll('%%', '%').split(value).map(escaped).join('[\\s\\S]*')}(?: \\[[^\\]]*\\])*$`

export const isTitled = (written: string, ran: string): boolean => new RegExp(`^${patternOf(written)}`).test(ran)
