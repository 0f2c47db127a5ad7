import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ratchet, readHeld, turnRatchet } from './ratchet.ts'
import { committedPact, type Outcome, readPact } from './run.ts'
import { screensCarried } from './screens-carried.ts'

let folder = ''
let said: string[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ronde-ratchet-'))
  said = []
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const pact = await readPact(committedPact)
const all = pact.interactions.map(({ description }) => description)
const outcome = (description: string, failure: string | null = null): Outcome => ({
  description,
  milliseconds: 1,
  failure,
})
const turn = (outcomes: readonly Outcome[]) =>
  turnRatchet(join(folder, 'held.json'), outcomes, pact, (line) => said.push(line))
const agencies = all.filter((description) => description.startsWith('AdmAgence/'))
const [first = '', second = ''] = agencies

test('what holds is kept, what is left may fail, and what falls fails until it holds again', async () => {
  expect(await turn([outcome(first), outcome(second, 'not yet')])).toBe(0)
  expect(JSON.parse(await readFile(join(folder, 'held.json'), 'utf8'))).toEqual([first])
  expect(await turn([outcome(first, 'broken'), outcome(second)])).toBe(1)
  expect(said).toContain(`✗ fell: ${first}`)
  expect(await turn([outcome(first, 'broken')])).toBe(1)
  expect(await turn([outcome(first), outcome(second)])).toBe(0)
  expect([...(await readHeld(join(folder, 'held.json')))]).toEqual([first, second].toSorted())
})

test('what a run leaves out stays held, and what the contract no longer asks for goes', () => {
  const { held, gone, gained } = ratchet(new Set([first, 'Old/Call: gone']), [outcome(second)], all)
  expect([[...held], gone, gained]).toEqual([[first, second], ['Old/Call: gone'], [second]])
})

test('what is left is told by service', async () => {
  await turn(agencies.slice(1).map((description) => outcome(description)))
  expect(said.find((line) => line.includes('AdmAgence:'))).toBe(
    `  AdmAgence: 1 of ${agencies.length} left, in ${first.split(/[/:]/)[1]}`,
  )
})

test('a file that is none of a ratchet is not written over', async () => {
  await writeFile(join(folder, 'held.json'), '{"a": 1}')
  await expect(turn([outcome(first)])).rejects.toThrow('is no file of a ratchet')
  expect(await readFile(join(folder, 'held.json'), 'utf8')).toBe('{"a": 1}')
})

const carried = (held: readonly string[]) =>
  screensCarried(pact.interactions, new Set(held)).screens.flatMap(({ ref, lacks }) =>
    lacks.length === 0 ? [ref] : [],
  )

test('a server that holds everything carries every screen, one that holds nothing those only that make no call', () => {
  const { everywhere, screens } = screensCarried(pact.interactions, new Set(all))
  expect([screens.length, carried(all).length, everywhere.lacks]).toEqual([27, 27, []])
  expect(carried([])).toEqual(['CoreSysNotFound', 'CoreSysNotifList'])
})

test('one refusal that is missing takes from the screens whose calls it is of, and from no others', () => {
  const without = all.filter((description) => !description.startsWith('AdmAgence/Insert: a new agency of a name'))
  const { screens } = screensCarried(pact.interactions, new Set(without))
  expect(screens.flatMap(({ ref, lacks }) => (lacks.length > 0 ? [[ref, lacks]] : []))).toEqual([
    ['AffAffAffaireList', ['AdmAgence/Insert']],
  ])
})

test('a screen is carried once its own calls hold', () => {
  const profile = screensCarried(pact.interactions, new Set()).screens.find(({ ref }) => ref === 'AdmUsrUserProfil')
  const held = all.filter((description) => profile?.calls.includes(description.split(':')[0] ?? ''))
  expect(carried(held)).toContain('AdmUsrUserProfil')
})

test('the screens stand in what is told, those that lack least first', async () => {
  await turn(all.filter((description) => !/^Prm|^Sys/.test(description)).map((description) => outcome(description)))
  const at = said.findIndex((line) => /^\d+ of 27 screens are carried, once what every screen needs holds$/.test(line))
  expect(said[at + 1]).toMatch(/^ {2}every screen \(session, menus, locks, password\): \d+ of \d+ calls, lacks Sys/)
  expect(said.slice(at + 2)).toHaveLength(27)
  expect(said.at(-1)).toMatch(/, lacks /)
})
