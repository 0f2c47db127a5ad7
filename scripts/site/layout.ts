/** The layout around the text of a page. */
import { wayTo, wayToPage } from './links.ts'
import { escaped } from './markup.ts'
import { type Entry, flatten, type Reader } from './navigation.ts'
import type { Heading, Page } from './pages.ts'
import { readerName, texts } from './texts.ts'

export interface Frame {
  page: Page
  /** The rendered text of the page. */
  html: string
  readers: readonly Reader[]
  /** The page in the other language, where it exists. */
  other: Page | undefined
  /** The page that the site's name links to. */
  home: Page
  hasDiagram: boolean
}

/** Maximum entries of an index that is always open; a longer one is open only when it holds the current page. */
const short = 15

/** The `hreflang` of a link to a page in another language. */
const languageOf = (target: Page, page: Page): string =>
  target.language === page.language ? '' : ` hreflang="${target.language}"`

const holds = (entry: Entry, page: Page): boolean => flatten([entry]).some((one) => one.page === page)

function entriesList(entries: readonly Entry[], page: Page): string {
  const items: string[] = []
  let group: string | undefined
  for (const entry of entries) {
    if (entry.group && entry.group !== group) items.push(`<li class="group">${escaped(entry.group)}</li>`)
    group = entry.group
    const isHere = entry.page === page
    const isOpen = entry.entries.length > 0 && (entry.entries.length <= short || holds(entry, page))
    const lang = entry.page.language === page.language ? '' : ` lang="${entry.page.language}"`
    items.push(
      `<li><a href="${escaped(wayToPage(entry.page, page))}"${languageOf(entry.page, page)}${lang}${isHere ? ' aria-current="page"' : ''}>${escaped(entry.label)}</a>${isOpen ? entriesList(entry.entries, page) : ''}</li>`,
    )
  }
  return `<ul>${items.join('')}</ul>`
}

function readersList(readers: readonly Reader[], current: Reader | undefined, page: Page): string {
  const items = readers.flatMap((reader) => {
    const first = reader.entries[0]?.page
    if (!first) return []
    const isHere = reader === current ? ' aria-current="true"' : ''
    return [
      `<li><a href="${escaped(wayToPage(first, page))}"${languageOf(first, page)}${isHere}>${escaped(readerName(reader.title, page.language))}</a></li>`,
    ]
  })
  return `<ul class="readers">${items.join('')}</ul>`
}

const contents = (headings: readonly Heading[]): string =>
  `<ul>${headings
    .map(({ depth, text, slug }) => `<li class="depth-${depth}"><a href="#${escaped(slug)}">${escaped(text)}</a></li>`)
    .join('')}</ul>`

function beforeAndAfter(reader: Reader | undefined, page: Page): string {
  const t = texts[page.language]
  const path = flatten(reader?.entries ?? [])
  const at = path.findIndex((entry) => entry.page === page)
  const link = (entry: Entry | undefined, rel: 'prev' | 'next', says: string) =>
    entry
      ? `<a rel="${rel}" href="${escaped(wayToPage(entry.page, page))}"><span>${says}</span> ${escaped(entry.label)}</a>`
      : ''
  const [before, after] = [
    link(path[at - 1], 'prev', t.previous),
    link(at < 0 ? undefined : path[at + 1], 'next', t.next),
  ]
  return before || after ? `<nav class="path" aria-label="${t.path}">${before}${after}</nav>` : ''
}

const magnifier =
  '<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><circle cx="7" cy="7" r="4.75" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="m10.5 10.5 4 4" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/></svg>'

/** Wraps the sections of the first page, one for each audience. */
const inParts = (html: string): string => {
  const [top = '', ...parts] = html.split(/(?=<div class="heading"><h2)/)
  return `${top}<div class="parts">${parts.map((part) => `<section>${part}</section>`).join('\n')}</div>`
}

/** A whole page of the site. */
export function layOut({ page, html, readers, other, home, hasDiagram }: Frame): string {
  const t = texts[page.language]
  const way = (address: string) => escaped(wayTo(address, page))
  const reader = readers.find(({ entries }) => entries.some((entry) => holds(entry, page)))
  const inside = page.headings.filter(({ depth }) => depth === 2 || depth === 3)
  const listed = inside.length > 30 ? inside.filter(({ depth }) => depth === 2) : inside
  const toc = reader && listed.length > 2 ? contents(listed) : ''
  const folded = toc && `<details class="contents"><summary>${t.onThisPage}</summary>${toc}</details>\n`
  const otherLink = other
    ? `<a class="language" href="${escaped(wayToPage(other, page))}" hreflang="${other.language}" lang="${other.language}">${t.otherLanguage}</a>`
    : ''
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(page.title)} · Ronde</title>
<link rel="icon" type="image/svg+xml" href="${way('assets/favicon.svg')}">
<link rel="stylesheet" href="${way('assets/site.css')}">
<script defer src="${way('assets/site.js')}"${hasDiagram ? ` data-diagrams` : ''}></script>
</head>
<body>
<a class="skip" href="#site-text">${t.skip}</a>
<header>
<button class="menu" type="button" popovertarget="site-menu">${t.menu}</button>
<a class="name" href="${escaped(wayToPage(home, page))}"><img src="${way('assets/favicon.svg')}" alt="" width="24" height="24">Ronde <span>${t.documents}</span></a>
<nav class="bar" aria-label="${t.readers}">${readersList(readers, reader, page)}</nav>
<button class="search" type="button" aria-haspopup="dialog" hidden>${magnifier}<span>${t.search}</span><kbd>/</kbd></button>
${otherLink}
</header>
<div class="frame">
<nav id="site-menu" popover aria-label="${t.pages}">${readersList(readers, reader, page)}${reader ? `<p class="reader">${escaped(readerName(reader.title, page.language))}</p>${entriesList(reader.entries, page)}` : ''}</nav>
<main id="site-text" tabindex="-1">
<article${reader ? '' : ' class="home"'}>
${reader ? html.replace('</h1>\n', () => `</h1>\n${folded}`) : inParts(html)}
</article>
${beforeAndAfter(reader, page)}
<footer>${t.madeOf} <code>${escaped(page.source)}</code></footer>
</main>
${toc ? `<nav class="contents" aria-label="${t.onThisPage}"><p>${t.onThisPage}</p>${toc}</nav>` : ''}
</div>
</body>
</html>
`
}
