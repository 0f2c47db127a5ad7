import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'

/** Tags of the rules of WCAG 2.2, levels A and AA. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The axe violations of a page and its frames, a line for each rule. `only`: tags of rules, or their names. */
export async function axeFinds(page: Page, only: string[]): Promise<string[]> {
  for (const frame of page.frames()) {
    // Loaded once for each document: parsing the script takes half of the time of a check.
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source)
  }
  // Only violations: listing passed checks would take longer than the checks.
  const options: RunOptions = { runOnly: only, resultTypes: ['violations'], preload: false }
  const { violations } = await page.evaluate((asked) => {
    const there = globalThis as unknown as { axe: { run: (asked: RunOptions) => Promise<AxeResults> } }
    return there.axe.run(asked)
  }, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
