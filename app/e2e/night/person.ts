import type { Page } from 'playwright/test'
import { expect, type User } from '../journey.ts'

/** The final result of a save, as the console reported it. */
export type Outcome = 'saved' | 'refused'

/** Milliseconds in which a user who follows the console's offers completes a save. */
const patience = 90_000

/** Presses a button if it is visible and enabled. */
async function pressed(page: Page, name: string): Promise<boolean> {
  const button = page.getByRole('button', { name, exact: true }).last()
  if (!(await button.isVisible()) || !(await button.isEnabled())) return false
  // The button may disappear before it is pressed.
  return button.click({ timeout: 1_000 }).then(
    () => true,
    () => false,
  )
}

/** The offline page, which replaces an open form when the server cannot be reached. */
const isAway = (page: Page): boolean => page.url().includes('AppOffline')
const hasForm = (page: Page): boolean => isAway(page) || /[?&]e=/.test(page.url())

/** Saves a filled form despite faults: waits, checks and sends again, as the console offers. Fails when no result is reached. */
export async function saveThrough({ page, t }: User): Promise<Outcome> {
  const dialog = page.getByRole('dialog')
  const step = async (): Promise<Outcome | 'going on'> => {
    if (!hasForm(page)) return 'saved'
    if (isAway(page)) return pressed(page, t['offline.now']).then(() => 'going on' as const)
    if (
      await dialog
        .getByText(/existe déjà/)
        .first()
        .isVisible()
    )
      return 'refused'
    for (const name of [
      t['refused.retry'],
      t['editor.look'],
      t['conflict.settle'],
      t['editor.haveLooked'],
      t['editor.save'],
    ])
      if (await pressed(page, name)) return 'going on'
    return 'going on'
  }
  const seen = new Set<Outcome>()
  await expect
    .poll(
      async () => {
        const told = await step()
        if (told !== 'going on') seen.add(told)
        return told
      },
      { timeout: patience, intervals: [300] },
    )
    .not.toBe('going on')
  return seen.has('refused') ? 'refused' : 'saved'
}

/** Chooses in a form whose options may load late: the console retries after 2 s, then 4, 8 and 16. */
export async function chooseThrough(user: User, label: string, text: string): Promise<void> {
  const box = user.page.getByRole('combobox', { name: label, exact: true })
  await expect(box).toBeEnabled({ timeout: patience })
  // A form restored from a draft has a value already.
  await box.fill('')
  await user.choose(label, text)
}

/** Discards a refused form. */
export async function letGo({ page, t }: User): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: t['editor.leaveYes'] }).click()
  await expect.poll(() => hasForm(page)).toBe(false)
}

/** Opens an address until its content is shown: retries failed reads, and waits while the server is unreachable. */
export async function goThrough({ page, t }: User, url: string, isThere: () => Promise<boolean>): Promise<void> {
  await page.goto(url)
  await expect
    .poll(
      async () => {
        if (await isThere()) return true
        // A form restored from a draft closes when it finds that its save succeeded.
        if (!hasForm(page) && /[?&]e=/.test(url)) await page.goto(url)
        else if (isAway(page)) await pressed(page, t['offline.now'])
        else await pressed(page, t['refused.retry'])
        return false
      },
      { timeout: patience, intervals: [300] },
    )
    .toBe(true)
}
