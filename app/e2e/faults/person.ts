import type { Locator, Page } from 'playwright/test'
import { accounts, type User } from '../journey.ts'

/** ms for one press: what was there may be drawn anew. */
const atOnce = { timeout: 2_000 }

const isMade = (act: Promise<unknown>): Promise<boolean> =>
  act.then(
    () => true,
    () => false,
  )

/** Presses what is there and enabled; false: it is not. */
export const pressed = async (target: Locator, options: { button?: 'right' } = {}): Promise<boolean> =>
  (await target.isVisible()) &&
  (await target.isEnabled(atOnce).catch(() => false)) &&
  (await isMade(target.click({ ...atOnce, ...options })))

/** Fills a field that has another value; true: it has that one. */
export async function filled(field: Locator, text: string): Promise<boolean> {
  if (!(await field.isVisible()) || !(await field.isEditable(atOnce).catch(() => false))) return false
  if ((await field.inputValue(atOnce).catch(() => '')) === text) return true
  return isMade(field.fill(text, atOnce))
}

/** Chooses the first option with a text, unless one is chosen; true: there is a choice. */
export async function chosen(box: Locator, text: string): Promise<boolean> {
  const page = box.page()
  if (!(await box.isVisible()) || !(await box.isEnabled(atOnce).catch(() => false))) return false
  const value = await box.inputValue(atOnce).catch(() => '')
  const isOpen = (await box.getAttribute('aria-expanded', atOnce).catch(() => null)) === 'true'
  if (value !== '' && !isOpen) return true
  if (!(await isMade(box.click(atOnce))) || !(await isMade(box.fill(text, atOnce)))) return false
  return isMade(page.getByRole('option', { name: text }).first().click({ timeout: 5_000 }))
}

/** What a user has done so far. */
export interface Memory {
  /** How often the task was sent. */
  sent: number
  /** What was read of the page before something was done again. */
  told: string[]
  /** Steps that were taken because of a fault. */
  again: string[]
}

const isAway = (page: Page): boolean => page.url().includes('AppOffline')

/** Whether a form is open, or is given back once the server answers. */
export const hasForm = (page: Page): boolean => isAway(page) || /[?&]e=/.test(page.url())

/** Presses what the console offers after a failure, once its words are read; null: it offers nothing. */
export async function recovered({ page, t }: User, read: () => Promise<unknown>): Promise<string | null> {
  if (isAway(page)) {
    await read()
    await pressed(page.getByRole('button', { name: t['offline.now'], exact: true }))
    return 'offline.now'
  }
  for (const name of [
    'refused.retry',
    'editor.look',
    'editor.reread',
    'conflict.settle',
    'editor.haveLooked',
    'bulk.again',
    'chunk.reload',
    'menus.reload',
  ] as const) {
    const offer = page.getByRole('button', { name: t[name], exact: true }).last()
    if (!(await offer.isVisible())) continue
    await read()
    if (await pressed(offer)) return name
  }
  return null
}

/** Signs in again where the session has ended. */
export async function signedInAgain(user: User): Promise<boolean> {
  const { page, t } = user
  if (!(await page.getByRole('heading', { name: t['login.title'] }).isVisible())) return false
  if (
    !(await page
      .getByRole('button', { name: t['login.submit'] })
      .isEnabled(atOnce)
      .catch(() => false))
  )
    return false
  return isMade(user.signIn(accounts.admin))
}
