import { AffAffaire, type Affaire } from '@ronde/contracts/services/Aff/AffAffaire'
import type { Answer } from '@ronde/contracts/wire'
import { AllBut } from '@ronde/ui/grid'
import { act, cleanup, render } from '@testing-library/react'
import { Provider } from 'effector-react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { $config, defaultConfig } from '../../config/config.ts'
import affaireList from '../../views/Aff/Aff/AffaireList/index.ts'
import { changed } from '../ask/answers.ts'
import { useAddress } from '../place/use-address.ts'
import { usePlace } from '../place/use-place.ts'
import { answerWhole } from '../testing/answers.ts'
import { held, testConsole } from '../testing/test-scope.ts'
import { type Joined, useJoined } from './use-joined.ts'
import { type ListState, useList } from './use-list.ts'
import { type ListSelection, useSelection } from './use-selection.ts'

afterEach(cleanup)

const example = AffAffaire.Get.example.value
const guid = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
const cases = (count: number): Affaire[] =>
  Array.from({ length: count }, (_, at) => ({
    ...example,
    idAffaireGuid: guid(at),
    lbAffaire: at % 10 === 0 ? `Pont ${at}` : `Palan ${at}`,
    isActif: at !== 1,
  }))

type Asked = Partial<
  Record<'skip' | 'take', number> & { search: string; sort: string; isActif: boolean; lbAffaire: string }
>

/** A server that searches, windows and counts; an answer for the whole list waits for `whole`. */
function served(rows: Affaire[], whole: Promise<void> = Promise.resolve()) {
  const reply = async (input: object): Promise<Answer<Affaire[]>> => {
    const { skip = 0, take, search = '', isActif } = input as Asked
    const found = rows.filter(
      (row) => row.lbAffaire.includes(search) && (isActif === undefined || row.isActif === isActif),
    )
    if (take === undefined) await whole
    return { value: found.slice(skip, take && skip + take), total: found.length, hasErrors: false, messages: [] }
  }
  return answerWhole(AffAffaire.GetList, reply)
}

function mount(
  rows: Affaire[],
  { whole = 100_000, at = '/', arrives }: { whole?: number; at?: string; arrives?: Promise<void> } = {},
) {
  const it = testConsole({
    answers: [served(rows, arrives)],
    values: [held($config, { ...defaultConfig, limits: { whole } })],
  })
  const seen: { list: ListState; selection: ListSelection; joined: Joined }[] = []
  function Probe() {
    const list = useList(affaireList.config, usePlace('List', useAddress('').params, null), { slot: '' })
    seen.push({ list, selection: useSelection(list), joined: useJoined(list, 'idAffaireGuid', () => {}) })
    return null
  }
  render(
    <Provider value={it.scope}>
      <RouterProvider
        router={createMemoryRouter([{ path: '/', element: <Probe /> }], { initialEntries: [at] })}
        useTransitions={false}
      />
    </Provider>,
  )
  const now = () => {
    const last = seen.at(-1)
    if (!last) throw new Error('nothing was rendered')
    return last
  }
  return {
    it,
    list: () => now().list,
    selection: () => now().selection,
    joined: () => now().joined,
    asked: () => it.call.inputsOf(AffAffaire.GetList) as readonly Asked[],
    isReady: async () => {
      await expect.poll(() => now().list.isReady && !now().list.read.isPending).toBe(true)
    },
  }
}

test('a short list is one question, whatever is looked for afterwards', async () => {
  const { list, asked, isReady } = mount(cases(200))
  await isReady()
  expect(list().rows).toHaveLength(199)
  act(() => list().address.change({ search: 'Pont' }))
  await expect.poll(() => list().rows.length).toBe(20)
  act(() => list().address.change({ sort: [{ column: 'lbAffaire', isDescending: true }] }))
  await expect.poll(() => list().rows[0]?.lbAffaire).toBe('Pont 190')
  expect(asked()).toEqual([{ sort: '-dtCreation', take: 200 }])
})

test('a short list that opens with a search is two questions: what is looked for, and all of it', async () => {
  const { list, asked } = mount(cases(150), { at: '/?q=Pont' })
  await expect.poll(() => list().total).toBe(150)
  await expect.poll(() => list().rows.length).toBe(15)
  act(() => list().address.change({ search: '' }))
  await expect.poll(() => list().rows.length).toBe(149)
  expect(asked()).toEqual([
    { search: 'Pont', sort: '-dtCreation', take: 200 },
    { sort: '-dtCreation', take: 200 },
  ])
})

test('of a longer one the first rows are shown, with how many there are, before the others are there', async () => {
  const arrives = Promise.withResolvers<void>()
  const { list, selection, asked } = mount(cases(450), { arrives: arrives.promise })
  await expect.poll(() => list().isReady).toBe(true)
  expect([list().rows.length, list().total, list().firstOf]).toEqual([199, 450, 450])
  expect([list().placed?.count, list().placed?.at(300)]).toEqual([449, undefined])
  expect(asked()).toEqual([{ sort: '-dtCreation', take: 200 }, {}])
  // All rows are selected then.
  act(() => selection().select(new AllBut(449, new Set([guid(3)]))))
  expect([selection().keys.size, selection().all !== null]).toEqual([448, true])
  await act(async () => arrives.resolve())
  await expect.poll(() => list().rows.length).toBe(449)
  expect([list().total, list().placed]).toEqual([450, null])
  await expect.poll(() => selection().all).toBeNull()
  expect([selection().keys.size, selection().keys.has(guid(449)), selection().keys.has(guid(3))]).toEqual([
    448,
    true,
    false,
  ])
  expect(asked()).toHaveLength(2)
})

