import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Language } from '../messages/messages.ts'

/** A piece of HTML, made by `html`. */
export interface Html {
  readonly html: string
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)

type Part = string | Html | readonly Html[]

const rendered = (part: Part): string => {
  if (typeof part === 'string') return escaped(part)
  return 'html' in part ? part.html : part.map(({ html: piece }) => piece).join('')
}

/** HTML from a template: texts put in are escaped, pieces are not. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: strings.map((text, at) => text + (at < parts.length ? rendered(parts[at] ?? '') : '')).join(''),
})

/** HTML that a trusted library made. */
export const trusted = (text: string): Html => ({ html: text })

const style = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
body { margin: 0; padding: 1.5rem; background: Canvas; color: CanvasText }
main { max-width: 26rem; margin: 0 auto }
h1 { font-size: 1.5rem; margin: 1rem 0 .5rem }
fieldset { border: 0; margin: 1.5rem 0; padding: 0 }
legend { font-weight: 600; padding: 0; margin-bottom: .5rem }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem }
button { font: inherit; min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid ButtonBorder; border-radius: .5rem; background: ButtonFace; color: ButtonText; text-align: start; cursor: pointer }
li button { width: 100% }
button span { display: block; overflow-wrap: anywhere }
button:focus-visible, a:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
nav { text-align: end } a { color: LinkText }
.ways { display: flex; flex-wrap: wrap; gap: .5rem }`

/** One page of the directory. */
export interface Page {
  language: Language
  title: string
  body: Html
  /** Run at the end of the page. */
  script?: string
  status?: number
}

/** Where a page's forms may lead, its redirects included. */
interface Surroundings {
  consoleOrigin: string
}

/** A page as it is sent. */
interface RenderedPage {
  status: number
  headers: Record<string, string>
  text: string
}

/** Makes a page that needs nothing from anywhere else. */
export function renderPage(
  { language, title, body, script, status = 200 }: Page,
  { consoleOrigin }: Surroundings,
): RenderedPage {
  const nonce = randomBytes(16).toString('base64')
  const ending = script === undefined ? '' : `<script nonce="${nonce}">${script}</script>`
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${trusted(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
        ${trusted(ending)}
      </body>
    </html>`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // A form's answer leads back to the console, and browsers hold form-action against every step of the way.
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'self' ${consoleOrigin}; frame-ancestors ${consoleOrigin}; base-uri 'none'`,
  }
  return { status, headers, text: page.html }
}

/** Sends a page. */
export function sendPage(response: ServerResponse, page: Page, surroundings: Surroundings): void {
  const { status, headers, text } = renderPage(page, surroundings)
  response.writeHead(status, headers).end(text)
}
