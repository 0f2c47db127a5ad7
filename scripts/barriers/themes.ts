import type { Page } from 'playwright'
import { askBoth } from './ask.ts'
import type { Asked, Locale, State, Theme } from './states.ts'

/** The theme in which all rules are asked about; each language has one, so that both are. */
const wholeIn: Readonly<Record<Locale, Theme>> = { fr: 'light', en: 'dark' }

/**
 * Asks about a page as it stands, in both themes. Looks are custom properties, so an attribute is all it takes, and colours are
 * all that differs: in the second theme the rules of colours are asked about.
 */
export async function askInThemes(page: Page, state: Omit<State, 'theme'>): Promise<Asked[]> {
  const show = (theme: string) => page.evaluate((shown) => void (document.documentElement.dataset.theme = shown), theme)
  const own = (await page.evaluate(() => document.documentElement.dataset.theme)) ?? 'light'
  const asked: Asked[] = []
  for (const theme of ['light', 'dark'] satisfies Theme[]) {
    await show(theme)
    const isOnlyColours = theme !== wholeIn[state.locale]
    asked.push({ ...state, theme, ...(await askBoth(page, { place: state.place, isOnlyColours })) })
  }
  await show(own)
  return asked
}
