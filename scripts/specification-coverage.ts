/** Maps statements of the specification to the tests that prove them. Pure: reports in, page and problems out. */

/** A statement of the product's specification, in our own words. */
export interface Item {
  /** `section.name`: `4.start-once`. */
  id: string
  statement: string
}

/** A test that ran. */
export interface Outcome {
  /** Path from the project's root. */
  file: string
  title: string
  isPassed: boolean
  /** Items that the test names. */
  items: readonly string[]
}

export interface Coverage {
  /** Passing tests by item. */
  proofs: ReadonlyMap<string, readonly Outcome[]>
  /** Problems to fix, one line each. */
  problems: readonly string[]
}

const idPattern = /(?<![\w.:-])\d+\.[a-z][a-z0-9-]*/g

/** Items named in a test's title: `… changes nothing [4.start-once, 4.status]`. */
export const itemsOfTitle = (title: string): string[] =>
  [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside = '']) => inside.match(idPattern) ?? [])

/** Items among the tags of a story. */
export const itemsOfTags = (tags: readonly string[]): string[] =>
  tags.filter((tag) => tag.match(idPattern)?.[0] === tag)

/** The tests of each item. `before`: items proven by tests that did not need to run again. */
export function coverageOf(
  items: readonly Item[],
  outcomes: readonly Outcome[],
  before: ReadonlySet<string> = new Set(),
): Coverage {
  const known = new Set(items.map(({ id }) => id))
  const proofs = new Map(
    items.map(({ id }) => [id, outcomes.filter((outcome) => outcome.isPassed && outcome.items.includes(id))]),
  )
  const strangers = outcomes.flatMap(({ file, title, items: named }) =>
    named.filter((id) => !known.has(id)).map((id) => `${file}: "${title}" names ${id}, which is no item`),
  )
  const unproven = items
    .filter(({ id }) => (proofs.get(id) ?? []).length === 0 && !before.has(id))
    .map(({ id, statement }) => `${id}: no passing test names it (${statement})`)
  return { proofs, problems: [...strangers, ...unproven] }
}

/** Most tests of one file listed for an item; of more, the first two and their number. */
const mostOfFile = 6

const cell = (text: string) => text.replaceAll('|', String.raw`\|`)
const withoutItems = (title: string) => title.replaceAll(/ ?\[[^\]]*\d\.[a-z][^\]]*\]/g, '')

/** The Markdown page: every item with the tests that prove it. */
export function coveragePage(items: readonly Item[], { proofs }: Coverage): string {
  const proofOf = ({ id }: Item): string => {
    const files = Map.groupBy(proofs.get(id) ?? [], ({ file }) => file)
    const lines = [...files].flatMap(([file, outcomes]) => {
      const link = `([${file.split('/').at(-1)}](../${file}))`
      const titles = [...new Set(outcomes.map(({ title }) => cell(withoutItems(title))))].toSorted()
      const isMany = titles.length > mostOfFile
      return [
        ...(isMany ? titles.slice(0, 2) : titles).map((title) => `${title} ${link}`),
        ...(isMany ? [`and ${titles.length - 2} more like these ${link}`] : []),
      ]
    })
    return lines.join('<br>')
  }
  const sections = [...new Set(items.map(({ id }) => id.split('.')[0] ?? ''))]
  const table = (section: string) =>
    [`## Section ${section}`, '', '| item | statement | proven by |', '|-|-|-|']
      .concat(
        items
          .filter(({ id }) => id.startsWith(`${section}.`))
          .map((item) => `| ${item.id} | ${cell(item.statement)} | ${proofOf(item)} |`),
      )
      .join('\n')
  const proven = items.filter(({ id }) => (proofs.get(id) ?? []).length > 0).length
  return `# What of the specification is proven, and by what

Written by \`npm test -- --whole\` from the tests that passed; not by hand. The statements stand in [items.json](specification/items.json). A test names
what it proves in its title, \`[4.start-once]\`; a story by a tag. A statement without a passing test fails the run.

${proven} of ${items.length} are proven.

${sections.map(table).join('\n\n')}
`
}