test('a list that opens with a search shows what the server found, then counts all, then brings them', async () => {
  const arrives = Promise.withResolvers<void>()
  const { list, asked } = mount(cases(450), { at: '/?q=Pont', arrives: arrives.promise })
  await expect.poll(() => list().isReady).toBe(true)
  expect([list().rows.length, list().total]).toEqual([45, 45])
  await act(async () => arrives.resolve())
  await expect.poll(() => list().total).toBe(450)
  expect(list().rows).toHaveLength(45)
  expect(asked()).toEqual([{ search: 'Pont', sort: '-dtCreation', take: 200 }, { sort: '-dtCreation', take: 200 }, {}])
})

test('what is looked for while the others are on their way is found by the server', async () => {
  const arrives = Promise.withResolvers<void>()
  const { list, asked } = mount(cases(450), { arrives: arrives.promise })
  await expect.poll(() => list().firstOf).toBe(450)
  act(() => list().address.change({ search: 'Pont' }))
  await expect.poll(() => [list().firstOf, list().rows.length]).toEqual([45, 45])
  await act(async () => arrives.resolve())
  await expect.poll(() => [list().firstOf, list().rows.length, list().total]).toEqual([null, 45, 450])
  expect(asked().map(({ search, take }) => [search, take])).toEqual([
    [undefined, 200],
    [undefined, undefined],
    ['Pont', 200],
  ])
})

test('a short list that has grown beyond its first rows is brought whole', async () => {
  const rows = cases(199)
  const { it, list, asked, isReady } = mount(rows)
  await isReady()
  rows.push(...cases(210).slice(199))
  await act(() => it.raise(changed, { endpoint: AffAffaire.Insert, value: rows.at(-1) }))
  await expect.poll(() => list().rows.length).toBe(209)
  expect(asked().map(({ take }) => take)).toEqual([200, 200, undefined])
})

test('of a list above the limit the windows in sight are asked for, and what is looked for of the server', async () => {
  const { list, asked, isReady } = mount(cases(1000), { whole: 900 })
  await isReady()
  await expect.poll(() => list().windows).not.toBeNull()
  expect([list().placed?.count, list().total, list().rows.length]).toEqual([999, 1000, 200])
  expect(list().placed?.at(850)).toBeUndefined()
  act(() => list().windows?.onMissing({ row: 850 }))
  await expect.poll(() => list().placed?.at(850)?.idAffaireGuid).toBe(guid(851))
  act(() => list().address.change({ search: 'Pont' }))
  await expect.poll(() => [list().isStale, list().placed?.count]).toEqual([false, 100])
  expect(list().total).toBe(1000)
  expect(asked().every(({ take }) => take !== undefined)).toBe(true)
  expect(asked().at(-1)).toEqual({ isActif: true, search: 'Pont', sort: '-dtCreation', take: 200 })
})

test('all that match are chosen without being there, and another search is about others', async () => {
  const { list, selection, isReady } = mount(cases(1000), { whole: 0 })
  await isReady()
  act(() => selection().select(new AllBut(999)))
  expect([selection().keys.size, selection().rows.length, selection().all?.has(guid(999))]).toEqual([999, 200, true])
  act(() => selection().select(new AllBut(999, new Set([guid(0)]))))
  expect([selection().keys.size, selection().rows.length]).toEqual([998, 199])
  act(() => list().address.change({ search: 'Pont' }))
  await expect.poll(() => selection().keys.size).toBe(0)
})

test('a chosen row stays chosen while its window is not there, and goes once it left the list', async () => {
  const rows = cases(3000)
  const { it, list, selection, isReady } = mount(rows, { whole: 0 })
  await isReady()
  act(() => selection().select(new Set([guid(0), guid(5)])))
  act(() => list().windows?.onMissing({ row: 2900 }))
  await expect.poll(() => list().placed?.at(2900)).toBeDefined()
  for (const row of [2300, 2100, 1900, 1700]) {
    act(() => list().windows?.onMissing({ row }))
    await expect.poll(() => list().placed?.at(row)).toBeDefined()
  }
  expect(list().placed?.at(0)).toBeUndefined()
  expect([...selection().keys]).toEqual([guid(0), guid(5)])
  rows[5] = { ...(rows[5] as Affaire), isActif: false }
  await act(() => it.raise(changed, { endpoint: AffAffaire.Update, value: rows[5] }))
  act(() => list().windows?.onMissing({ row: 0 }))
  await expect.poll(() => list().placed?.at(0)).toBeDefined()
  await expect.poll(() => [...selection().keys]).toEqual([guid(0)])
})

test('what was just made is said to be there, where it is out of sight', async () => {
  const rows = cases(1000)
  const { it, joined, list, isReady } = mount(rows, { whole: 0 })
  await isReady()
  const made = { ...example, idAffaireGuid: guid(5000), lbAffaire: 'Tablier' }
  rows.push(made)
  await act(() => it.raise(changed, { endpoint: AffAffaire.Insert, value: made }))
  await expect.poll(() => joined().hidden?.lbAffaire).toBe('Tablier')
  act(() => list().address.change({ search: 'Tablier' }))
  await expect.poll(() => joined().hidden).toBeNull()
  expect(joined().keys.has(guid(5000))).toBe(true)
})
