import type { Page } from 'playwright/test'
import { accounts, expect, test, User, type Walk } from './journey.ts'
import type { Provider } from './provider.ts'

const walk: Walk = { locale: 'fr', scheme: 'light', hands: 'pointer' }
const list = '/Aff/Aff/AffaireList'

/** Signed in, at the list of cases. */
async function atCases(page: Page, provider: Provider): Promise<User> {
  const user = new User(page, walk)
  await user.enter(provider, accounts.admin, list)
  await expect(page.getByRole('heading', { level: 1, name: user.t['view.AffAffAffaireList'] })).toBeVisible()
  return user
}

/** Fills a new case. */
async function fill(user: User, ref: string) {
  const { page, t } = user
  await user.press(page.getByRole('button', { name: t['action.Creer'], exact: true }))
  await user.type(new RegExp(`^${t['field.refAffaire']}`), ref)
  await user.type(new RegExp(`^${t['field.lbAffaire']}`), 'Ponts roulants')
  await user.choose(t['field.idAgence'], 'Lille')
  await user.choose(t['field.idUserRAF'], 'a')
}

const rowsOf = (page: Page, ref: string) => page.getByRole('row').filter({ hasText: ref })

test('a save whose answer is lost is looked for, and made once', async ({ page, provider }) => {
  const user = await atCases(page, provider)
  const { t } = user
  let sent = 0
  await page.route('**/AffAffaire/Insert', async (route) => {
    sent += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await fill(user, 'E2E-LOST')
  await page.getByRole('button', { name: t['editor.save'], exact: true }).dblclick()
  await expect(page.getByText(t['editor.wasSaved'])).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto(`${provider.url}${list}?q=E2E-LOST`)
  await expect(rowsOf(page, 'E2E-LOST')).toHaveCount(1)
  expect(sent).toBe(1)
})

test('a step back in the browser asks before it closes a changed editor', async ({ page, provider }) => {
  const user = await atCases(page, provider)
  const { t } = user
  await user.press(page.getByRole('button', { name: t['action.Creer'], exact: true }))
  const dialog = page.getByRole('dialog', { name: t['editor.affaire.new'] })
  await user.type(new RegExp(`^${t['field.refAffaire']}`), 'E2E-BACK')
  await page.goBack()
  const stay = page.getByRole('button', { name: t['editor.leaveNo'] })
  await expect(stay).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(stay).toBeHidden()
  await expect(dialog.getByRole('textbox', { name: new RegExp(`^${t['field.refAffaire']}`) })).toHaveValue('E2E-BACK')
  await page.goBack()
  await page.getByRole('button', { name: t['editor.leaveYes'] }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
})

test('two who change one case on a server without locks: the second chooses field by field', async ({
  page,
  provider,
  context,
}) => {
  await context.route('**/SysObjetLock/*', (route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
  )
  const user = await atCases(page, provider)
  const { t } = user
  await fill(user, 'E2E-TWO')
  await page.getByRole('button', { name: t['editor.save'], exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto(`${provider.url}${list}?q=E2E-TWO`)
  await rowsOf(page, 'E2E-TWO').getByText('E2E-TWO').first().dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Ponts roulants' })).toBeVisible()

  const other = await context.newPage()
  await other.goto(page.url())
  const [mine, theirs] = [user, new User(other, walk)]
  for (const one of [mine, theirs]) await one.press(one.page.getByRole('button', { name: t['action.Modifier'] }))
  await theirs.type(new RegExp(`^${t['field.lbAffaire']}`), 'Ponts du quai sud')
  await theirs.type(new RegExp(`^${t['field.lbClient']}`), 'Port de Dunkerque')
  await other.getByRole('button', { name: t['editor.save'], exact: true }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Ponts du quai sud' })).toBeVisible()

  await mine.type(new RegExp(`^${t['field.lbAffaire']}`), 'Ponts du quai nord')
  await page.getByRole('button', { name: t['editor.save'], exact: true }).click()
  const conflict = page.getByRole('dialog', { name: t['conflict.title'] })
  await expect(conflict.getByText('Port de Dunkerque')).toBeVisible()
  await user.looksRight()
  // The keyboard is still in it: Escape asks, Enter on the question goes on.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: t['editor.leaveNo'] })).toBeFocused()
  await page.keyboard.press('Enter')
  await conflict.getByRole('radio', { name: /Ponts du quai nord/ }).check()
  await conflict.getByRole('button', { name: t['conflict.settle'] }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ponts du quai nord' })).toBeVisible()
  await expect(page.getByText('Port de Dunkerque')).toBeVisible()
})
