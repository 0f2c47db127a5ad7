/** Turns what was said, phrase by phrase, into lines that can be read and compared. */

interface Spoken {
  phrase: string
  children: Spoken[]
}

/** What says nothing that is of use: true of nearly everything, or counted by one reader only. */
const noise = /, (?:not busy|no defined sort order|\d+ controls?|column index \d+|row index \d+)(?=,|$)/g

/** Marks of the text that readers do not say unless asked. */
const unsaid = new Set(['document', 'paragraph', 'strong', 'emphasis', 'rowgroup', 'generic', 'term', 'definition'])

/** Regions that say something once something is in them. */
const empty = new Set(['status', 'alert', 'log'])

const roleOf = (phrase: string): string => phrase.split(',')[0] ?? ''

/** Of this many alike in a row the first are written down. */
const mostAlike: Readonly<Record<string, number>> = { row: 3 }
const usualMost = 12

/** Each phrase with those between it and its end. */
function nested(phrases: readonly string[]): Spoken[] {
  const all: Spoken[] = []
  for (const phrase of phrases) {
    const ended = /^end(?: of (.+)|(, .+))$/s.exec(phrase)
    const opened = ended?.[1] ?? ended?.[2]?.slice(2)
    const at =
      opened === undefined ? -1 : all.findLastIndex((one) => one.phrase === opened && one.children.length === 0)
    if (at >= 0) all[at]!.children = all.splice(at + 1)
    else if (opened === undefined) all.push({ phrase, children: [] })
  }
  return all
}

const roles = new Set(
  `alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox complementary contentinfo
  deletion dialog directory feed figure form grid gridcell group heading image img insertion link list listbox listitem log main mark marquee math
  menu menubar menuitem menuitemcheckbox menuitemradio meter navigation note option presentation progressbar radio radiogroup region row rowheader
  scrollbar search searchbox separator slider spinbutton status subscript superscript switch tab table tablist tabpanel textbox time timer toolbar
  tooltip tree treegrid treeitem`.split(/\s+/),
)

const isText = ({ phrase, children }: Spoken): boolean => children.length === 0 && !roles.has(roleOf(phrase))

/** Without what says nothing, and with each thing said once: a button is not said again by the text that it is named by. */
function told({ phrase: raw, children: inside }: Spoken, around: string): Spoken[] {
  const phrase = raw.replaceAll(noise, '')
  const role = roleOf(phrase)
  const children = inside.flatMap((child) => told(child, phrase))
  if (empty.has(phrase) && children.length === 0) return []
  if (unsaid.has(phrase)) return children
  const isCell = role === 'gridcell' || role === 'cell' || role === 'rowheader' || role === 'columnheader'
  // A row says its cells: what else is in them, and what is so of them, is said on its own.
  const name = phrase.slice(role.length + 2)
  if (isCell && around.includes(name)) return children.filter((child) => !isText(child))
  return [{ phrase, children: children.filter((child) => !(isText(child) && phrase.includes(child.phrase))) }]
}

function written(all: readonly Spoken[], depth = 0): string[] {
  const lines: string[] = []
  const indent = '  '.repeat(depth)
  for (let at = 0; at < all.length;) {
    const role = roleOf(all[at]!.phrase)
    let end = at
    while (end < all.length && roleOf(all[end]!.phrase) === role && !isText(all[end]!)) end += 1
    const isRun = end > at + 1
    const most = mostAlike[role] ?? usualMost
    const run = isRun ? all.slice(at, end) : [all[at]!]
    for (const { phrase, children } of run.slice(0, most)) {
      lines.push(indent + phrase.replaceAll(/\s+/g, ' ').trim(), ...written(children, depth + 1))
    }
    if (run.length > most) lines.push(`${indent}… and ${run.length - most} more of ${role}`)
    at += run.length
  }
  return lines
}

/** The lines of what a reader heard in one language. */
export const spokenLines = (phrases: readonly string[]): string[] =>
  written(nested(phrases).flatMap((one) => told(one, '')))
