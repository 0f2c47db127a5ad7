import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Browser, chromium } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findBrowser, launchArgs } from '../../scripts/browser.ts'

const folder = join(inject('application'), 'served')
const nonce = 'bm9uY2Utb2Ytb25lLXBhZ2U'

const sources = {
  'app.mjs': `
    import { createElement } from 'react'
    import { Button } from '@ronde/ui/button'
    import { Progress } from '@ronde/ui/progress'
    import { Stack } from '@ronde/ui/stack'
    import { TextField } from '@ronde/ui/text-field'
    import { UiProvider } from '@ronde/ui/theme'
    export const app = (hasProgress) => createElement(UiProvider, { locale: 'en', nonce: '${nonce}' },
      createElement(Stack, { gap: 3 },
        createElement(TextField, { label: 'Site', defaultValue: '' }),
        createElement(Button, { tone: 'primary' }, 'Save'),
        hasProgress && createElement(Progress, { kind: 'bar', label: 'Sent', value: 0.4 })))`,
  'page.mjs': `
    import { renderToString } from 'react-dom/server'
    import { ServerStyleSheet } from 'styled-components'
    import { app } from './app.mjs'
    const pageOf = (hasProgress) => {
      const sheet = new ServerStyleSheet({ nonce: '${nonce}' })
      const html = renderToString(sheet.collectStyles(app(hasProgress)))
      return '<!doctype html><html lang="en"><head><title>Served</title><meta property="csp-nonce" content="${nonce}">' + sheet.getStyleTags() +
        '</head><body><div id="root">' + html + '</div><script type="module" src="/client.js"></script></body></html>'
    }
    console.log(JSON.stringify({ '/': pageOf(false), '/?progress': pageOf(true) }))`,
  'client.mjs': `
    import { hydrateRoot } from 'react-dom/client'
    import { app } from './app.mjs'
    hydrateRoot(document.getElementById('root'), app(location.search === '?progress'), {
      onRecoverableError: (error) => console.error(error),
    })
    requestAnimationFrame(() => requestAnimationFrame(() => { document.title = 'Started' }))`,
}

let server: Server
let browser: Browser
let address: string

beforeAll(async () => {
  mkdirSync(folder)
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text)
  const pages = JSON.parse(execFileSync(process.execPath, ['page.mjs'], { cwd: folder, encoding: 'utf8' })) as object
  const built = await build({
    configFile: false,
    root: folder,
    plugins: [react()],
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: join(folder, 'client.mjs'), output: { entryFileNames: 'client.js' } },
    },
  })
  const scripts =
    'output' in built ? built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : '']) : []
  const files = new Map<string, string>([...Object.entries(pages), ...(scripts as [string, string][])])
  server = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', url.endsWith('.js') ? 'text/javascript' : 'text/html')
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; img-src 'self'; script-src 'self'; style-src 'nonce-${nonce}'`,
    )
    response.end(files.get(url) ?? '')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
})

afterAll(async () => {
  await browser.close()
  await new Promise((closed) => server.close(closed))
})

/** Opens a page; `told` are the errors of its console. */
async function open(path: string, javaScriptEnabled = true) {
  const page = await browser.newPage({ javaScriptEnabled })
  const told: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) told.push(message.text())
  })
  page.on('pageerror', (error) => told.push(error.message))
  await page.goto(address + path)
  if (javaScriptEnabled) await page.waitForFunction(() => document.title === 'Started')
  return { page, told }
}

test.for([false, true])(
  'what a server drew under a policy with a nonce is styled, and nothing of it refused; with scripts: %s',
  async (hasScripts) => {
    const { page, told } = await open('/', hasScripts)
    const button = page.getByRole('button', { name: 'Save' })
    const display = await button.evaluate((element) => getComputedStyle(element).display)
    const gap = await button.evaluate((element) => getComputedStyle(element.parentElement!).rowGap)
    expect({ display, gap, told }).toEqual({ display: 'flex', gap: '12px', told: [] })
  },
)

test('a style attribute that the policy refused holds once the page has started', async () => {
  const share = (element: Element) => getComputedStyle(element).getPropertyValue('--progress')
  const before = await open('/?progress', false)
  expect(await before.page.getByRole('progressbar').evaluate(share)).toBe('')
  const after = await open('/?progress')
  expect(await after.page.getByRole('progressbar').evaluate(share)).toBe('0.4')
  expect(after.told.filter((text) => !text.startsWith('Applying inline style violates'))).toEqual([])
})
