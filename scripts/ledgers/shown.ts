/** How a ledger is shown in the tables of its page. */

export const cell = (text: string) => text.replaceAll('|', String.raw`\|`)

/** The anchor of a heading, as GitHub makes it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)

/** A proof as Markdown: its text, with a link to its file. `up`: relative path from the page's folder to the root. */
export function proofCell(proof: string, up = '../'): string {
  const [from = '', ...rest] = proof.split(': ')
  const what = rest.join(': ')
  if (!from.includes('/') && !from.includes('.')) return `${from}: \`${cell(what)}\``
  if (from.endsWith('.stories.tsx')) return `story ${cell(what)} ([${from.split('/').at(-1)}](${up}${from}))`
  if (from.endsWith('.md')) return `[${cell(what)}](${up}${from}#${anchorOf(what)})`
  if (isTest(from)) return `${cell(what)} ([${from.split('/').at(-1)}](${up}${from}))`
  return `\`${cell(what)}\` ([${from.split('/').at(-1)}](${up}${from}))`
}
