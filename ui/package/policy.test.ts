import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Browser, type Page, chromium } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findBrowser, launchArgs } from '../../scripts/browser.ts'

const application = inject('application')
const nonce = 'bm9uY2Utb2Ytb25lLXBhZ2U'

/** A page of the installed library; `?nonce` gives the nonce of its policy to the provider. */
const page = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '@ronde/ui/button'
import { UiProvider } from '@ronde/ui/theme'
globalThis.violations = []
addEventListener('securitypolicyviolation', ({ effectiveDirective }) => globalThis.violations.push(effectiveDirective))
const nonce = new URLSearchParams(location.search).get('nonce') ?? undefined
createRoot(document.getElementById('root')).render(
  createElement(UiProvider, { locale: 'en', nonce, children: createElement(Button, { tone: 'primary', children: 'Save' }) }))
`

let server: Server
let browser: Browser

beforeAll(async () => {
  writeFileSync(
    join(application, 'policy.html'),
    '<!doctype html><title>Policy</title><div id="root"></div><script type="module" src="/policy.js"></script>',
  )
  writeFileSync(join(application, 'policy.js'), page)
  const built = await build({
    configFile: false,
    root: application,
    plugins: [react()],
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: join(application, 'policy.html') } },
  })
  const files = new Map(
    'output' in built
      ? built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source])
      : [],
  )
  server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    response.setHeader('content-type', pathname.endsWith('.html') ? 'text/html' : 'text/javascript')
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'`,
    )
    response.end(files.get(pathname) ?? '')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
})

afterAll(async () => {
  await browser.close()
  await new Promise((closed) => server.close(closed))
})

interface Violating {
  violations: string[]
}

async function open(query: string): Promise<Page> {
  const opened = await browser.newPage()
  await opened.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/policy.html${query}`)
  return opened
}

test('under a policy that asks styles for a nonce, the provider gives it to all of them', async () => {
  const opened = await open(`?nonce=${nonce}`)
  const display = await opened
    .getByRole('button', { name: 'Save' })
    .evaluate((element) => getComputedStyle(element).display)
  const violations = await opened.evaluate(() => (globalThis as unknown as Violating).violations)
  expect({ display, violations }).toEqual({ display: 'inline-flex', violations: [] })
})

test('without it the policy stops them, and nothing is drawn', async () => {
  const opened = await open('')
  await opened.waitForFunction(() => (globalThis as unknown as Violating).violations.includes('style-src-elem'))
  expect(await opened.getByRole('button', { name: 'Save' }).count()).toBe(0)
})
