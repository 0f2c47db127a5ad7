import { accounts, expect, read, test, User, type Walk, write } from './journey.ts'
import type { Provider } from './provider.ts'

const walk: Walk = { locale: 'fr', scheme: 'light', hands: 'pointer' }

interface Affaire {
  idAffaireGuid: string
  lbAffaire: string
  idAgence: number
  idUserRAF: number
}

/** A case of one journey alone, for others leave locks behind: its screen, and the logins that hold its lock. */
async function ownCase(provider: Provider, refAffaire: string) {
  const [{ idAgence, idUserRAF } = { idAgence: 0, idUserRAF: 0 }] = await read<Affaire[]>(
    provider,
    '/api/Console/Aff/AffAffaire/GetList?take=1',
  )
  const { idAffaireGuid, lbAffaire } = await write<Affaire>(provider, '/api/Console/Aff/AffAffaire/Insert', {
    refAffaire,
    lbAffaire: `Ponts ${refAffaire}`,
    idAgence,
    idUserRAF,
    isActif: true,
  })
  const locks = () =>
    read<{ login: string }[]>(
      provider,
      `/api/Core/SysObjetLock/GetListByReference?typeObjet=Affaire&refObjet=${idAffaireGuid}`,
    )
  return {
    home: `/Aff/Aff/AffaireAccueil?idAffaireGuid=${idAffaireGuid}`,
    lbAffaire,
    holders: async () => (await locks()).map(({ login }) => login),
  }
}

const edit = (user: User) => user.press(user.page.getByRole('button', { name: user.t['action.Modifier'] }))
const client = (user: User) => new RegExp(`^${user.t['field.lbClient']}`)

test('two who change one case: the second reads who holds it, an administrator may take it over, the first is told and keeps what he typed [4.lock]', async ({
  page,
  provider,
  browser,
}) => {
  const { home, lbAffaire, holders } = await ownCase(provider, 'E2E-HELD')
  const agent = new User(await (await browser.newContext()).newPage(), walk)
  await agent.enter(provider, accounts.agent, home)
  const { t } = agent
  await edit(agent)
  await expect.poll(holders).toEqual(['agent'])
  await agent.type(client(agent), 'Port de Calais')

  const admin = new User(page, walk)
  await admin.enter(provider, accounts.admin, home)
  await expect(page.getByText(/^Karim Benali/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: lbAffaire })).toBeVisible()
  await admin.looksRight()
  await page.getByRole('button', { name: t['lock.takeOver'] }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: t['lock.takeOver'] }).click()
  await expect.poll(holders).toEqual(['admin'])

  // The user learns of the lost lock while typing, not only from a refused save.
  const told = agent.page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Claire Lambert a pris la main' })
  await expect(told).toBeVisible()
  await expect(agent.page.getByRole('textbox', { name: client(agent) })).toHaveValue('Port de Calais')
  await agent.looksRight()
  await told.getByRole('button', { name: t['lock.askAgain'] }).click()
  await expect(told).toBeVisible()
  await told.getByRole('button', { name: t['lock.keepDraft'] }).click()
  await expect(agent.page.getByRole('dialog')).toBeHidden()

  // The administrator lets it go: the draft is taken up, and saved.
  await edit(admin)
  await expect(page.getByRole('textbox', { name: client(admin) })).toBeEditable()
  await page.keyboard.press('Escape')
  await expect.poll(holders).toEqual([])
  // The page of the record says by itself that it is free.
  await expect(agent.page.getByText(/^Claire Lambert/)).toBeHidden()
  await edit(agent)
  await expect(agent.page.getByRole('textbox', { name: client(agent) })).toHaveValue('Port de Calais')
  await agent.page.getByRole('button', { name: t['editor.save'], exact: true }).click()
  await expect(agent.page.getByRole('dialog')).toBeHidden()
  await agent.page.context().close()
})

test('two tabs that change one case: its lock is given back by the last one, however they end', async ({
  page,
  context,
  provider,
}) => {
  const { home, holders } = await ownCase(provider, 'E2E-TABS')
  const first = new User(page, walk)
  await first.enter(provider, accounts.agent, home)
  const second = new User(await context.newPage(), walk)
  await second.page.goto(provider.url + home)
  for (const tab of [first, second]) {
    await edit(tab)
    await expect(tab.page.getByRole('textbox', { name: client(tab) })).toBeEditable()
  }
  await expect.poll(holders).toEqual(['agent'])
  const given: string[] = []
  context.on('request', (request) => void (request.url().endsWith('/Deverrouiller') && given.push(request.url())))

  await second.page.keyboard.press('Escape')
  await expect(second.page.getByRole('dialog')).toBeHidden()
  await edit(second)
  await expect(second.page.getByRole('dialog')).toBeVisible()
  await second.page.close({ runBeforeUnload: true })
  await expect.poll(() => context.pages().length).toBe(1)
  expect([given, await holders()]).toEqual([[], ['agent']])

  await page.keyboard.press('Escape')
  await expect.poll(holders).toEqual([])
})

test('who only reads locks nothing', async ({ page, provider }) => {
  const asked: string[] = []
  page.on(
    'request',
    (request) =>
      void (
        request.url().includes('/SysObjetLock/') && asked.push(request.url().split('/').at(-1)?.split('?')[0] ?? '')
      ),
  )
  const [{ idModeGuid } = { idModeGuid: '' }] = await read<{ idModeGuid: string }[]>(
    provider,
    '/api/Console/Prm/ModModeInspection/GetList?take=1',
  )
  const agent = new User(page, walk)
  await agent.enter(provider, accounts.agent, `/Prm/Mod/ModeInspectionAccueil?idModeGuid=${idModeGuid}&e=Modifier`)
  await expect.poll(() => asked).toContain('GetListByReference')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(asked).not.toContain('Verrouiller')
})
