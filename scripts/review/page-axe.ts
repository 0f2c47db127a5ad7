import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** All rules, best practices and landmarks included, and the two of WCAG 2.2 that are disabled by default. */
const options: RunOptions = {
  iframes: false,
  preload: false,
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
}

/** Excluded parts: samples, which are checked alone, and Storybook's hidden elements. */
const others = ['[id^="story--"]', '.sb-wrapper']

/** The axe violations of a documentation page, one a line. */
export async function axeOfPage(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ path: source })
  const { violations } = await page.evaluate(
    ([exclude, run]) => {
      const { axe } = globalThis as unknown as { axe: { run: (context: object, run: object) => Promise<AxeResults> } }
      return axe.run({ include: [['body']], exclude }, run)
    },
    [others, options] as const,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
