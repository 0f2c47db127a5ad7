import { AffAffaire, type Affaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { SysLog } from '@ronde/contracts/services/Core/SysLog'
import { CallFailure } from '@ronde/contracts/wire'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'effector-react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import affaireList from '../../views/Aff/Aff/AffaireList/index.ts'
import prestationList from '../../views/Aff/Aff/AffairePrestationList/index.ts'
import logList from '../../views/Core/Sys/LogList/index.ts'
import { $isInFront } from '../../base/in-front.ts'
import { $answers } from '../ask/answers.ts'
import type { RowsPart } from '../actions/parts.ts'
import { useAddress } from '../place/use-address.ts'
import { usePlace } from '../place/use-place.ts'
import { answer } from '../testing/answers.ts'
import { heldAnswers } from '../testing/held-answers.ts'
import { held, type TestConsole, testConsole } from '../testing/test-scope.ts'
import { type ListState, useList } from './use-list.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const cases = affaireList.config
const services = prestationList.config
const example = AffAffaire.Get.example.value
const named = (...labels: string[]): Affaire[] =>
  labels.map((lbAffaire, at) => ({ ...example, idAffaireGuid: `guid-${lbAffaire}-${at}`, lbAffaire }))

/** A list screen without its rendering: a list item for each row, and a record of its state at every render. */
function mount({ scope }: TestConsole, part: RowsPart, at = '/', view = 'List') {
  const seen: ListState[] = []
  function Probe() {
    const list = useList(part, usePlace(view, useAddress('').params, null), { slot: '' })
    seen.push(list)
    return (
      <ul aria-label={at}>
        {list.isReady &&
          list.rows.map((row) => <li key={list.keyOf(row)}>{String(row.reference ?? row.lbAffaire)}</li>)}
      </ul>
    )
  }
  const router = createMemoryRouter([{ path: '/', element: <Probe /> }], { initialEntries: [at] })
  const { container, unmount } = render(
    <Provider value={scope}>
      <RouterProvider router={router} useTransitions={false} />
    </Provider>,
  )
  return {
    seen,
    unmount,
    router,
    last: () => {
      const list = seen.at(-1)
      if (!list) throw new Error('nothing was rendered')
      return list
    },
    texts: () => [...container.querySelectorAll('li')].map(({ textContent }) => textContent),
  }
}

describe('two instances of one list', () => {
  test('in two scopes share nothing', async () => {
    const one = mount(testConsole({ answers: [answer(AffAffaire.GetList, () => named('Ponts', 'Palans'))] }), cases)
    const other = mount(testConsole({ answers: [answer(AffAffaire.GetList, () => named('Grues'))] }), cases)
    await expect.poll(one.texts).toEqual(['Ponts', 'Palans'])
    await expect.poll(other.texts).toEqual(['Grues'])
    act(() => one.last().address.change({ search: 'pal' }))
    act(() => one.last().address.change({ withInactive: true }))
    await expect.poll(one.texts).toEqual(['Palans'])
    expect(other.last()).toMatchObject({ address: { search: '', withInactive: false } })
    expect(other.texts()).toEqual(['Grues'])
  })

  test('in one scope, at two addresses, read and close each for itself', async () => {
    const prestation = AffAffairePrestation.Insert.example.value
    const it = testConsole({
      answers: [
        answer(AffAffairePrestation.GetList, ({ idAffaireGuid }) => [
          { ...prestation, reference: `of ${idAffaireGuid}` },
        ]),
      ],
    })
    const one = mount(it, services, '/?idAffaireGuid=a')
    const other = mount(it, services, '/?idAffaireGuid=b')
    await expect.poll(one.texts).toEqual(['of a'])
    await expect.poll(other.texts).toEqual(['of b'])
    act(() => one.last().address.change({ search: 'nothing' }))
    await expect.poll(one.texts).toEqual([])
    one.unmount()
    expect(other.texts()).toEqual(['of b'])
    const readers = () => Object.values(it.scope.getState($answers)).map((reading) => reading.readers)
    expect(readers()).toEqual([1, 0])
    other.unmount()
    expect(readers()).toEqual([0, 0])
  })
})

describe('a list', () => {
  test('hides inactive records until asked for [4.active]', async () => {
    const [active, inactive] = named('Ponts', 'Palans')
    if (!active || !inactive) throw new Error('no rows')
    const list = mount(
      testConsole({ answers: [answer(AffAffaire.GetList, () => [active, { ...inactive, isActif: false }])] }),
      cases,
    )
    await expect.poll(list.texts).toEqual(['Ponts'])
    expect(list.last().hasInactive).toBe(true)
    act(() => list.last().address.change({ withInactive: true }))
    await expect.poll(list.texts).toEqual(['Ponts', 'Palans'])
  })

  test('is never shown empty while its rows are on the way', async () => {
    const answers = heldAnswers<Affaire[]>()
    const list = mount(testConsole({ answers: [answer(AffAffaire.GetList, answers.next)] }), cases)
    await expect.poll(() => answers.count).toBe(1)
    expect(list.last().isReady).toBe(false)
    await act(async () => answers.at(0).resolve(named('Ponts')))
    await expect.poll(list.texts).toEqual(['Ponts'])
    expect(list.seen.filter(({ isReady, rows }) => isReady && rows.length === 0)).toEqual([])
  })

  test('at another address shows nothing of the one before', async () => {
    const answers = heldAnswers<never[]>()
    const prestation = AffAffairePrestation.Insert.example.value
    const list = mount(
      testConsole({ answers: [answer(AffAffairePrestation.GetList, answers.next)] }),
      services,
      '/?idAffaireGuid=a',
    )
    await expect.poll(() => answers.count).toBe(1)
    await act(async () => answers.at(0).resolve([{ ...prestation, reference: 'of a' }] as never[]))
    await expect.poll(list.texts).toEqual(['of a'])
    await act(() => list.router.navigate('/?idAffaireGuid=b'))
    const from = list.seen.length
    await expect.poll(() => answers.count).toBe(2)
    await act(async () => answers.at(1).resolve([{ ...prestation, reference: 'of b' }] as never[]))
    await expect.poll(list.texts).toEqual(['of b'])
    const shown = list.seen
      .slice(from)
      .flatMap(({ isReady, rows }) => (isReady ? rows.map(({ reference }) => reference) : []))
    expect(new Set(shown)).toEqual(new Set(['of b']))
  })

  test('that is live is read again every 10 s while its tab is in front, one question at a time, and says nothing when that fails [9.data-refresh]', async () => {
    vi.useFakeTimers()
    const page = { isInFront: true }
    const answers = heldAnswers<Affaire[]>()
    const it = testConsole({
      values: [held($isInFront, () => page.isInFront)],
      answers: [answer(AffAffaire.GetList, answers.next)],
    })
    const list = mount(it, { ...cases, config: { ...cases.config, isLive: true } })
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    await pass(0)
    await act(async () => answers.at(0).resolve(named('Ponts')))
    await pass(9999)
    expect([answers.count, list.texts()]).toEqual([1, ['Ponts']])
    await pass(1)
    expect([answers.count, list.texts()]).toEqual([2, ['Ponts']])
    await pass(30_000)
    expect(answers.count).toBe(2)
    await act(async () => answers.at(1).resolve(named('Ponts', 'Palans')))
    await pass(0)
    expect(list.texts()).toEqual(['Ponts', 'Palans'])
    page.isInFront = false
    await pass(60_000)
    expect(answers.count).toBe(2)
    page.isInFront = true
    await pass(10_000)
    await act(async () => answers.at(2).reject(new CallFailure('http', { status: 503 })))
    await pass(0)
    expect([list.texts(), it.toasts]).toEqual([['Ponts', 'Palans'], []])
    list.unmount()
    await pass(60_000)
    expect(answers.count).toBe(3)
  })

  test('that comes in pages asks every 10 s what is new [9.data-refresh]', async () => {
    vi.useFakeTimers()
    const it = testConsole({
      values: [held($isInFront, () => true)],
      answers: [answer(SysLog.GetList), answer(SysLog.GetEtatList), answer(SysLog.GetActionList)],
    })
    const list = mount(it, logList.config)
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    const asked = () => it.call.inputsOf(SysLog.GetList).length
    await pass(0)
    const before = asked()
    await pass(9999)
    expect([before, asked()]).toEqual([1, 1])
    await pass(1)
    expect(asked()).toBe(2)
    list.unmount()
    await pass(60_000)
    expect(asked()).toBe(2)
  })

  test('without filters comes to rest', async () => {
    const { filters: _, ...unfiltered } = cases.config
    const list = mount(testConsole({ answers: [answer(AffAffaire.GetList, () => named('Ponts'))] }), {
      ...cases,
      config: unfiltered,
    })
    await expect.poll(list.texts).toEqual(['Ponts'])
    const renders = list.seen.length
    await act(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve)
      })
    })
    expect(list.seen.length).toBe(renders)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })
})
