/** The navigation by audience, read from `docs/README.md` and the indexes it links to. */
import { posix } from 'node:path'
import type { Token, Tokens } from 'marked'
import type { Project } from './links.ts'
import { targetOf } from './links.ts'
import { type Language, otherLanguage, type Page } from './pages.ts'
import { plainText } from './plain-text.ts'

/** A page in an audience's list, with the pages that it is the index of. */
export interface Entry {
  page: Page
  /** Its label in the index. */
  label: string
  /** The heading of the index under which it is listed. */
  group: string | undefined
  entries: Entry[]
}

export interface Reader {
  title: string
  /** Description of the audience, as Markdown. */
  intro: Token[]
  entries: Entry[]
}

export const indexSource = 'docs/README.md'

interface Listed {
  page: Page
  label: string
  group: string | undefined
}

/** A token with nested tokens, such as a list or a table. */
interface Holder {
  tokens?: Token[]
  items?: Token[]
  header?: Tokens.TableCell[]
  rows?: Tokens.TableCell[][]
}

const linksIn = (token: Token): Tokens.Link[] => {
  if (token.type === 'link') return [token as Tokens.Link]
  const { tokens = [], items = [], header = [], rows = [] } = token as Holder
  const cells = [header, ...rows].flat()
  return [...tokens, ...items, ...cells.flatMap((cell) => cell.tokens)].flatMap(linksIn)
}

/** The pages that a page links to, each once: first those in its lists and tables, with their heading, then any others. */
function listedIn(page: Page, project: Project): Listed[] {
  const found: Listed[] = []
  const inText: Listed[] = []
  let heading: string | undefined
  for (const token of page.tokens) {
    if (token.type === 'heading' && token['depth'] === 2) heading = plainText(token.tokens ?? [])
    const isList = token.type === 'list'
    for (const link of linksIn(token)) {
      const target = targetOf(link.href, page, project)
      if (target.kind !== 'page' || target.page === page) continue
      const listed = { page: target.page, label: plainText(link.tokens), group: isList ? heading : undefined }
      ;(isList || token.type === 'table' ? found : inText).push(listed)
    }
  }
  const first = new Map<Page, Listed>()
  for (const listed of [...found, ...inText]) if (!first.has(listed.page)) first.set(listed.page, listed)
  return [...first.values()]
}

/** An index with the pages below its folder that it links to, except those already placed. */
function withItsPages(listed: Listed, project: Project, placed: Set<Page>): Entry {
  const { page } = listed
  placed.add(page)
  if (!/^docs\/.+\/README(?:\.fr)?\.md$/.test(page.source)) return { ...listed, entries: [] }
  const folder = `${posix.dirname(page.source)}/`
  const below = listedIn(page, project).filter(
    (one) => one.page.source.startsWith(folder) && one.page.language === page.language && !placed.has(one.page),
  )
  for (const one of below) placed.add(one.page)
  // Pages of an index are labelled with their own titles.
  return { ...listed, entries: below.map((one) => withItsPages({ ...one, label: one.page.title }, project, placed)) }
}

/** The audiences and their pages, each page in the requested language where it exists. */
export function readersOf(project: Project, language: Language): Reader[] {
  const index = project.pages.get(indexSource)
  if (!index) throw new Error(`${indexSource} is not there.`)
  const readers: (Reader & { listed: Listed[] })[] = []
  for (const token of index.tokens) {
    const reader = readers.at(-1)
    if (token.type === 'heading' && token['depth'] === 2)
      readers.push({ title: plainText(token.tokens ?? []), intro: [], entries: [], listed: [] })
    else if (reader && token.type === 'paragraph') reader.intro.push(token)
    else if (reader && token.type === 'list')
      for (const item of (token as Tokens.List).items) {
        const [link] = linksIn(item)
        const target = link && targetOf(link.href, index, project)
        if (link && target?.kind === 'page')
          reader.listed.push({ page: target.page, label: plainText(link.tokens), group: undefined })
      }
  }
  const inLanguage = (listed: Listed): Listed => {
    const other = project.pages.get(otherLanguage(listed.page.source))
    return language === 'fr' && other ? { ...listed, page: other, label: other.title } : listed
  }
  const tops = readers.map(({ listed }) => listed.map(inLanguage))
  const placed = new Set(tops.flat().map(({ page }) => page))
  return readers.map(({ title, intro }, at) => ({
    title,
    intro,
    entries: (tops[at] ?? []).map((listed) => withItsPages(listed, project, placed)),
  }))
}

/** All pages below some entries, in reading order. */
export const flatten = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.entries)])
