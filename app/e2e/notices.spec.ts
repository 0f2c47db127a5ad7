import type { Page } from 'playwright/test'
import { accounts, expect, test, User } from './journey.ts'

const bell = ({ page }: User) => page.getByRole('banner').getByRole('link', { name: /^Notifications,/ })
const lines = ({ page }: User) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ hasText: /(une|les) affaires?|(a|the) cases?/i })
const none = /aucune non lue|none unread/
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)

/** A case whose reference is taken: the server refuses it. */
async function saveRefused(user: User, reference: string): Promise<void> {
  const { page, t } = user
  const creating = page.getByRole('dialog', { name: t['editor.affaire.new'] })
  await user.type(new RegExp(`^${t['field.refAffaire']}`), reference)
  await user.type(new RegExp(`^${t['field.lbAffaire']}`), 'Deux fois')
  await user.choose(t['field.idAgence'], 'Lille')
  await user.choose(t['field.idUserRAF'], 'a')
  await creating.getByRole('button', { name: t['editor.save'], exact: true }).click()
}

const refusal = { fr: 'existe déjà', en: 'already exists' } as const

for (const locale of ['fr', 'en'] as const) {
  test(`a refused save stands in its form, and is no notification (${locale})`, async ({ page, provider }) => {
    const user = new User(page, { locale, scheme: locale === 'fr' ? 'light' : 'dark', hands: 'pointer' })
    const { t } = user
    await user.settle()
    await page.goto(`${provider.url}/Aff/Aff/AffaireList?e=Creer`)
    await user.signIn(accounts.admin)
    await expect(bell(user)).toHaveAccessibleName(none)
    const reference = await page.getByRole('gridcell').filter({ hasText: /^AFF-/ }).first().textContent()
    await saveRefused(user, String(reference))
    await expect(
      page.getByRole('dialog', { name: t['editor.affaire.new'] }).getByText(refusal[locale]).first(),
    ).toBeVisible()
    await expect(toast(page, refusal[locale])).toHaveCount(0)
    await expect(bell(user)).toHaveAccessibleName(none)
    await user.looksRight()
  })
}

test('what the server fails at is a notification: its toast leads to the list, the bell counts it', async ({
  page,
  provider,
}) => {
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'pointer' })
  const { t } = user
  await user.settle()
  await page.route('**/AffAffaire/GetList*', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(`${provider.url}/Aff/Aff/AffaireList`)
  await user.signIn(accounts.admin)
  await toast(page, t['failure.503']).click()
  await expect(page).toHaveURL(/\/Core\/Sys\/NotifList$/)
  await expect(lines(user)).not.toHaveCount(0)
  await expect(lines(user).first()).toContainText(t['code.error'])
  await expect(bell(user)).toHaveAccessibleName(/, \d+ non lues?$/)
  await user.looksRight()
})

test('the stack is cleared, the log outlives the page, and is its user’s alone [4.notifications]', async ({
  page,
  provider,
}) => {
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'pointer' })
  const { t } = user
  await user.settle()
  await page.route('**/AffAffaire/GetList*', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(`${provider.url}/Aff/Aff/AffaireList`)
  await user.signIn(accounts.admin)
  // The list of cases is asked for once its page is there, and fails.
  await expect(bell(user)).toHaveAccessibleName(/, \d+ non lues?$/)
  await bell(user).click()
  await expect(lines(user)).not.toHaveCount(0)
  await page.getByRole('button', { name: t['action.ViderNotifs'] }).click()
  await expect(bell(user)).toHaveAccessibleName(none)
  await expect(lines(user)).not.toHaveCount(0)
  await page.reload()
  await expect(lines(user)).not.toHaveCount(0)
  await expect(bell(user)).toHaveAccessibleName(none)

  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: /^(Déconnexion|Se déconnecter)$/ }).click()
  await user.signIn(accounts.agent)
  await expect(bell(user)).toHaveAccessibleName(none)
  await bell(user).click()
  await expect(page.getByText(t['list.empty'])).toBeVisible()
  await expect(lines(user)).toHaveCount(0)
})
