/** The walk through every page of the console, and into the form that each offers first. */
import type { Locator, Page } from 'playwright/test'
import { menuAddresses, openPages } from './addresses.ts'
import { accounts, expect, User, type Walk } from './journey.ts'
import type { Provider } from './provider.ts'

/** The page is there, with all that it asked for. */
export async function whole(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Opens the form that the page offers first; null where it offers none. */
export async function firstForm(page: Page): Promise<Locator | null> {
  const opens = page
    .getByRole('main')
    .getByRole('button', { name: /^(Ajouter|Modifier|Add|Edit)$/, disabled: false })
    .first()
  if (!(await opens.isVisible())) return null
  await opens.click()
  const form = page.getByRole('dialog')
  await expect(form.getByRole('textbox').first()).toBeVisible()
  await expect(form.locator('[aria-busy=true]')).toHaveCount(0)
  return form
}

interface Walked {
  /** @default fr */
  locale?: Walk['locale']
  /** @default light */
  scheme?: Walk['scheme']
  /** Takes some of the addresses. @default all of them */
  of?: (addresses: readonly string[]) => readonly string[]
}

/** Every page once: those of people who are not signed in, then those that the menus lead to. */
export async function everyPage(
  page: Page,
  provider: Provider,
  look: (address: string, isSignedIn: boolean) => Promise<void>,
  { locale = 'fr', scheme = 'light', of = (addresses) => addresses }: Walked = {},
): Promise<void> {
  const user = new User(page, { locale, scheme, hands: 'keyboard' })
  await user.settle()
  for (const address of of(openPages)) {
    await whole(page, provider.url + address)
    await look(address, false)
  }
  await user.enter(provider, accounts.admin, '/')
  const addresses = (await menuAddresses(provider)).map(({ address }) => address)
  expect(addresses.length).toBeGreaterThan(20)
  for (const address of of(['/', '/about', '/accessibilite', ...new Set(addresses)])) {
    await whole(page, provider.url + address)
    await look(address, true)
  }
}
