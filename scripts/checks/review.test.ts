import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findBrowser, launchArgs } from '../browser.ts'
import type { Entry } from '../review/entry.ts'
import { Reviewer } from '../review/reviewer.ts'
import { serveStatic } from '../review/serve-static.ts'

/** A page that imitates Storybook's preview, with passing and failing stories. */
const preview = `<!doctype html><html lang="en"><title>Stories</title><script type="module">
  const listeners = {}
  const channel = { on: (event, listener) => { (listeners[event] ??= []).push(listener) }, emit: (event, told) => listeners[event]?.forEach((listener) => listener(told)) }
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = channel
  globalThis.__STORYBOOK_PREVIEW__ = {}
  const finish = (storyId, status = 'success', reporters = []) => channel.emit('storyFinished', { storyId, status, reporters })
  const stories = {
    right: (id) => finish(id, 'success', [{ type: 'a11y', status: 'passed' }, { type: 'a11y-other-theme', status: 'passed' }]),
    throws: (id) => { channel.emit('playFunctionThrewException', { message: 'expected 2 rows' }); finish(id, 'error') },
    faint: (id) => finish(id, 'error', [{ type: 'a11y-other-theme', status: 'failed', result: { violations: [{ id: 'color-contrast', nodes: [{ html: '<b>faint</b>' }] }] } }]),
    loud: (id) => { console.error('a key is missing'); finish(id) },
    heavy: (id) => { const end = performance.now() + 1500; while (performance.now() < end); setTimeout(() => finish(id), 500) },
    silent: () => {},
    nameless: (id) => {
      document.body.innerHTML = '<main><h1>Page</h1><button></button><p id="story--sample">Sample <button></button></p></main>'
      channel.emit('docsRendered', id)
    },
    // Its sample is rendered a while later, as in Storybook.
    page: (id) => {
      document.body.innerHTML = '<main><h1>Page</h1></main>'
      channel.emit('docsRendered', id)
      const sample = { phase: 'rendering' }
      globalThis.__STORYBOOK_PREVIEW__.storyRenders = [sample]
      setTimeout(() => { sample.phase = 'completed' }, 200)
      setTimeout(() => { sample.phase = 'finished' }, 400)
    },
  }
  const show = (id) => setTimeout(() => stories[id](id))
  channel.on('setCurrentStory', ({ storyId }) => {
    if (globalThis.__STORYBOOK_PREVIEW__.storyRenders?.some(({ phase }) => phase !== 'finished')) location.reload()
    else show(storyId)
  })
  show(new URLSearchParams(location.search).get('id'))
</script>`

let browser: Browser
let server: Awaited<ReturnType<typeof serveStatic>>
const folder = mkdtempSync(join(tmpdir(), 'ronde-review-'))

beforeAll(async () => {
  writeFileSync(join(folder, 'iframe.html'), preview)
  server = await serveStatic(folder)
  browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
})
afterAll(async () => {
  await browser.close()
  await server.close()
  rmSync(folder, { recursive: true })
})

const entry = (id: string, type: Entry['type'] = 'story'): Entry => ({
  id,
  type,
  title: 'Stories',
  name: id,
  importPath: './stories.tsx',
})

async function openEach(...ids: string[]) {
  // Only the hanging story gets a short timeout; the others may be slow on a busy machine.
  let patience: number | undefined
  const reviewer = new Reviewer({
    browser,
    address: server.address,
    get patience() {
      return patience
    },
  })
  const openings = []
  for (const id of ids) {
    patience = id === 'silent' ? 1000 : undefined
    openings.push(await reviewer.open(entry(id, ['page', 'nameless'].includes(id) ? 'docs' : 'story'), 'light'))
  }
  reviewer.leave()
  return openings
}

test('what goes right has no problem, as the first of a page and as the next', async () => {
  const openings = await openEach('right', 'right', 'page')
  expect(openings.map(({ problems }) => problems)).toEqual([[], [], []])
  expect(openings[1]).toMatchObject({ isOwnThemePassed: true, isOtherThemePassed: true })
})

test.each([
  ['throws', /expected 2 rows/],
  ['faint', /a11y-other-theme, color-contrast: <b>faint<\/b>/],
  ['loud', /console: a key is missing/],
  ['silent', /did not stand: .* 1 s/],
])('%s: is told, of itself and not of the next', async (id, words) => {
  const [before, wrong, after] = await openEach('right', id, 'right')
  expect(wrong?.problems.join('\n')).toMatch(words)
  expect([before?.problems, after?.problems]).toEqual([[], []])
})

test('a page stands when its samples do: one that is left before is loaded anew, in the middle of the next', async () => {
  const openings = await openEach('page', 'page', 'page')
  expect(openings.map(({ problems }) => problems)).toEqual([[], [], []])
})

test('a page is checked by axe, but for its samples', async () => {
  const [page] = await openEach('nameless')
  expect(page?.problems).toEqual(['button-name: <button></button>'])
})

test('a Storybook that does not come is told of, and ends nothing', async () => {
  const gone = mkdtempSync(join(tmpdir(), 'ronde-gone-'))
  const empty = await serveStatic(gone)
  const { problems } = await new Reviewer({ browser, address: empty.address, patience: 500 }).open(
    entry('right'),
    'light',
  )
  expect(problems.join('\n')).toMatch(/did not stand/)
  await empty.close()
  rmSync(gone, { recursive: true })
})

test('how long a page stood still is told of what made it do so', async () => {
  const [before, heavy, after] = await openEach('right', 'heavy', 'right')
  expect(heavy?.longestTask).toBeGreaterThanOrEqual(1500)
  const longest = heavy?.longestTask ?? 0
  expect(before?.longestTask).toBeLessThan(longest)
  expect(after?.longestTask).toBeLessThan(longest)
})

test('who serves a Storybook is not in production for that, nor is what it starts', async () => {
  vi.stubEnv('NODE_ENV', undefined)
  const another = await serveStatic(folder)
  await another.close()
  expect(process.env.NODE_ENV).toBeUndefined()
  vi.unstubAllEnvs()
})
