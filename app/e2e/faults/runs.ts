import { stripVTControlCharacters } from 'node:util'
import { type BrowserContext, errors, type Page } from 'playwright/test'
import { accounts, expect, User, type Walk } from '../journey.ts'
import { type Fault, type FaultyProxy, startFaultyProxy } from '../night/faulty-proxy.ts'
import { chance } from '../night/mischief.ts'
import type { Provider } from '../provider.ts'
import { type Memory, recovered, signedInAgain } from './person.ts'
import type { Task } from './task.ts'

/** The faults of a request; what is garbled has another shape, or breaks off: the one or the other, in turn. */
const faultsAt = (at: number): readonly Fault[] => [
  'lostBefore',
  'lostAfter',
  'broken',
  'held',
  at % 2 === 0 ? 'garbled' : 'cutShort',
]

/** A request of a task. */
export interface Asked {
  method: string
  path: string
  /** How many of the same method and path the task made before it. */
  nth: number
}

export interface OneFault {
  asked: Asked
  fault: Fault
}

export const nameOf = ({ method, path, nth }: Asked): string => `${method} ${path} (${nth + 1})`

/** Whether an operation, `AffAffaire/Insert`, is among what was asked. */
export const isAskedFor = (operation: string, asked: readonly Asked[]): boolean =>
  asked.some(({ path }) => path.endsWith(`/${operation}`))

/** Every fault at every request, of those that a language is to read: half of them each, the same ones each time. */
export const faultsOf = (asked: readonly Asked[], locale: Walk['locale']): OneFault[] =>
  asked
    .flatMap((one, at) => faultsAt(at).map((fault) => ({ asked: one, fault })))
    .filter((one) => chance(`${nameOf(one.asked)} ${one.fault}`) < 0.5 === (locale === 'fr'))

/** Asked by a clock, not by what is done. */
const isOfClock = (path: string): boolean => /\/(LastUpdate|GetAppInfo)$/.test(path)

/** ms in which a user who does what the console offers is done. */
const patience = 120_000
/** ms of one question to the page: what was there may have gone since it was seen. */
const atOnce = 2_000
/** ms in which a request comes that is made once a task is done. */
const lateness = 10_000

type Texts = User['t']
/** What the console says of faults; of those with values in them the words before. */
const sentences = (t: Texts): string[] =>
  (
    [
      'failure.network',
      'failure.server',
      'failure.timeout',
      'failure.unreadable',
      'failure.unconfirmed',
      'failure.incomplete',
      'failure.other',
      'editor.absent',
      'editor.unknown',
      'editor.unknownAgain',
      'editor.unknownUnseen',
      'editor.wasSaved',
      'offline.why',
      'import.unsure',
      'import.looking',
      'queue.unsure',
      'login.failed',
      'password.changedOnly',
      'session.ended.expired',
      'menus.missing',
      'menus.changed',
    ] as const
  )
    .map((name) => t[name])
    .concat(t['bulk.unsure'].split('}').at(-1)?.trim() ?? '')

