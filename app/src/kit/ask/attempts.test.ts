import { AffAffaire, type Affaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { type Log, SysLog } from '@ronde/contracts/services/Core/SysLog'
import { CallFailure } from '@ronde/contracts/wire'
import { describe, expect, test } from 'vitest'
import { answer, answerWhole } from '../testing/answers.ts'
import { held, testConsole } from '../testing/test-scope.ts'
import { $answers, changed, closed, opened, refreshed } from './answers.ts'
import { questionId } from './question.ts'
import { $later, waitAfter } from './attempts.ts'

const http = (status: number, retryAfter?: number) =>
  new CallFailure('http', { status, ...(retryAfter === undefined ? {} : { retryAfter }) })

test.each([
  [http(503, 7), 0, 7_000],
  [http(429, 7), 20, 7_000],
  [http(429), 0, 60_000],
  [http(503, 0), 0, 1_000],
  [http(502), 0, 2_000],
  [http(503), 1, 4_000],
  [http(504), 3, 16_000],
  [http(504), 4, null],
  [http(500), 0, null],
  [http(404), 0, null],
  [new CallFailure('timeout'), 0, null],
  [new CallFailure('network'), 0, null],
  [new CallFailure('refused'), 0, null],
])('after %s, tried %d times, a read waits %j ms', (failure, tries, wait) => {
  expect(waitAfter(failure, tries)).toBe(wait)
})

/** Timers that the test runs. */
function timers() {
  const waiting: { ms: number; run: () => void }[] = []
  return {
    value: held($later, (ms, run) => void waiting.push({ ms, run })),
    waits: () => waiting.map(({ ms }) => ms),
    /** The time of the last one, or of another, has come. */
    come: async (at = -1) => {
      waiting.at(at)?.run()
      await Promise.resolve()
    },
  }
}

const asked = { endpoint: AffAffaire.GetList, input: {}, key: 'idAffaireGuid' }
const id = questionId(asked)
const rows: Affaire[] = [AffAffaire.Get.example.value]

function busy(failure: CallFailure) {
  const clock = timers()
  const state = { isAway: true }
  const it = testConsole({
    answers: [
      answer(AffAffaire.GetList, () => {
        if (state.isAway) throw failure
        return rows
      }),
    ],
    values: [clock.value],
  })
  const reading = () => it.scope.getState($answers)[id]
  return { ...it, clock, state, reading, count: () => it.call.asked.length }
}

describe('a read whose server is away', () => {
  test('is asked again once the time has come that was named, and told once', async () => {
    const it = busy(http(503, 7))
    const before = Date.now()
    await it.raise(opened, asked)
    expect(it.clock.waits()).toEqual([7_000])
    expect(Math.abs((it.reading()?.retryAt ?? 0) - before - 7_000)).toBeLessThan(2_000)
    await it.clock.come()
    await expect.poll(it.count).toBe(2)
    expect(it.clock.waits()).toEqual([7_000, 7_000])
    it.state.isAway = false
    await it.clock.come()
    await expect.poll(() => it.reading()).toMatchObject({ value: rows, error: null, retryAt: null, tries: 0 })
    expect(it.count()).toBe(3)
    expect(it.toasts).toHaveLength(1)
  })

  test('is asked no more than once in that time, whatever else would have it read again', async () => {
    const it = busy(http(429, 60))
    await it.raise(opened, asked)
    await it.raise(refreshed, { id, isQuiet: true })
    await it.raise(changed, { endpoint: AffAffaire.Update })
    expect(it.count()).toBe(1)
  })

  test('is asked at once by whoever asks; the time that was waited for before asks nothing more', async () => {
    const it = busy(http(503, 7))
    await it.raise(opened, asked)
    await it.raise(refreshed, { id })
    expect(it.count()).toBe(2)
    await it.clock.come(0)
    await it.clock.come(1)
    await expect.poll(() => it.clock.waits()).toHaveLength(3)
    expect(it.count()).toBe(3)
  })

  test('waits longer each time where nothing was named, and gives up', async () => {
    const it = busy(http(504))
    await it.raise(opened, asked)
    for (let tries = 1; tries <= 4; tries++) {
      await it.clock.come()
      await expect.poll(it.count).toBe(tries + 1)
    }
    expect(it.clock.waits()).toEqual([2_000, 4_000, 8_000, 16_000])
    expect(it.reading()).toMatchObject({ awaited: null, retryAt: null, error: { status: 504 } })
  })

  test('and that nobody looks at any more is not asked', async () => {
    const it = busy(http(503, 7))
    await it.raise(opened, asked)
    await it.raise(closed, asked)
    await it.clock.come()
    expect(it.count()).toBe(1)
  })
})

test('a list that comes by pages is asked again so too; looks at what is new wait as long', async () => {
  const clock = timers()
  const state = { isAway: false }
  const lines = SysLog.GetList.example.value
    .slice(0, 1)
    .flatMap((line): Log[] => [1, 2, 3, 4].map((idLog) => ({ ...line, idLog })))
  const it = testConsole({
    answers: [
      answerWhole(SysLog.GetList, ({ skip = 0, take = 0 }) => {
        if (state.isAway) throw http(503, 5)
        return { value: lines.slice(skip, skip + take), total: 4, hasErrors: false, messages: [] }
      }),
    ],
    values: [clock.value],
  })
  const question = { endpoint: SysLog.GetList, input: {}, key: 'idLog', paging: { size: 2, isNewestFirst: true } }
  await it.raise(opened, question)
  state.isAway = true
  await it.raise(refreshed, { id: questionId(question), part: 'more' })
  await it.raise(refreshed, { id: questionId(question), part: 'news', isQuiet: true })
  expect([it.call.asked.length, clock.waits()]).toEqual([2, [5_000]])
  state.isAway = false
  await clock.come()
  await expect.poll(() => it.call.asked.length).toBe(3)
  expect(it.call.inputsOf(SysLog.GetList).at(-1)).toMatchObject({ skip: 2 })
  expect(it.toasts).toHaveLength(1)
})
