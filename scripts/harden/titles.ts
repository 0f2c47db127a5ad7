/** Titles of tests as they are written, and as they are when they run. Pure. */

export interface Proof {
  kind: 'vitest' | 'playwright' | 'story' | 'command'
  /** Path from the project's root; of a command, what is run. */
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

/** What a title has in the place of a value: `%s`, `$name`, `${walk.locale}`. */
const value = /%[sdifjo#]|\$\{[^}]*\}|\$[a-z]\w*/gi

/** A pattern of every title that a written one stands for, whatever its values and the statements it names besides. */
export const patternOf = (title: string): string =>
  `${title.replaceAll('%%', '%').split(value).map(escaped).join('[\\s\\S]*')}(?: \\[[^\\]]*\\])*$`

export const isTitled = (written: string, ran: string): boolean => new RegExp(`^${patternOf(written)}`).test(ran)
