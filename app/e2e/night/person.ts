import type { Page } from 'playwright/test'
import { expect, type User } from '../journey.ts'

/** What the console said in the end of something that was to be saved. */
export type Outcome = 'saved' | 'refused'

/** ms in which somebody who does what he is offered gets to an end. */
const patience = 90_000

/** Presses a button if it is there and can be pressed. */
async function pressed(page: Page, name: string): Promise<boolean> {
  const button = page.getByRole('button', { name, exact: true }).last()
  if (!(await button.isVisible()) || !(await button.isEnabled())) return false
  // What is there now may be gone in the moment it is pressed.
  return button.click({ timeout: 1_000 }).then(
    () => true,
    () => false,
  )
}

/** Where nobody can be who has a form open: the server could not be reached. */
const isAway = (page: Page): boolean => page.url().includes('AppOffline')
const hasForm = (page: Page): boolean => isAway(page) || /[?&]e=/.test(page.url())

/** Saves a form that is filled, through whatever comes between: waits, looks, sends again, as the console offers it. Fails when that leads nowhere. */
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

/** Chooses in a form, whose choices may come late over such a line: they are asked for again after 2 s, then 4, 8 and 16. */
export async function chooseThrough(user: User, label: string, text: string): Promise<void> {
  const box = user.page.getByRole('combobox', { name: label, exact: true })
  await expect(box).toBeEnabled({ timeout: patience })
  // A form that took up what was sent before has something there.
  await box.fill('')
  await user.choose(label, text)
}

/** Lets go of a form that was refused. */
export async function letGo({ page, t }: User): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: t['editor.leaveYes'] }).click()
  await expect.poll(() => hasForm(page)).toBe(false)
}

/** At an address, with what it shows there: asked again where it could not be read, and waited for where the server is away. */
export async function goThrough({ page, t }: User, url: string, isThere: () => Promise<boolean>): Promise<void> {
  await page.goto(url)
  await expect
    .poll(
      async () => {
        if (await isThere()) return true
        // A form that took up what was sent before closes when it finds that it was saved.
        if (!hasForm(page) && /[?&]e=/.test(url)) await page.goto(url)
        else if (isAway(page)) await pressed(page, t['offline.now'])
        else await pressed(page, t['refused.retry'])
        return false
      },
      { timeout: patience, intervals: [300] },
    )
    .toBe(true)
}
