/**
 * `node scripts/measure-stories.ts`: scrolls the grid and the tree of 100,000, and the grid of a million, in the built Storybook, and
 * shows two hundred messages in a second; counts the main-thread tasks over 50 ms. `--of messages`: only these; `--limit 200`: fails
 * if a task takes longer, in ms.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { findBrowser, launchArgs } from './browser.ts'
import { root } from './run.ts'

/** Stories, and the selectors of their scrolling elements. */
const stories = {
  grid: ['components-grid--one-hundred-thousand', 'grid'],
  tree: ['components-tree-selection--one-hundred-thousand', 'tree'],
  'grid of a million': ['components-grid-million--one-million', 'grid'],
} as const

const watched = (page: Page) =>
  page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { tasks })
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration))),
    ).observe({ type: 'longtask' })
  })
const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
const tasksOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks.splice(0))

const { values } = parseArgs({ options: { of: { type: 'string' }, limit: { type: 'string' } } })
const limit = Number(values.limit ?? Number.POSITIVE_INFINITY)
const isAsked = (name: string): boolean => values.of === undefined || values.of === name

function told(what: string, tasks: readonly number[]): void {
  const longest = Math.max(0, ...tasks)
  console.log(`| ${what} | ${tasks.length} | ${longest} |`)
  if (longest > limit) process.exitCode = 1
}

const server = await preview({
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir: join(root, 'storybook-static') },
  preview: { port: 0 },
})
const address = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
try {
  console.log('| story, way | tasks over 50 ms | longest, ms |\n|-|-|-|')
  for (const [name, [story, role]] of Object.entries(stories)) {
    if (!isAsked(name)) continue
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
    await watched(page)
    await page.goto(`${address}iframe.html?viewMode=story&id=${story}`)
    const scrolled = page.getByRole(role)
    await scrolled.waitFor()
    // Waits for the story's play.
    await idle(page)
    await idle(page)
    if (name === 'tree') await page.getByRole('button', { name: 'Tout déplier' }).click()
    await idle(page)
    await scrolled.hover()
    // The play may have scrolled to the end.
    const scroller = await scrolled.evaluateHandle(
      (element) =>
        [
          element,
          ...element.querySelectorAll('*'),
          ...(function* () {
            for (let up = element.parentElement; up; up = up.parentElement) yield up
          })(),
        ].find((body) => body.scrollHeight > body.clientHeight + 1000) ?? element,
    )
    await scroller.evaluate((element) => element.scrollTo({ top: 0 }))
    await idle(page)
    const measure = async (way: string, act: () => Promise<void>) => {
      const rowsBefore = await scrolled
        .getByRole(role === 'grid' ? 'row' : 'treeitem')
        .last()
        .textContent()
      await tasksOf(page)
      await act()
      await idle(page)
      const rowsAfter = await scrolled
        .getByRole(role === 'grid' ? 'row' : 'treeitem')
        .last()
        .textContent()
      if (rowsAfter === rowsBefore) throw new Error(`${name}: ${way} moved nothing`)
      told(`${name}, ${way}`, await tasksOf(page))
    }
    await measure('200 turns of the wheel, 400 px each', async () => {
      for (let turn = 0; turn < 200; turn++) await page.mouse.wheel(0, 400)
    })
    await measure('20 jumps of the scroll bar', async () => {
      await scroller.evaluate(async (element) => {
        for (let jump = 1; jump <= 20; jump++) {
          element.scrollTo({ top: (element.scrollHeight / 20) * jump })
          await new Promise(requestAnimationFrame)
          await new Promise(requestAnimationFrame)
        }
      })
    })
    await page.close()
  }
  if (isAsked('messages')) {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
    await watched(page)
    await page.goto(`${address}iframe.html?viewMode=story&id=components-toast--success&args=toast.timeout:60000`)
    const add = page.getByRole('button', { name: 'Ajouter' })
    // The story's play shows one itself.
    await page.getByRole('button', { name: 'Fermer' }).waitFor()
    await idle(page)
    await idle(page)
    await tasksOf(page)
    const seconds = await add.evaluate(async (button: HTMLButtonElement) => {
      const began = performance.now()
      for (let message = 1; message <= 200; message++) {
        button.click()
        await new Promise((resolve) => setTimeout(resolve, began + message * 5 - performance.now()))
      }
      return (performance.now() - began) / 1000
    })
    await idle(page)
    const shown = await page.getByRole('button', { name: 'Fermer' }).count()
    if (shown !== 1) throw new Error(`${shown} messages are on the screen`)
    told(`200 messages in ${seconds.toFixed(1)} s`, await tasksOf(page))
  }
} finally {
  await browser.close()
  await server.close()
}
