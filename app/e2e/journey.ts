import { type BrowserContext, test as base, expect, type Locator, type Page } from 'playwright/test'
import { axeFinds, wcag } from './axe.ts'
import { messages } from './messages.ts'
import { type Provider, startProvider } from './provider.ts'

export { expect, messages }

/** A file in memory. */
export interface FilePayload {
  name: string
  mimeType: string
  buffer: Buffer
}

/** How a journey is walked: language, theme, and with what. */
export interface Walk {
  locale: 'fr' | 'en'
  scheme: 'light' | 'dark'
  hands: 'pointer' | 'keyboard'
}

export const accounts = {
  admin: { login: 'admin', password: 'ronde-admin-2026' },
  agent: { login: 'agent', password: 'ronde-agent-2026' },
} as const

interface Fixtures {
  /**
   * `limits.whole` of the console's configuration; null: as the build has it. `RONDE_WHOLE=0` before the command walks every journey
   * with lists whose rows the server finds.
   */
  whole: number | null
  /**
   * The journey parses foreign markup: browsers report violations of the content security policy even for a parsed document that
   * is never shown or run. Then only violations in the page itself count.
   */
  readsMarkup: boolean
  /** Fails the test when the page raised an error or broke the content security policy. */
  calm: void
}

/** Raises an error for violations of the content security policy in the page itself; those of other documents name no element. */
const raiseInPage = () =>
  document.addEventListener('securitypolicyviolation', ({ target, effectiveDirective }) => {
    if (target instanceof Element) reportError(new Error(`${effectiveDirective} is broken by ${target.outerHTML}`))
  })

