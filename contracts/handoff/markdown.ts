/** A cell of a table: no bar and no line break may end it. */
const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')

/** A table of Markdown; none at all of no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const lines = [head, head.map(() => '-'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`)
  return lines.join('\n')
}

/** A block of JSON. */
export const block = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``

/** Paragraphs, those that are empty left out. */
export const page = (...parts: readonly string[]): string => `${parts.filter(Boolean).join('\n\n')}\n`

/** The address of a heading on its page, as GitHub makes it. */
export const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/** At the top of every page that is made. */
export const madeBy =
  '<!-- Made by `npm run contracts:pages` from the endpoints, the states and the pact. Change those, not this page. -->'
