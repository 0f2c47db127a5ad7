/**
 * `node app/bench/presses.ts [rows] [part of an address]`: how long people wait for what they press to be painted, by the browser's own
 * event timing, over scripted use of every view that menus lead to; and every main-thread task over 50 ms meanwhile.
 */
import type { Locator, Page } from 'playwright'
import { menuAddresses } from '../e2e/addresses.ts'
import { onManyRows } from './measured-page.ts'

interface Press {
  view: string
  kind: string
  /** ms from the press to the next paint, as the browser rounds it; under 16 ms it reports nothing, which counts as 8. */
  ms: number
  /** Longest main-thread task that followed the press, in ms; 0 below 50. */
  task: number
}

/** Measurements collected in the page. */
interface Noted {
  events: { id: number; ms: number }[]
  tasks: number[]
}

const presses: Press[] = []
const soon = { timeout: 1_500 }

/** Runs in the page before its scripts: records presses and long tasks. */
function note(): void {
  const noted: Noted = { events: [], tasks: [] }
  Object.assign(globalThis, { noted })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) noted.events.push({ id: entry.interactionId, ms: entry.duration })
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) =>
    noted.tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration))),
  ).observe({ type: 'longtask' })
}

/** Runs in the page: the measurements since the last call, once the page has painted and nothing is loading. */
async function taken(): Promise<Noted & { count: number }> {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const isBusy = () => document.querySelector('[aria-busy=true], [role=progressbar]') !== null
  for (let turn = 0; turn < 100 && isBusy(); turn++) await pause(50)
  await pause(250)
  const { noted } = globalThis as unknown as { noted: Noted }
  const { interactionCount } = performance as unknown as { interactionCount: number }
  const known = globalThis as unknown as { counted?: number }
  const count = interactionCount - (known.counted ?? 0)
  known.counted = interactionCount
  return { events: noted.events.splice(0), tasks: noted.tasks.splice(0), count }
}

const median = (all: readonly number[], share: number): number =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0

/** Presses everything on a view, one kind after the other; missing kinds are skipped. */
class Walker {
  readonly #page: Page
  readonly #t: Readonly<Record<string, string>>
  #view = ''

  constructor(page: Page, t: Readonly<Record<string, string>>) {
    this.#page = page
    this.#t = t
  }

  async open(address: string): Promise<void> {
    this.#view = address.split('?')[0] ?? ''
    await this.#page.goto(new URL(address, this.#page.url()).href)
    await this.#page.getByRole('main').getByRole('heading').first().waitFor()
    await this.#page.evaluate(taken)
  }

  /** Runs an action, waits for its effects, and notes each of its presses; an action that fails counts none. */
  async #press(kind: string, act: () => Promise<unknown>): Promise<void> {
    const done = await act().then(
      () => true,
      () => false,
    )
    const { events, tasks, count } = await this.#page.evaluate(taken)
    if (!done && count === 0) return
    const longest = new Map<number, number>()
    for (const { id, ms } of events) longest.set(id, Math.max(ms, longest.get(id) ?? 0))
    const told = [...longest.values()]
    const longestTask = Math.max(0, ...tasks)
    const unseen = Array.from({ length: Math.max(0, count - told.length) }, () => 8)
    for (const [at, ms] of [...told, ...unseen].entries())
      presses.push({ view: this.#view, kind, ms, task: at === 0 ? longestTask : 0 })
  }

  async #eachOf(kind: string, targets: Locator, most: number, act: (target: Locator) => Promise<unknown>) {
    const count = Math.min(most, await targets.count())
    for (let at = 0; at < count; at++) await this.#press(kind, () => act(targets.nth(at)))
  }

