/** Renders a page as HTML. */
import { Marked, Renderer, type Token } from 'marked'
import { pictureAddress, type Project, targetOf, wayTo, wayToPage } from './links.ts'
import { escaped } from './markup.ts'
import type { Page } from './pages.ts'
import { plainText } from './plain-text.ts'
import { texts } from './texts.ts'

export interface Rendered {
  html: string
  /** Paths of its pictures in the project. */
  pictures: string[]
  /** Broken links, one a line. */
  broken: string[]
  hasDiagram: boolean
}

/** Width and height of a PNG, to reserve its space before it is loaded. */
export type SizeOf = (path: string) => { width: number; height: number } | undefined

/** A path as code, with line breaks allowed after folders. */
const pathAsCode = (path: string): string => `<code>${escaped(path).replaceAll('/', '/<wbr>')}</code>`

/** A link to a file that is not part of the site: its path, and the link's text where it differs. */
function asSource(path: string, tokens: readonly Token[], inner: string): string {
  const said = plainText(tokens)
  return path.endsWith(said) ? pathAsCode(path) : `${inner} (${pathAsCode(path)})`
}

export function renderPage(page: Page, project: Project, sizeOf: SizeOf): Rendered {
  const t = texts[page.language]
  const broken: string[] = []
  const pictures: string[] = []
  let hasDiagram = false
  const headings = [...page.headings]
  const plain = new Renderer()

  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const { slug = '', text = '' } = headings.shift() ?? {}
        const inner = this.parser.parseInline(tokens)
        if (depth === 1) return `<h1 id="${slug}">${inner}</h1>\n`
        return `<div class="heading"><h${depth} id="${escaped(slug)}">${inner}</h${depth}><a class="anchor" href="#${escaped(slug)}" aria-label="${escaped(t.linkTo(text))}">#</a></div>\n`
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens)
        const target = targetOf(href, page, project)
        switch (target.kind) {
          case 'outside':
            return `<a href="${escaped(href)}" rel="noreferrer">${inner}</a>`
          case 'page': {
            const { language } = target.page
            const way = wayToPage(target.page, page, target.slug)
            const other = language === page.language ? '' : ` hreflang="${language}"`
            return `<a href="${escaped(way)}"${other}>${inner}</a>`
          }
          case 'picture':
            pictures.push(target.path)
            return `<a href="${escaped(wayTo(pictureAddress(target.path), page))}">${inner}</a>`
          case 'source':
            return asSource(target.path, tokens, inner)
          case 'broken':
            broken.push(target.why)
            return inner
        }
      },
      image({ href, text }) {
        const target = targetOf(href, page, project)
        if (target.kind !== 'picture') {
          broken.push(`${page.source} shows ${href}, which is no picture of the project`)
          return escaped(text)
        }
        pictures.push(target.path)
        const way = escaped(wayTo(pictureAddress(target.path), page))
        const size = sizeOf(target.path)
        const place = size ? ` width="${size.width}" height="${size.height}"` : ''
        return `<a class="picture" href="${way}"><img src="${way}" alt="${escaped(text)}"${place} loading="lazy" decoding="async"></a>`
      },
      code(token) {
        const { text, lang = '' } = token
        const code = escaped(text)
        if (lang !== 'mermaid') return `<pre data-lang="${escaped(lang)}"><code>${code}\n</code></pre>\n`
        hasDiagram = true
        return `<figure class="diagram"><div class="drawing" hidden><div role="img" aria-label="${escaped(t.diagram)}"></div></div><details open><summary>${escaped(t.asText)}</summary><pre data-lang="mermaid"><code>${code}\n</code></pre></details></figure>\n`
      },
      table(token) {
        return `<div class="table">${plain.table.call(this, token)}</div>\n`
      },
    },
  })
  const html = marked.parser(page.tokens)
  return { html, pictures, broken, hasDiagram }
}