/** What nobody is to read. */
const raw = /garbled|Internal Server Error|\[object |\bundefined\b|\bNaN\b|<\/?h1>|Unexpected (token|end)|\bat \S+\.js:/

interface Walked {
  page: Page
  provider: Provider
  locale: Walk['locale']
}

interface Played {
  asked: readonly Asked[]
  problems: readonly string[]
  /** The fault was met: a request that the console makes ahead, or by a clock, is not made each time. */
  isMet: boolean
}

/** Plays tasks on one page, each with one fault at one request. */
export class Runs {
  private readonly user: User
  private readonly provider: Provider
  private readonly errors: string[] = []
  private proxy: FaultyProxy | null = null
  private asked: Asked[] = []
  private fault: OneFault | null = null
  private count = 0

  constructor({ page, provider, locale }: Walked) {
    this.user = new User(page, { locale, scheme: 'light', hands: 'pointer' })
    this.provider = provider
    page.setDefaultTimeout(atOnce)
    page.setDefaultNavigationTimeout(patience)
    page.on('pageerror', (error) => this.errors.push(error.message))
    // A form that is left for the next run.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  }

  async begin(): Promise<void> {
    this.proxy = await startFaultyProxy({
      target: this.provider.url,
      decide: ({ method, path }) => {
        if (!path.startsWith('/api/') || isOfClock(path)) return null
        const nth = this.asked.filter((one) => one.method === method && one.path === path).length
        const asked = { method, path, nth }
        this.asked.push(asked)
        return this.fault && nameOf(this.fault.asked) === nameOf(asked) ? this.fault.fault : null
      },
      held: 1_500,
      isOncePerLine: true,
    })
    const answer = await fetch(`${this.provider.url}/api/Core/SecAuthentification/Authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(accounts.admin),
    })
    const { value } = (await answer.json()) as { value: { token: string } }
    await this.user.settle()
    await this.user.page.addInitScript((given) => {
      // Once for each run: the storage is emptied before it.
      if (!location.href.startsWith('http') || localStorage.getItem('entered')) return
      localStorage.setItem('entered', 'yes')
      if (!location.href.includes('outside')) localStorage.setItem('user-token', given)
    }, value.token)
  }

  async end(): Promise<void> {
    await this.proxy?.stop()
  }

  /** Plays a task; returns the requests that it made, and what was wrong. */
  async play(task: Task, fault: OneFault | null): Promise<Played> {
    this.count += 1
    const proxy = this.proxy
    if (!proxy) throw new Error('The runs have not begun.')
    const { page, t, walk } = this.user
    const mark = `F${walk.locale}${Date.now().toString(36)}${this.count}`.toUpperCase()
    const subject = await task.prepare(this.provider, mark)
    proxy.isOn = false
    await this.empty(page.context())
    this.errors.length = 0
    if (task.isOutside) await page.goto(`${proxy.url}/config.json?outside`)
    await page.goto(proxy.url + task.address(subject))
    await expect(task.stands(this.user, subject)).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    this.asked = []
    this.fault = fault
    const before = proxy.befell.length
    const isMet = () => proxy.befell.length > before
    proxy.isOn = true

    const memory: Memory = { sent: 0, told: [], again: [] }
    const problems: string[] = []
    const readPage = async () => {
      const text = await page.locator('body').innerText()
      memory.told.push(...sentences(t).filter((sentence) => text.includes(sentence)))
      if (raw.test(text)) problems.push(`shows ${raw.exec(text)?.[0]}`)
      return text
    }
    const step = async (): Promise<boolean> => {
      const text = await readPage()
      if (text.includes(t['editor.absent']) && task.before) {
        const stored = JSON.stringify(await task.stored(this.provider, subject))
        if (stored !== JSON.stringify(task.before(subject))) problems.push(`says that nothing is saved of ${stored}`)
      }
      if (!task.isOutside && (await signedInAgain(this.user))) {
        memory.again.push('signs in again')
        return false
      }
      const offered = await recovered(this.user, readPage)
      if (offered !== null) {
        memory.again.push(offered)
        return false
      }
      return task.next({ user: this.user, provider: this.provider, subject, memory, read: readPage })
    }
    try {
      const tried = () =>
        step().catch((error: unknown) => {
          if (error instanceof errors.TimeoutError) return false
          throw error
        })
      const isDone = () => expect.poll(tried, { timeout: patience, intervals: [50, 100, 200] }).toBe(true)
      await isDone()
      // What is read again once it is done may come after the words that say so.
      if (fault && !isMet()) {
        await expect
          .poll(isMet, { timeout: lateness })
          .toBe(true)
          .catch(() => {})
        await isDone()
      }
      await readPage()
      proxy.isOn = false
      expect(await task.stored(this.provider, subject), 'what is stored').toEqual(task.wanted(subject))
      await expect(page.locator('[aria-busy=true]'), 'what is busy').toHaveCount(0)
      expect((await page.getByRole('main').innerText()).trim()).not.toBe('')
    } catch (error) {
      const stored = await task.stored(this.provider, subject)
      problems.push(
        stripVTControlCharacters(String(error)),
        `at ${page.url()}, sent ${memory.sent} times, and ${memory.again.join(', ')}; stored: ${JSON.stringify(stored)}`,
        `${await page.locator('[inert]').count()} inert, ${await page.locator('[aria-busy=true]').count()} busy`,
        // As it is for those who use it by its roles: a page behind a layer is not there.
        await page.locator('body').ariaSnapshot(),
      )
    }
    proxy.isOn = false
    problems.push(...this.errors)
    if ((memory.again.length > 0 || memory.sent > 1) && memory.told.length === 0)
      problems.push(`says nothing of it, and it is done again: ${memory.again.join(', ')}, sent ${memory.sent} times`)
    return { asked: this.asked, problems: [...new Set(problems)], isMet: isMet() }
  }

  private async empty(context: BrowserContext): Promise<void> {
    const { page } = this.user
    await page.goto('about:blank')
    const session = await context.newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', {
      origin: this.proxy?.url ?? '',
      storageTypes: 'local_storage,indexeddb',
    })
    await session.detach()
  }
}
