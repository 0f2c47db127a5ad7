import MiniSearch from 'minisearch'
import type { Token } from 'marked'
import type { Page } from './pages.ts'
import { plainText } from './plain-text.ts'
import { type SearchFile, searchOptions, type Section } from './search-terms.ts'

/** The sections of a page: one for each heading of levels 2 and 3, and one before them. */
function sectionsOf({ tokens, headings }: Page): { slug?: string; heading: string; tokens: Token[] }[] {
  const sections: { slug?: string; heading: string; tokens: Token[] }[] = [{ heading: '', tokens: [] }]
  const left = [...headings]
  for (const token of tokens) {
    const heading = token.type === 'heading' ? left.shift() : undefined
    if (heading && heading.depth > 1 && heading.depth < 4)
      sections.push({ slug: heading.slug, heading: heading.text, tokens: [] })
    else if (heading?.depth !== 1) sections.at(-1)?.tokens.push(token)
  }
  return sections
}

/** The file of the search index. */
export function searchFile(pages: readonly Page[], readerOf: (page: Page) => string): SearchFile {
  const sections = pages
    .flatMap((page, at) => sectionsOf(page).map((section) => ({ ...section, at })))
    .map(({ slug, heading, tokens, at }, id): Section => ({ id, page: at, slug, heading, text: plainText(tokens) }))
  const index = new MiniSearch(searchOptions)
  index.addAll(
    sections.map(({ id, page, slug, heading, text }) => {
      const title = pages[page]?.title ?? ''
      return { id, title: slug ? '' : title, trail: slug ? title : '', heading, text }
    }),
  )
  return {
    pages: pages.map((page) => ({
      address: page.address,
      title: page.title,
      language: page.language,
      reader: readerOf(page),
    })),
    sections,
    index: index.toJSON(),
  }
}
