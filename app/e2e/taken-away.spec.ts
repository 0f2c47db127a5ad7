import { readFile } from 'node:fs/promises'
import { accounts, expect, read, test, User } from './journey.ts'

const inFrench = { locale: 'fr', scheme: 'light', hands: 'pointer' } as const

test('what a tab recorded is shown and downloaded: calls under the ids that the server was sent, failures, nothing of anybody', async ({
  page,
  provider,
}) => {
  const user = new User(page, inFrench)
  const { t } = user
  const ids = new Set<string>()
  page.on('response', (answer) => {
    const [sent, logged] = [answer.request().headers()['x-request-id'], answer.headers()['x-request-id']]
    if (sent && sent === logged) ids.add(sent)
  })
  await user.enter(provider, accounts.admin, '/Adm/Usr/UserList?q=lambert')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await page.route('**/GetEtatList*', (route) => route.fulfill({ status: 503 }))
  await page.goto(`${provider.url}/Core/Sys/LogList`)
  await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new TypeError('Claire Lambert') })))
  await expect(page.getByText(t['notices.unexpected'])).toBeVisible()
  await user.press(page.getByRole('banner').getByRole('button', { name: 'Claire Lambert' }))
  await page.getByRole('menuitem', { name: t['view.about'] }).click()

  const card = page.getByRole('region', { name: t['recorder.title'] })
  await expect(card.getByRole('cell', { name: 'TypeError' })).toBeVisible()
  await expect(card.getByRole('row').filter({ hasText: 'SysLog/GetEtatList' }).first()).toContainText('503')
  await user.looksRight()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    user.press(card.getByRole('button', { name: t['recorder.download'] })),
  ])
  const text = await readFile(await download.path(), 'utf8')
  const token = await page.evaluate(() => localStorage.getItem('user-token'))
  expect(text).not.toContain(token?.split('.')[1])
  expect(text).not.toMatch(/lambert|c\.lambert|Bearer/i)
  const { calls, faults } = JSON.parse(text) as {
    calls: { operation: string; outcome: string; request: string | null }[]
    faults: { kind: string; page: string }[]
  }
  expect(faults).toEqual([expect.objectContaining({ kind: 'TypeError', page: '/Core/Sys/LogList' })])
  // A reload, which people try first, takes nothing away.
  await page.reload()
  await expect(card.getByRole('cell', { name: 'TypeError' })).toBeVisible()
  const list = calls.find(({ operation }) => operation === 'SysLog/GetList')
  expect(list).toMatchObject({ outcome: 'ok' })
  expect(ids).toContain(list?.request)
})

test('what is held of a person is exported from the console: the record, the cases, every line of the log', async ({
  page,
  provider,
}) => {
  const user = new User(page, inFrench)
  const { t } = user
  await user.enter(provider, accounts.admin, '/Adm/Usr/UserAccueil?idUser=1')
  const card = page.getByRole('region', { name: t['section.personalData'] })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    user.press(card.getByRole('button', { name: t['user.exportData'] })),
  ])
  expect(download.suggestedFilename()).toMatch(/^admin-\d{4}-\d\d-\d\d\.json$/)
  const held = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<
    'logByUser' | 'logAboutUser',
    object[]
  >
  expect(held).toMatchObject({ user: { idUser: 1, login: 'admin' } })
  const first = { take: 1, sort: 'dtLog' }
  const query = (filter: object) =>
    new URLSearchParams(Object.entries({ ...first, ...filter }).map(([k, v]) => [k, String(v)]))
  const [oldest] = await read<object[]>(provider, `/api/Core/SysLog/GetList?${query({ idUser: 1 }).toString()}`)
  const [about] = await read<object[]>(
    provider,
    `/api/Core/SysLog/GetList?${query({ typeObjet: 'User', refObjet: 1 }).toString()}`,
  )
  expect([held.logByUser[0], held.logAboutUser[0]]).toEqual([oldest, about])
  await user.looksRight()
})