  async all(): Promise<void> {
    const page = this.#page
    const main = page.getByRole('main')
    const rows = main.getByRole('grid').or(main.getByRole('treegrid')).first()
    const key =
      (...names: string[]) =>
      async () => {
        for (const name of names) await page.keyboard.press(name, { delay: 20 })
      }
    const named = (id: string) => main.getByRole('button', { name: this.#t[id] ?? id, exact: true })

    await this.#eachOf('tab', main.getByRole('tab'), 5, (tab) => tab.click(soon))
    await this.#eachOf('tab', main.getByRole('tab'), 1, (tab) => tab.click(soon))
    await this.#eachOf('sort', rows.locator('[role=columnheader][data-column]'), 3, (heading) =>
      heading.click({ ...soon, position: { x: 12, y: 12 } }),
    )
    await this.#eachOf('search', main.getByRole('searchbox'), 1, async (box) => {
      await box.click(soon)
      await page.keyboard.type('po', { delay: 120 })
    })
    await this.#eachOf('search', main.getByRole('searchbox'), 1, async (box) => {
      await box.click(soon)
      await key('Control+A', 'Delete')()
    })
    await this.#eachOf('filter', main.locator('button[aria-haspopup=dialog]'), 4, async (button) => {
      await button.click(soon)
      const choice = page.getByRole('dialog').getByRole('checkbox').first()
      await choice.click(soon).catch(() => {})
      await choice.click(soon).catch(() => {})
      await key('Escape')()
    })
    await this.#eachOf('expand', named('tree.expandAll'), 1, (button) => button.click(soon))
    await this.#eachOf('expand', named('tree.collapseAll'), 1, (button) => button.click(soon))
    await this.#eachOf('select', rows.getByRole('gridcell'), 1, async () => {
      await rows
        .getByRole('row')
        .nth(2)
        .getByRole('gridcell')
        .nth(1)
        .click({ ...soon, position: { x: 4, y: 4 } })
    })
    if (await rows.getByRole('gridcell').first().isVisible()) {
      await this.#press('expand', key('ArrowRight', 'ArrowLeft'))
      await this.#press('move', key('ArrowDown', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'))
      await this.#press('move', key('Control+End'))
      await this.#press('move', key('Control+Home'))
      await this.#press('select', key('Space', 'Shift+ArrowDown'))
      await this.#press('select', key('Control+A'))
      await this.#press('select', key('Escape'))
    }
    await this.#eachOf(
      'editor',
      main.getByRole('button', { name: /^(Créer|Ajouter|Modifier|Nouve)/ }),
      2,
      async (button) => {
        await button.click(soon)
        await page.getByRole('dialog').getByRole('textbox').first().waitFor(soon)
        await key('Escape')()
        await page.getByRole('dialog').waitFor({ state: 'detached', ...soon })
      },
    )
    await key('Escape')()
    const bar = page.getByRole('banner')
    await this.#press('theme', () => bar.getByRole('button', { name: this.#t['frame.dark'] }).click(soon))
    await this.#press('theme', () => bar.getByRole('button', { name: this.#t['frame.light'] }).click(soon))
    for (const [language, name] of [
      ['frame.language', 'English'],
      ['Language', 'Français'],
    ] as const)
      await this.#press('language', async () => {
        await bar.getByRole('button', { name: this.#t[language] ?? language }).click(soon)
        await page.getByRole('menuitemradio', { name }).click(soon)
      })
  }
}

function table(title: string, by: (press: Press) => string): void {
  console.log(
    `\n| ${title} | presses | median, ms | 98 of 100 below, ms | longest, ms | longest task, ms |\n|-|-|-|-|-|-|`,
  )
  for (const [name, of] of Map.groupBy(presses, by)) {
    const ms = of.map((press) => press.ms)
    const tasks = Math.max(...of.map(({ task }) => task))
    console.log(`| ${name} | ${of.length} | ${median(ms, 0.5)} | ${median(ms, 0.98)} | ${Math.max(...ms)} | ${tasks} |`)
  }
}

const asked = process.argv[3] ?? ''
await onManyRows(Number(process.argv[2] ?? 100_000), '/', async ({ page, provider, t }) => {
  await page.addInitScript(note)
  const walker = new Walker(page, t)
  const addresses = [...new Set((await menuAddresses(provider)).map(({ address }) => address))]
  for (const address of addresses.filter((one) => one.includes(asked))) {
    await walker.open(address)
    await walker.all()
    console.error(`${address}: ${presses.length} presses`)
  }
})
table('view', ({ view }) => view)
table('kind', ({ kind }) => kind)
table('all', () => 'all')
console.log('\n| worst | kind | ms | task, ms |\n|-|-|-|-|')
const longestOf = ({ ms, task }: Press) => Math.max(ms, task)
const worst = presses.filter(({ ms, task }) => ms > 100 || task > 50)
for (const { view, kind, ms, task } of worst.toSorted((a, b) => longestOf(b) - longestOf(a)).slice(0, 30))
  console.log(`| ${view} | ${kind} | ${ms} | ${task} |`)
