import { constants, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as serve, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from '../../contracts/provider/server.ts'
import { buildBelow } from '../../scripts/console-build.ts'
import { accounts, expect, test as base, User } from './journey.ts'
import type { Provider } from './provider.ts'

/** Path of the console on its host. */
const path = '/ronde'

/** A front proxy as docs/operators/https.md has it: it strips the path, and answers 404 for the rest of the host. */
const passTo = (port: number) => (asked: IncomingMessage, reply: ServerResponse) => {
  const { method, url = '', headers } = asked
  if (!url.startsWith(`${path}/`)) return void reply.writeHead(404).end('another’s')
  const onward = request({ port, method, path: url.slice(path.length), headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(reply)
  })
  onward.on('error', () => reply.destroy())
  asked.pipe(onward)
}

const portOf = (address: AddressInfo | string | null) => (address as AddressInfo).port

const test = base.extend<object, { provider: Provider }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'ronde-below-'))
      const consoleFolder = join(folder, 'console')
      await buildBelow(`${path}/`, consoleFolder)
      const config = join(consoleFolder, 'config.json')
      const shipped = JSON.parse(readFileSync(config, 'utf8')) as object
      writeFileSync(config, JSON.stringify({ ...shipped, apiHost: path }))
      copyFileSync(process.env['RONDE_DEMO_FILE'] ?? '', join(folder, 'ronde.sqlite'), constants.COPYFILE_FICLONE)

      const app = await createServer({ dataFolder: folder, consoleFolder })
      await app.listen({ host: 'localhost', port: 0 })
      const front = serve(passTo(portOf(app.server.address())))
      await new Promise<void>((resolve) => {
        front.listen(0, 'localhost', resolve)
      })
      const url = `http://localhost:${portOf(front.address())}${path}`
      await use({ url, folder, start: () => Promise.resolve(), stop: () => app.close() })
      front.closeAllConnections()
      front.close()
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test('a console below a path of its host: sign-in, deep links, reloading, links and what is copied of them stay below it', async ({
  page,
  provider,
  context,
}) => {
  const { origin } = new URL(provider.url)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'pointer' })
  const { t } = user
  const away: string[] = []
  page.on('response', (answer) => {
    const address = answer.url()
    if (address.startsWith('http') && (!address.startsWith(`${provider.url}/`) || answer.status() >= 400))
      away.push(address)
  })
  await user.settle()
  const list = `${provider.url}/Aff/Aff/AffaireList`
  const grid = page.getByRole('grid')
  const row = grid.getByRole('link', { name: /^AFF-/ }).first()

  await test.step('a deep link asks who is there, and leads where it was asked for', async () => {
    await page.goto(`${list}?q=levage`)
    await expect(page).toHaveURL(`${provider.url}/Core/Sec/AuthLogin`)
    await user.signIn(accounts.admin)
    await expect(page).toHaveURL(`${list}?q=levage`)
    await user.hasOnly('levage')
  })

  await test.step('a link names the path to the browser, and moves the console', async () => {
    const href = (await row.getAttribute('href')) ?? ''
    expect(href).toMatch(/^\/ronde\/Aff\/Aff\//)
    await row.click()
    await expect(page).toHaveURL(origin + href)
    await expect(page).toHaveTitle(new RegExp(`^.+ – ${t['view.AffAffAffaireAccueil']} · `))
  })

  await test.step('what a reload shows is the same, and the way back leads back', async () => {
    const title = await page.title()
    await page.reload()
    await expect(page).toHaveTitle(title)
    await page.goBack()
    await expect(page).toHaveURL(`${list}?q=levage`)
    await user.hasOnly('levage')
  })

  await test.step('the copied link of a list opens it elsewhere', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${t['views.label'].slice(0, -1)}`) })
      .click()
    await page.getByRole('menuitem', { name: t['views.copyLink'] }).click()
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(clipboard).toContain(`${list}?`)
    const other = new User(await context.newPage(), user.walk)
    await other.page.goto(await clipboard())
    await other.hasOnly('levage')
    await other.page.close()
  })

  await test.step('a menu leads to another list and home to the console’s own address, which stands a reload', async () => {
    const menu = page.getByRole('navigation', { name: t['frame.menu'] })
    await menu.getByRole('link', { name: t['view.AffAffAffairePrestationList'] }).click()
    await expect(page).toHaveURL(new RegExp(`^${provider.url}/Aff/Aff/AffairePrestationList`))
    await menu.getByRole('link', { name: t['view.home'] }).click()
    await expect(page).toHaveURL(`${provider.url}/`)
    await page.reload()
    await expect(page).toHaveTitle(new RegExp(`^${t['view.home']} · `))
  })

  expect(away).toEqual([])
})
