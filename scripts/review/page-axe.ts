import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Every rule there is, best practices and landmarks too, and the two of WCAG 2.2 that axe leaves out unless asked. */
const options: RunOptions = {
  iframes: false,
  preload: false,
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
}

/** What is not the page's own: samples, which are checked where each is opened alone, and what Storybook keeps out of sight. */
const others = ['[id^="story--"]', '.sb-wrapper']

/** What axe finds wrong with a page of documentation, a line each. */
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
