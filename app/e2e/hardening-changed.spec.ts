import type { Page } from 'playwright/test'
import { menuAddresses } from './addresses.ts'
import { accounts, expect, test, User } from './journey.ts'
import { chance } from './night/mischief.ts'
import { isWhole, sampled, seed } from './sampled.ts'

/** Changes of answers in all: `npm run harden -- P02` makes 10,000. */
const changes = isWhole ? 10_000 : 1

type Draw = () => number
type Path = readonly string[]

/** Texts and numbers to put in the place of others: odd input and extreme values. */
const texts = [
  '',
  ' ',
  'a'.repeat(5000),
  '<b>x</b>',
  '0001-01-01T00:00:00',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30',
  'x\u0000y',
  'שלום',
  '12',
]
const numbers = [0, -1, 1.5, 1e15, 2 ** 53, 1e308]

const oneOf = <One>(all: readonly One[], draw: Draw): One => all[Math.floor(draw() * all.length)] as One

/** A changed value, mostly of the same type: wrong types are tested with the calls. */
function other(value: unknown, draw: Draw): unknown {
  const isKept = draw() < 0.97
  if (typeof value === 'string') return isKept ? oneOf(texts, draw) : null
  if (typeof value === 'number') return isKept ? oneOf(numbers, draw) : null
  if (typeof value === 'boolean') return isKept ? !value : null
  if (Array.isArray(value)) return isKept && draw() < 0.5 ? [...value, ...value.slice(0, 1)] : []
  return value === null && !isKept ? oneOf<unknown>([0, '', 'x', false, []], draw) : value
}

const pathsIn = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [at, ...Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...at, name]))]
    : [at]

/** Changes an answer in one place; returns a description. */
function change(answer: { value: unknown }, draw: Draw): string {
  const path = ['value', ...oneOf(pathsIn(answer.value), draw)]
  let holder = answer as Record<string, unknown>
  for (const name of path.slice(0, -1)) holder = holder[name] as Record<string, unknown>
  const last = path.at(-1) ?? 'value'
  holder[last] = other(holder[last], draw)
  return `${path.join('.')} = ${JSON.stringify(holder[last])?.slice(0, 30)}`
}

/** Sign-in and menus are left unchanged: without them no page is shown. */
const isSpared = (url: string) => /SecAuthentification|GetMenuList/.test(url)

/** Changes seven of ten answers in one to twelve places; returns the changes. */
async function changeAnswers(page: Page, draw: Draw): Promise<string[]> {
  const changed: string[] = []
  await page.route('**/api/**', async (route) => {
    const url = route.request().url()
    const answer = isSpared(url) ? null : await route.fetch().catch(() => null)
    const json: unknown = await answer?.json().catch(() => null)
    if (!answer || typeof json !== 'object' || json === null || !('value' in json) || draw() > 0.7) {
      await route.fallback().catch(() => {})
      return
    }
    const told = Array.from({ length: 1 + Math.floor(draw() * 12) }, () => change(json, draw))
    changed.push(...told.map((one) => `${new URL(url).pathname} ${one}`))
    // The page may have been left.
    await route.fulfill({ response: answer, json }).catch(() => {})
  })
  return changed
}

test('whatever values the server answers with, no page breaks, is blank or is busy for ever', async ({
  page,
  provider,
}) => {
  if (isWhole) test.setTimeout(3_600_000)
  const user = new User(page, { locale: 'fr', scheme: 'light', hands: 'pointer' })
  await user.enter(provider, accounts.admin, '/about')
  const addresses = sampled(['/', ...(await menuAddresses(provider)).map(({ address }) => address)], 6)
  let drawn = 0
  const draw = () => chance(`${seed} ${(drawn += 1)}`)
  const changed = await changeAnswers(page, draw)
  let done = 0
  const isCalm = () => expect(page.locator('[aria-busy=true], [role=progressbar]')).toHaveCount(0)
  do {
    for (const address of addresses) {
      await page.goto(provider.url + address)
      try {
        await expect(page.getByRole('main').or(page.getByRole('form')).first()).toBeVisible()
        await isCalm()
        // Opens a row, wherever that leads.
        const cell = page.getByRole('gridcell').nth(2)
        if (await cell.isVisible()) await cell.dblclick().catch(() => {})
        await isCalm()
        expect((await page.locator('body').innerText()).trim().length).toBeGreaterThan(20)
      } catch (error) {
        throw new Error(`seed ${seed}, ${address}: ${changed.join('; ')}`, { cause: error })
      }
      done += changed.splice(0).length
    }
  } while (done < changes)
})
