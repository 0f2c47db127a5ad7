import type { Page } from 'playwright'
import { askBoth } from './ask.ts'
import type { Asked, Locale, State, Theme } from './states.ts'

/** The theme in which all rules run, a different one for each language. */
const wholeIn: Readonly<Record<Locale, Theme>> = { fr: 'light', en: 'dark' }

/**
 * Checks the current state of a page in both themes. Themes are custom properties, so changing an attribute is enough, and only
 * colours differ: in the second theme only the rules about colours run. `within`: selector of the elements that axe checks alone.
 */
export async function askInThemes(page: Page, state: Omit<State, 'theme'>, within?: string): Promise<Asked[]> {
  const show = (theme: string) => page.evaluate((shown) => void (document.documentElement.dataset.theme = shown), theme)
  const own = (await page.evaluate(() => document.documentElement.dataset.theme)) ?? 'light'
  const asked: Asked[] = []
  for (const theme of ['light', 'dark'] satisfies Theme[]) {
    await show(theme)
    const isOnlyColours = theme !== wholeIn[state.locale]
    asked.push({
      ...state,
      theme,
      ...(await askBoth(page, { place: state.place, isOnlyColours, ...(within && { within }) })),
    })
  }
  await show(own)
  return asked
}
