/** Reads the Markdown pages of the site. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import GithubSlugger from 'github-slugger'
import { type Token, Lexer } from 'marked'
import { plainText } from './plain-text.ts'

export type Language = 'en' | 'fr'

/** A heading below the title, or the title itself. */
export interface Heading {
  depth: number
  text: string
  /** Fragment in addresses, the same as on GitHub. */
  slug: string
}

export interface Page {
  /** Path of the Markdown file from the root of the project. */
  source: string
  /** Path of the page from the root of the site. */
  address: string
  language: Language
  title: string
  tokens: Token[]
  headings: Heading[]
}

const patterns = [
  'docs/**/*.md',
  '{README,CONTRIBUTING,SECURITY}.md',
  'contracts/README.md',
  'contracts/samples/*/README.md',
  'ui/{README,CHANGELOG}.md',
  'ui/starter/README.md',
]

/** `docs/operators/README.md` becomes `operators/index.html`; files outside `docs` go into `project`. */
const addressOf = (source: string): string =>
  (source.startsWith('docs/') ? source.slice('docs/'.length) : `project/${source.toLowerCase()}`)
    .replace(/(^|\/)readme((?:\.fr)?)\.md$/i, '$1index$2.md')
    .replace(/\.md$/, '.html')

const isComment = (token: Token): boolean => token.type === 'html' && /^<!--[^]*-->\s*$/.test(token.raw)

/** Source path of the same page in the other language. */
export const otherLanguage = (source: string): string =>
  source.endsWith('.fr.md') ? source.replace(/\.fr\.md$/, '.md') : source.replace(/\.md$/, '.fr.md')

/** Whether a line at the top only links to the other language, which the site's layout does itself. */
function leadsToOtherLanguage(token: Token, source: string): boolean {
  const [em, ...others] = token.type === 'paragraph' ? (token.tokens ?? []) : []
  const [link] = em?.type === 'em' && others.length === 0 ? (em.tokens ?? []) : []
  return link?.type === 'link' && posix.join(posix.dirname(source), String(link['href'])) === otherLanguage(source)
}

export function readPage(source: string, text: string): Page {
  const slugger = new GithubSlugger()
  const tokens = new Lexer({ gfm: true })
    .lex(text)
    .filter((token) => !isComment(token) && !leadsToOtherLanguage(token, source))
  const headings = tokens.flatMap((token): Heading[] => {
    if (token.type !== 'heading') return []
    const heading = plainText(token.tokens ?? [])
    return [{ depth: token.depth as number, text: heading, slug: slugger.slug(heading) }]
  })
  return {
    source,
    address: addressOf(source),
    language: source.endsWith('.fr.md') ? 'fr' : 'en',
    title: headings.find(({ depth }) => depth === 1)?.text ?? source,
    tokens,
    headings,
  }
}

/** All pages of a project, in the order of their paths. */
export const readPages = (folder: string): Page[] =>
  globSync(patterns, { cwd: folder })
    .map((source) => source.replaceAll('\\', '/'))
    .toSorted()
    .map((source) => readPage(source, readFileSync(join(folder, source), 'utf8')))

/** Whether a file or folder exists in the project. */
export const isInProject = (folder: string, path: string): boolean => existsSync(join(folder, path))
