import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSite } from '../../scripts/site/build-site.ts'
import { expect, test, User } from './journey.ts'

const folder = mkdtempSync(join(tmpdir(), 'ronde-site-'))
const at = (address: string) => pathToFileURL(join(folder, address)).href

test.beforeAll(() => buildSite(folder))
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the documents are read from a disk: searched by keyboard in both languages, drawn, narrow, and axe has nothing to say', async ({
  page,
}) => {
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'keyboard' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const results = page.getByRole('dialog').getByRole('listitem')

  await test.step('the key / searches, whatever the accents; the first result opens', async () => {
    await page.goto(at('index.html'))
    await user.looksRight()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('POURQUOI une action manque')
    await expect(results.first()).toContainText('Pourquoi une action manque')
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ pages?$/)
    await user.looksRight()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at('administrators/why.fr.html'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pourquoi une action manque/)
  })

  await test.step('the other language stands beside it, and the next page of the guide after it', async () => {
    await page.getByRole('link', { name: 'English' }).press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.emulateMedia({ colorScheme: 'dark' })
    await user.looksRight()
    await page.getByRole('link', { name: /^Next/ }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwords that administrators give')
  })

  await test.step('arrows go through the results; who writes a / in the field, or does without the key, opens nothing', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('a/b copies')
    await expect(page.getByRole('searchbox')).toHaveValue('a/b copies')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('copies')
    await expect(results.first().getByRole('link')).toHaveText('Copies')
    await page.keyboard.press('ArrowDown')
    await expect(results.first().getByRole('link')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.getByRole('checkbox', { name: 'The key / opens the search' }).uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a diagram is drawn, in the dark as well', async () => {
    await page.goto(at('architecture.html'))
    await expect(page.getByRole('img', { name: /^Diagram/ }).locator('svg')).toContainText('what screens are made of')
    await user.looksRight()
  })

  await test.step('on a phone nothing scrolls sideways but what is wide, and the menu opens', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    for (const address of ['index', 'administrators/filters.fr', 'specification/rules', 'operators/https']) {
      await page.goto(at(`${address}.html`))
      expect([address, await wide()]).toEqual([address, 0])
    }
    await page.getByRole('button', { name: 'Menu' }).press('Enter')
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await expect(pages.getByRole('link', { name: 'From a bare machine to https' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await user.looksRight()
  })

  expect(asked.filter((address) => !/^(?:file|data|blob):/.test(address))).toEqual([])
})
