import type { Page } from 'playwright/test'
import { accounts, expect, read, test, User, type Walk } from './journey.ts'
import type { Provider } from './provider.ts'

const walk: Walk = { locale: 'fr', scheme: 'light', hands: 'pointer' }
const insert = '**/AffAffairePrestation/Insert'

/** Signed in at one of the cases of the demo. */
async function atCase(page: Page, provider: Provider, place: number) {
  const cases = await read<{ idAffaireGuid: string }[]>(provider, '/api/Console/Aff/AffAffaire/GetList?take=9')
  const { idAffaireGuid } = cases[place] ?? { idAffaireGuid: '' }
  const user = new User(page, walk)
  const home = `/Aff/Aff/AffaireAccueil?idAffaireGuid=${idAffaireGuid}`
  await user.enter(provider, accounts.admin, home)
  const count = async () =>
    (await read<unknown[]>(provider, `/api/Console/Aff/AffAffairePrestation/GetList?idAffaireGuid=${idAffaireGuid}`))
      .length
  return { user, home, count, dialog: page.getByRole('dialog', { name: user.t['editor.prestation.new'] }) }
}
const open = ({ page, t }: User) => page.getByRole('button', { name: t['action.AjouterPrestation'] }).click()
const save = ({ page, t }: User) =>
  page.getByRole('dialog').getByRole('button', { name: t['editor.save'], exact: true }).click()

async function fill(user: User): Promise<void> {
  const { t } = user
  await open(user)
  await user.choose(t['field.mode'], 'Levage')
  await user.choose(t['field.lieu'], 'Usine')
  await user.choose(t['field.gamme'], 'LEV-VGP')
  await user.type(new RegExp(`^${t['field.dtEcheance']}`), '31/12/2026')
}

/** All that the browser's database holds, as text. */
const disk = (page: Page) =>
  page.evaluate(async () => {
    const told = (request: IDBRequest) =>
      new Promise((resolve) => request.addEventListener('success', resolve, { once: true }))
    const opening = indexedDB.open('ronde')
    await told(opening)
    const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
    await told(reading)
    opening.result.close()
    return JSON.stringify(reading.result)
  })

test('a service that a gateway lost after it was made is there once', async ({ page, provider }) => {
  const { user, count, dialog } = await atCase(page, provider, 0)
  const before = await count()
  await page.route(
    insert,
    async (route) => {
      await route.fetch()
      await route.fulfill({ status: 503, contentType: 'text/html', body: 'Service Unavailable' })
    },
    { times: 1 },
  )
  await fill(user)
  await save(user)
  await expect(dialog.getByText(user.t['editor.unknownAgain'])).toBeVisible()
  await user.looksRight()
  await save(user)
  await expect(dialog).toBeHidden()
  expect(await count()).toBe(before + 1)
})

test('a service whose page is loaded again while it is saved is there once, and is offered no more', async ({
  page,
  provider,
}) => {
  const { user, count, dialog } = await atCase(page, provider, 1)
  const before = await count()
  await page.route(insert, (route) => void route.fetch().catch(() => {}), { times: 1 })
  await fill(user)
  await save(user)
  await expect.poll(count).toBe(before + 1)
  await page.reload()
  await expect(dialog.getByText(user.t['editor.unknownAgain'])).toBeVisible()
  await save(user)
  await expect(dialog).toBeHidden()
  expect(await count()).toBe(before + 1)
  await open(user)
  await expect(dialog).toBeVisible()
  await expect.poll(() => disk(page)).toBe('[]')
})

test('a service that never arrived is not said to be saved, although another like it is there', async ({
  page,
  provider,
}) => {
  const { user, count, dialog } = await atCase(page, provider, 2)
  await fill(user)
  await save(user)
  await expect(dialog).toBeHidden()
  const before = await count()
  await page.route(insert, (route) => route.fulfill({ status: 504, body: '' }), { times: 1 })
  await fill(user)
  await save(user)
  await expect(dialog.getByText(user.t['editor.unknownAgain'])).toBeVisible()
  await expect(page.getByText(user.t['editor.wasSaved'])).toBeHidden()
  expect(await count()).toBe(before)
  await save(user)
  await expect(dialog).toBeHidden()
  expect(await count()).toBe(before + 1)
})

test('two tabs have a draft each; the one of a tab that was closed is offered, without its passwords', async ({
  page,
  provider,
  context,
}) => {
  const user = new User(page, walk)
  const { t } = user
  await user.enter(provider, accounts.admin, '/Adm/Usr/UserList?e=Creer')
  const second = await context.newPage()
  await second.goto(`${provider.url}/Adm/Usr/UserList?e=Creer`)
  const other = new User(second, walk)
  const login = (one: Page) =>
    one.getByRole('dialog').getByRole('textbox', { name: new RegExp(`^${t['field.login']}`) })
  for (const [one, name] of [
    [user, 'un.premier'],
    [other, 'un.second'],
  ] as const) {
    await login(one.page).fill(name)
    for (const field of ['field.newPassword', 'field.newPasswordCopy'] as const)
      await one.page.getByRole('dialog').getByLabel(t[field], { exact: false }).first().fill('corbeau-lanterne-41')
  }
  await expect.poll(() => disk(page)).toContain('un.second')
  await expect.poll(() => disk(page)).toContain('un.premier')
  expect(await disk(page)).not.toContain('corbeau')

  // What one gives up stays in the other; the browser keeps it when that tab is gone.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t['editor.leaveYes'] }).click()
  await expect.poll(() => disk(page)).not.toContain('un.premier')
  expect(await disk(page)).toContain('un.second')
  await second.close()
  await page.goto(`${provider.url}/Adm/Usr/UserList?e=Creer`)
  await expect(login(page)).toHaveValue('un.second')
  await expect(page.getByText(new RegExp(t['editor.retype'].replace('{fields}', '.*')))).toBeVisible()
  await user.looksRight()
})
