import type { Measured } from './measured-page.ts'

const dialogs = 500
const routes = 200

/** Prints the memory in use after garbage collection, after many dialogs and many changes of page. */
export async function memoryKept({ page, browser, t }: Measured): Promise<void> {
  await browser.send('HeapProfiler.enable')
  const kept = async () => {
    await browser.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners: listeners } = await browser.send('Memory.getDOMCounters')
    const { usedSize } = await browser.send('Runtime.getHeapUsage')
    return { nodes, listeners, megabytes: usedSize / 1e6 }
  }
  const add = page.getByRole('button', { name: t['action.Creer'], exact: true })
  const dialog = page.getByRole('dialog')
  const openAndClose = async () => {
    await add.click()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) })
  const toAndFro = async () => {
    for (const name of [t['view.AffAffAffairePrestationList'], t['view.AffAffAffaireList']]) {
      await link(name).click()
      await heading(name).waitFor()
    }
  }
  const deeds = [
    [`${dialogs} dialogs opened and closed`, dialogs, openAndClose],
    [`${routes} changes of page`, routes / 2, toAndFro],
  ] as const
  console.log('\n| what was done | nodes, before → after | listeners | heap, MB |\n|-|-|-|-|')
  for (const [name, times, act] of deeds) {
    // The first rounds fill the caches.
    for (let time = 0; time < 3; time++) await act()
    const before = await kept()
    for (let time = 0; time < times; time++) await act()
    const after = await kept()
    const change = (part: keyof typeof before, digits = 0) =>
      `${before[part].toFixed(digits)} → ${after[part].toFixed(digits)}`
    console.log(`| ${name} | ${change('nodes')} | ${change('listeners')} | ${change('megabytes', 1)} |`)
  }
}