export const test = base.extend<Fixtures, { provider: Provider }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures from the pattern
    async ({}, use) => {
      const provider = await startProvider()
      await use(provider)
      await provider.stop()
      provider.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  whole: [process.env['RONDE_WHOLE'] ? Number(process.env['RONDE_WHOLE']) : null, { option: true }],
  readsMarkup: [false, { option: true }],
  context: async ({ context, whole }, use) => {
    if (whole !== null) await limitWhole(context, whole)
    await use(context)
  },
  calm: [
    async ({ page, readsMarkup }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (!readsMarkup && /content security policy/i.test(message.text())) errors.push(message.text())
      })
      if (readsMarkup) await page.addInitScript(raiseInPage)
      await use()
      // An answer that is still on its way would fail whichever journey comes next.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.context().unrouteAll({ behavior: 'ignoreErrors' })
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** Serves the console's `config.json` with those parts in it. */
export const configured = (pages: Pick<BrowserContext, 'route'>, parts: object) =>
  pages.route('**/config.json', async (route) => {
    const answer = await route.fetch()
    const config = (await answer.json()) as object
    await route.fulfill({ response: answer, json: { ...config, ...parts } })
  })

/** Serves the console's `config.json` with that `limits.whole` in it. */
export const limitWhole = (pages: Pick<BrowserContext, 'route'>, whole: number) =>
  configured(pages, { limits: { whole } })

/** Passwords cost the server time by design: one sign-in for each account and provider. */
const tokens = new Map<string, Promise<string>>()

const tokenOf = (provider: Provider, account: { login: string; password: string }): Promise<string> => {
  const key = `${provider.url} ${account.login}`
  const known = tokens.get(key)
  if (known) return known
  const asked = fetch(`${provider.url}/api/Core/SecAuthentification/Authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
    .then((answer) => answer.json() as Promise<{ value: { token: string } }>)
    .then(({ value }) => value.token)
  tokens.set(key, asked)
  return asked
}

/** Reads from the server directly, without the console. */
export async function read<Value>(
  provider: Provider,
  path: string,
  account: { login: string; password: string } = accounts.admin,
): Promise<Value> {
  const answer = await fetch(provider.url + path, {
    headers: { authorization: `Bearer ${await tokenOf(provider, account)}` },
  })
  return ((await answer.json()) as { value: Value }).value
}

/** Writes to the server directly, without the console; returns the value. */
export async function write<Value>(
  provider: Provider,
  path: string,
  input: object,
  method: 'POST' | 'PUT' = 'POST',
  account: { login: string; password: string } = accounts.admin,
): Promise<Value> {
  const headers = {
    authorization: `Bearer ${await tokenOf(provider, account)}`,
    'content-type': 'application/json',
  }
  const answer = await fetch(provider.url + path, { method, headers, body: JSON.stringify(input) })
  const { isSuccess, value, msgList } = (await answer.json()) as { isSuccess: boolean; value: Value; msgList?: unknown }
  if (!isSuccess) throw new Error(`${path} was refused: ${JSON.stringify(msgList)}`)
  return value
}

/** Sends a file to the server directly, without the console. */
export async function upload(
  provider: Provider,
  path: string,
  fields: Readonly<Record<string, string | number>>,
  { name, mimeType, buffer }: FilePayload,
): Promise<void> {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.set(field, String(value))
  body.set('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name)
  const headers = { authorization: `Bearer ${await tokenOf(provider, accounts.admin)}` }
  const answer = await fetch(provider.url + path, { method: 'POST', headers, body })
  const { isSuccess, msgList } = (await answer.json()) as { isSuccess: boolean; msgList?: unknown }
  if (!isSuccess) throw new Error(`${path} was refused: ${JSON.stringify(msgList)}`)
}

/** A user at the console. */
export class User {
  readonly page: Page
  readonly walk: Walk
  readonly t: (typeof messages)['fr']

  constructor(page: Page, walk: Walk) {
    this.page = page
    this.walk = walk
    this.t = messages[walk.locale]
  }

  /** Stores language and theme as the console would. */
  async settle(): Promise<void> {
    await this.page.addInitScript(({ locale, scheme }) => {
      // The initial blank page has no storage.
      if (!location.href.startsWith('http')) return
      localStorage.setItem('ronde.locale', locale)
      localStorage.setItem('ronde.theme', scheme)
    }, this.walk)
  }

  /** Presses a key until the target has the focus. */
  async reach(target: Locator, key = 'Tab'): Promise<void> {
    await expect(target).toBeVisible()
    const find = () => target.elementHandle()
    let element = await find()
    for (let presses = 0; presses < 120; presses++) {
      // To look for it anew takes longer than the press: only where the page has drawn another in its place.
      const has = await element?.evaluate((one) => (one.isConnected ? one.contains(document.activeElement) : null))
      if (has) return
      if (has === false) await this.page.keyboard.press(key)
      else element = await find()
    }
    throw new Error(`The key ${key} does not reach ${String(target)}`)
  }

  /** Chooses an item of the open menu. */
  async pick(item: Locator): Promise<void> {
    if (this.walk.hands === 'pointer') return item.click()
    await this.reach(item, 'ArrowDown')
    await this.page.keyboard.press('Enter')
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    if (this.walk.hands === 'pointer') return target.click()
    await this.reach(target)
    await this.page.keyboard.press(key)
  }

  /** Gives files to a drop zone through the browser's file chooser. */
  async give(place: Locator, files: FilePayload | FilePayload[], key = 'Enter'): Promise<void> {
    await expect(place).toBeEnabled()
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.press(place, key)])
    await chooser.setFiles(files)
  }

  async type(label: string | RegExp, text: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: label })
    if (this.walk.hands === 'pointer') return field.fill(text)
    await this.reach(field)
    await this.page.keyboard.press('ControlOrMeta+A')
    await this.page.keyboard.type(text)
  }

  /** Chooses an option of a combo box by typing part of it. */
  async choose(label: string, text: string): Promise<void> {
    const box = this.page.getByRole('combobox', { name: label, exact: true })
    await expect(box).toBeEnabled()
    if (this.walk.hands === 'pointer') await box.click()
    else await this.reach(box)
    await this.page.keyboard.type(text)
    const option = this.page.getByRole('option', { name: text }).first()
    await expect(option).toBeVisible()
    if (this.walk.hands === 'pointer') return option.click()
    // The first option may be from before the typing.
    const isOn = () =>
      option.evaluate(({ id }) => id !== '' && document.activeElement?.getAttribute('aria-activedescendant') === id)
    for (let presses = 0; presses < 40 && !(await isOn()); presses++) await this.page.keyboard.press('ArrowDown')
    expect(await isOn()).toBe(true)
    await this.page.keyboard.press('Enter')
  }

  /** Searches the rows on screen; resolves once only rows with the typed text are shown. */
  async search(text: string): Promise<void> {
    const box = this.page.getByRole('main').getByRole('searchbox').first()
    if (this.walk.hands === 'pointer') await box.fill(text)
    else {
      await this.reach(box)
      await this.page.keyboard.press('ControlOrMeta+A')
      await this.page.keyboard.type(text)
    }
    await expect(this.page).toHaveURL(/[?&]([np]\d*\.)?q=/)
    await this.hasOnly(text)
  }

  /** Expects rows on screen, each with the text: one row from before the search proves nothing. */
  async hasOnly(text: string): Promise<void> {
    const rows = this.page.getByRole('grid').or(this.page.getByRole('treegrid')).first()
    const shown = rows.getByRole('row').filter({ has: this.page.getByRole('gridcell') })
    await expect
      .poll(async () => {
        const [texts, isBusy] = await Promise.all([shown.allTextContents(), rows.getAttribute('aria-busy')])
        return (
          isBusy !== 'true' && texts.length > 0 && texts.every((one) => one.toLowerCase().includes(text.toLowerCase()))
        )
      })
      .toBe(true)
  }

  /** Searches a list for a record, and opens it: with keys, the first match. */
  async find(ref: string): Promise<void> {
    const link = this.page.getByRole('link', { name: ref, exact: true })
    if (this.walk.hands === 'pointer') {
      await this.search(ref)
      return link.click()
    }
    await this.reach(this.page.getByRole('main').getByRole('searchbox').first())
    await this.page.keyboard.press('ControlOrMeta+A')
    await this.page.keyboard.type(ref)
    // Like a hurried user: the second key comes before the first has any visible effect.
    await Promise.all([this.page.keyboard.press('ArrowDown'), this.page.keyboard.press('Enter')])
  }

  /** Opens an address, already signed in. */
  async enter(provider: Provider, account: { login: string; password: string }, address: string): Promise<void> {
    const token = await tokenOf(provider, account)
    await this.settle()
    await this.page.addInitScript((given) => {
      if (!location.href.startsWith('http')) return
      // Once for each tab, so that a sign-out or a renewed token stays.
      if (sessionStorage.getItem('entered')) return
      sessionStorage.setItem('entered', 'yes')
      localStorage.setItem('user-token', given)
    }, token)
    await this.page.goto(provider.url + address)
    await expect(this.page.getByRole('main')).toBeVisible()
  }

  async signIn({ login, password }: { login: string; password: string }): Promise<void> {
    await this.type(this.t['login.user'], login)
    await this.page.getByLabel(this.t['login.password'], { exact: true }).focus()
    await this.page.keyboard.press('ControlOrMeta+A')
    await this.page.keyboard.type(password)
    await this.page.keyboard.press('Enter')
  }

  /** Expects no axe violations, with the rules of WCAG 2.2 AA. */
  async looksRight(): Promise<void> {
    expect(await axeFinds(this.page, wcag)).toEqual([])
  }
}
