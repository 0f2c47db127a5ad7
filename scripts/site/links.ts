/** What the links of the Markdown become in the site. */
import { posix } from 'node:path'
import type { Page } from './pages.ts'

/** What a link leads to. */
export type Target =
  | { kind: 'page'; page: Page; slug: string | undefined }
  | { kind: 'picture'; path: string }
  /** A file or folder of the project that is no page. */
  | { kind: 'source'; path: string }
  | { kind: 'outside'; href: string }
  | { kind: 'broken'; why: string }

export interface Project {
  pages: ReadonlyMap<string, Page>
  has: (path: string) => boolean
}

const isPicture = /\.(?:png|svg|jpe?g|gif|webp)$/i

/** Finds where a link of a page leads. */
export function targetOf(href: string, from: Page, { pages, has }: Project): Target {
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return { kind: 'outside', href }
  const [path = '', slug] = decodeURI(href).split('#')
  const source = path === '' ? from.source : posix.join(posix.dirname(from.source), path).replace(/\/$/, '')
  const page = pages.get(source) ?? pages.get(`${source}/README.md`)
  if (page) {
    const isThere = slug === undefined || page.headings.some((heading) => heading.slug === slug)
    return isThere
      ? { kind: 'page', page, slug }
      : { kind: 'broken', why: `${from.source} leads to ${page.source}#${slug}, and there is no such heading` }
  }
  if (!has(source)) return { kind: 'broken', why: `${from.source} leads to ${source}, which is not there` }
  return isPicture.test(source) ? { kind: 'picture', path: source } : { kind: 'source', path: source }
}

/** Where a picture lies in the site. */
export const pictureAddress = (path: string): string =>
  path.startsWith('docs/') ? path.slice('docs/'.length) : `project/${path}`

/** The way from one page of the site to another place in it, so that the site can lie in any folder. */
export const wayTo = (address: string, from: Pick<Page, 'address'>): string =>
  posix.relative(posix.dirname(from.address), address)

/** As `wayTo`, to a heading of a page. */
export function wayToPage(page: Page, from: Page, slug?: string): string {
  const anchor = slug === undefined ? '' : `#${slug}`
  return page.address === from.address && anchor ? anchor : wayTo(page.address, from) + anchor
}
