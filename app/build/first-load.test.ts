import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import french from '../src/locales/fr.json'
import { laterKeys } from './library-texts.ts'
import { filesOf, manifestFile, codeOf, type Page, pages, recorded, total, weigh } from './first-load.ts'

const names = Object.keys(pages) as Page[]
/** Growth of more than this share is a decision, not an accident. */
const tolerance = 1.03

test.for(names)('%s is fetched in the chunks on record, none of which has grown', (page) => {
  const { [page]: known } = recorded()
  const { [page]: now } = weigh()
  expect(Object.keys(now), 'npm run sizes records them anew').toEqual(Object.keys(known))
  for (const [file, weight] of Object.entries(now)) {
    const limit = (known[file] ?? 0) * tolerance + 300
    expect(weight, `${file}: recorded ${known[file]} B; npm run sizes records it anew`).toBeLessThanOrEqual(limit)
  }
  expect(total(now), `${page} as a whole`).toBeLessThanOrEqual(total(known) * tolerance)
})

const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<
  string,
  { file: string; src?: string; isDynamicEntry?: boolean }
>
const lazy = (part: RegExp) => Object.entries(manifest).filter(([module]) => part.test(module))

test.each([
  ['MSAL', /session\/directory\/msal|@azure\/msal-browser/],
  ['charts', /ui\/src\/chart\/.*\.tsx$/],
  ['the command palette', /shell\/palette\//],
  ['views', /^src\/views\//],
  ['the other language', /\/(messages\.)?en\.json$/],
])('%s are chunks of their own, which sign-in does not fetch', (_, part) => {
  const chunks = lazy(part)
  expect(chunks.length).toBeGreaterThan(0)
  const signIn = filesOf(manifest, pages['sign-in'])
  expect(chunks.filter(([, { file }]) => signIn.has(file)).map(([module]) => module)).toEqual([])
})

test('the page that the directory’s windows come back to fetches nothing of the console', () => {
  const ofConsole = filesOf(manifest, ['index.html'])
  const shared = [...filesOf(manifest, ['redirect.html'])].filter(
    (file) => ofConsole.has(file) && !file.includes('rolldown-runtime'),
  )
  expect(shared).toEqual([])
})

/** Models that tell what became of calls, or of what a signed-in user did: no call is answered before the common messages are there. */
const saidLater = ['action.Ouvrir', 'failure.429', 'failure.operation', 'notices.about']

test('the first pages say nothing that comes with what is behind them', () => {
  const code = [...filesOf(manifest, pages['sign-in'])].map(codeOf).join('\n')
  const said = (id: string) => ['`', '"', "'"].some((sign) => code.includes(`(${sign}${id}${sign}`))
  expect(said('login.title')).toBe(true)
  expect(said('field.waitsFor')).toBe(true)
  expect([...Object.keys(french), ...laterKeys].filter(said)).toEqual(saidLater)
})
