/** Converts links of the Markdown to links of the site. */
import { posix } from 'node:path'
import type { Page } from './pages.ts'

/** Target of a link. */
export type Target =
  | { kind: 'page'; page: Page; slug: string | undefined }
  | { kind: 'picture'; path: string }
  /** A file or folder of the project that is not a page. */
  | { kind: 'source'; path: string }
  | { kind: 'outside'; href: string }
  | { kind: 'broken'; why: string }

export interface Project {
  pages: ReadonlyMap<string, Page>
  has: (path: string) => boolean
}

const isPicture = /\.(?:png|svg|jpe?g|gif|webp)$/i

/** Finds the target of a link in a page. */
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

/** Address of a picture in the site. */
export const pictureAddress = (path: string): string =>
  path.startsWith('docs/') ? path.slice('docs/'.length) : `project/${path}`

/** Relative link from a page to an address of the site, so that the site works in any folder. */
export const wayTo = (address: string, from: Pick<Page, 'address'>): string =>
  posix.relative(posix.dirname(from.address), address)

/** Relative link to a page, or to one of its headings. */
export function wayToPage(page: Page, from: Page, slug?: string): string {
  const anchor = slug === undefined ? '' : `#${slug}`
  return page.address === from.address && anchor ? anchor : wayTo(page.address, from) + anchor
}
