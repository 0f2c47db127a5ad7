import { icons } from '../../ui/src/icons/icon-set.ts'
import { accounts, expect, test, User } from './journey.ts'

interface SentItem {
  path?: string | null
  param?: string | null
  icon?: string | null
  children?: SentItem[] | null
  menuItems?: SentItem[] | null
}

const flat = (items: readonly SentItem[]): SentItem[] => items.flatMap((item) => [item, ...flat(item.children ?? []), ...flat(item.menuItems ?? [])])

test('every address as a deep link, signed out and in: the same screen with its title, never an error, never blank', async ({ page, provider }) => {
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'pointer' })
  const { t } = user
  const heading = page.getByRole('heading', { level: 1 })
  await user.settle()

  // Signed out: what is open to all stands, anything else asks who is there and then leads where it was asked for.
  for (const [path, name] of [
    ['/Core/Sec/AuthPassword', t['password.title']],
    ['/404', t['view.CoreSysNotFound']],
    ['/Core/Sys/AppOffline', t['offline.title']],
  ] as const) {
    await page.goto(provider.url + path)
    await expect(heading).toHaveText(name)
  }
  await page.goto(`${provider.url}/Aff/Aff/AffairePrestationList?f.statut=REALISEE`)
  await expect(heading).toHaveText(t['login.title'])
  const sent = page.waitForResponse(/GetMenuList$/)
  const listed = page.waitForResponse(/AffAffairePrestation\/GetList/)
  await user.signIn(accounts.admin)
  await expect(page).toHaveURL(/AffairePrestationList\?f\.statut=REALISEE$/)
  await expect(heading).toContainText(t['view.AffAffAffairePrestationList'])

  const items = flat(((await (await sent).json()) as { value: SentItem[] }).value)
  expect(items.flatMap(({ icon }) => (icon && !Object.hasOwn(icons, icon) ? [icon] : []))).toEqual([])
  const [service] = ((await (await listed).json()) as { value: { idAffaireGuid: string }[] }).value
  const addresses = items.flatMap(({ path, param }) => (path ? [param === 'idAffaireGuid' ? `${path}?idAffaireGuid=${service?.idAffaireGuid}` : path] : []))
  const titles = new Map<string, string>()
  for (const address of new Set([...addresses, '/', '/about', '/404', '/Core/Sys/NotFound', '/Core/Sys/AppOffline'])) {
    await page.goto(provider.url + address)
    await expect(heading).not.toHaveText([t['view.CoreSysNotFound'], t['login.title']].includes((await heading.textContent()) ?? '') && !/404|NotFound/.test(address) ? /./ : '')
    await expect(page).toHaveURL(provider.url + address)
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
    titles.set(address, await page.title())
  }
  expect([...titles].filter(([, title]) => !/^.+ – Ronde/.test(title) && !/Ronde/.test(title))).toEqual([])
})
