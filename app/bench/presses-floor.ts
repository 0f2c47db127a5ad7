/**
 * `node app/bench/presses-floor.ts`: how long the machine itself takes to paint what a press changes: a page written by hand, without a
 * framework, with as many cells as a list has in view. The console's own share is what it takes beyond this.
 */
import { chromium, type Page } from 'playwright'
import { findBrowser, launchArgs } from '../../scripts/browser.ts'
import { machine } from './measured-page.ts'

const rounds = 40

/** Runs in the page: thirty rows of eight cells, a heading that turns them round, a box that seeks, and a switch of all colours. */
function draw(): void {
  const style = document.createElement('style')
  style.textContent = `:root { --back: #fff; --text: #222; --line: #ccc } :root.dark { --back: #1b2129; --text: #eee; --line: #555 }
    body { margin: 16px; background: var(--back); color: var(--text); font: 14px sans-serif }
    table { border-collapse: collapse; inline-size: 100% } td, th { border: 1px solid var(--line); padding: 3px 12px; text-align: start }`
  document.head.append(style)
  document.body.innerHTML =
    '<button id="theme">Theme</button> <input id="search"><table><thead><tr><th><button id="sort">Label</button></th></tr></thead><tbody></tbody></table>'
  const body = document.querySelector('tbody')
  const cells: HTMLElement[] = []
  for (let row = 0; row < 30; row++) {
    const line = document.createElement('tr')
    for (let at = 0; at < 8; at++) cells.push(line.appendChild(document.createElement('td')))
    body?.append(line)
  }
  let turn = 0
  const fill = () => {
    turn += 1
    for (const [at, cell] of cells.entries()) cell.textContent = `Pont de la Deûle ${at * 7 + turn}`
  }
  fill()
  document.querySelector('#sort')?.addEventListener('click', fill)
  document.querySelector('#search')?.addEventListener('input', fill)
  document.querySelector('#theme')?.addEventListener('click', () => document.documentElement.classList.toggle('dark'))
  const told: number[] = []
  Object.assign(globalThis, { told })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0 && /^(click|keydown)$/.test(entry.name)) told.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

async function pressed(page: Page, press: () => Promise<unknown>): Promise<number[]> {
  for (let round = 0; round < rounds; round++) {
    await press()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  }
  const told = await page.evaluate(() => (globalThis as unknown as { told: number[] }).told.splice(0))
  // Events under 16 ms are not reported, and count as 8.
  return [...told, ...Array.from({ length: Math.max(0, rounds - told.length) }, () => 8)].toSorted((a, b) => a - b)
}

const chrome = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
const page = await chrome.newPage({ viewport: { width: 1366, height: 768 } })
await page.evaluate(draw)
console.log(
  `Machine: ${machine()}\n\n| by hand | presses | median, ms | 98 of 100 below, ms | longest, ms |\n|-|-|-|-|-|`,
)
for (const [name, press] of [
  ['all cells change', () => page.locator('#sort').click()],
  ['a letter changes all cells', () => page.locator('#search').press('a')],
  ['all colours change', () => page.locator('#theme').click()],
] as const) {
  const ms = await pressed(page, press)
  const at = (share: number) => ms[Math.min(ms.length - 1, Math.floor(ms.length * share))] ?? 0
  console.log(`| ${name} | ${ms.length} | ${at(0.5)} | ${at(0.98)} | ${at(1)} |`)
}
await chrome.close()
