import { icons } from '../../ui/src/icons/icon-set.ts'
import { menuAddresses, menuEntries } from './addresses.ts'
import { accounts, expect, test, User } from './journey.ts'

test('every address as a deep link and reloaded, signed out and in: the same screen and title, no error, never blank [2.addresses] [2.no-token]', async ({
  page,
  provider,
}) => {
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'pointer' })
  const t: Record<string, string> = user.t
  await user.settle()

  const services = '/Aff/Aff/AffairePrestationList'
  /** The page is there, whole, under its own address and name. */
  const stands = async (address: string, name: string | RegExp) => {
    await expect(page).toHaveTitle(typeof name === 'string' ? `${name} · Ronde 4.0` : name)
    // A list that opens with a view of its own puts it into its address, where it is seen and can be taken away.
    const own = address === services ? '?f.statut=APLANIFIER%7EPLANIFIEE%7EENCOURS' : ''
    await expect(page).toHaveURL(provider.url + address + own)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: t['refused.retry'], exact: true })).toHaveCount(0)
  }
  /** A new document at the address, as a reload makes it: nothing of the console's own comes along but the storage. */
  const opens = async (address: string, name: string | RegExp) => {
    await page.goto(provider.url + address, { waitUntil: 'commit' })
    await stands(address, name)
  }
  const open: [string, string][] = [
    ['/404', t['view.CoreSysNotFound'] ?? ''],
    ['/Core/Sys/NotFound', t['view.CoreSysNotFound'] ?? ''],
    ['/Core/Sys/AppOffline', t['offline.title'] ?? ''],
    ['/accessibilite', t['accessibility.title'] ?? ''],
    ['/accessibilite/plan', t['accessibility.planTitle'] ?? ''],
  ]

  // Signed out, what is open to all stands; anything else asks who is there, through a reload, and leads where it was asked for.
  for (const [address, name] of [...open, ['/Core/Sec/AuthPassword', t['password.title'] ?? '']] as const)
    await opens(address, name)
  await page.goto(`${provider.url}${services}?f.statut=REALISEE`)
  await stands('/Core/Sec/AuthLogin', t['login.title'] ?? '')
  await page.reload()
  await stands('/Core/Sec/AuthLogin', t['login.title'] ?? '')
  await user.signIn(accounts.admin)
  await stands(`${services}?f.statut=REALISEE`, t['view.AffAffAffairePrestationList'] ?? '')

  expect(
    (await menuEntries(provider)).flatMap(({ icon }) => (icon && !Object.hasOwn(icons, icon) ? [icon] : [])),
  ).toEqual([])
  const routes = new Map<string, string | RegExp>([
    ...open,
    ['/', t['view.home'] ?? ''],
    ['/about', t['view.about'] ?? ''],
  ])
  for (const { address, refRoute, isRecord } of await menuAddresses(provider)) {
    const name = t[`view.${refRoute}`] ?? ''
    expect(name).not.toBe('')
    routes.set(address, isRecord ? new RegExp(`^.+ – ${name} · Ronde 4\\.0$`) : name)
  }
  expect(routes.size).toBeGreaterThan(9)
  for (const [address, name] of routes) await opens(address, name)
  await page.reload()
  await stands(...([...routes].at(-1) ?? ['', '']))
})
