import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type IdleClock,
  lookedAt,
  nextLook,
  phaseOf,
  startedClock,
  stayedAt,
  timeLeft,
  touchedAt,
} from './idle-clock.ts'

const times = { maximum: 900_000, alert: 60_000, sessionRefresh: 10_000 }
const minute = 60_000
const day = 86_400_000
const at = (wall: number, steady = wall) => ({ wall, steady })
const begun = startedClock(at(0), null)

describe('the idle clock', () => {
  test.each([
    [0, 'active', 900_000],
    [839_999, 'active', 60_001],
    [840_000, 'alert', 60_000],
    [899_999, 'alert', 1],
    [900_000, 'over', 0],
    [day, 'over', 900_000 - day],
  ])('after %d ms is %s', (ms, phase, left) => {
    const clock = lookedAt(begun, at(ms), null)
    expect([phaseOf(clock, times), timeLeft(clock, times)]).toEqual([phase, left])
  })

  test('begins with what the other tabs left', () => {
    expect(phaseOf(startedClock(at(day), day - 14 * minute), times)).toBe('alert')
    expect(phaseOf(startedClock(at(day), 0), times)).toBe('over')
    expect(timeLeft(startedClock(at(0), day), times)).toBe(times.maximum)
  })

  test('a touch begins anew, until the user is asked; then only the answer does', () => {
    const early = touchedAt(lookedAt(begun, at(13 * minute), null), at(13 * minute), times)
    expect(timeLeft(early, times)).toBe(times.maximum)
    const asked = lookedAt(begun, at(14 * minute), null)
    expect(touchedAt(asked, at(14 * minute), times)).toBe(asked)
    expect(timeLeft(stayedAt(asked, at(14 * minute), times), times)).toBe(times.maximum)
  })

  test('what is over stays over', () => {
    const over = lookedAt(begun, at(15 * minute), null)
    expect(touchedAt(over, at(15 * minute), times)).toBe(over)
    expect(stayedAt(over, at(15 * minute), times)).toBe(over)
  })

  test('sleep counts, although one clock stood still', () => {
    expect(phaseOf(lookedAt(begun, at(20 * minute, 1000), null), times)).toBe('over')
  })

  test('a clock that is set back takes nothing away', () => {
    const before = lookedAt(begun, at(10 * minute), null)
    expect(timeLeft(lookedAt(before, at(10 * minute - day, 12 * minute), null), times)).toBe(3 * minute)
  })

  test('a time in the future, of a clock since set back, counts once', () => {
    const heard = lookedAt(lookedAt(begun, at(5 * minute), null), at(5 * minute), day)
    expect(timeLeft(heard, times)).toBe(times.maximum)
    expect(phaseOf(lookedAt(heard, at(20 * minute), day), times)).toBe('over')
  })

  test.each([
    [0, 10_000],
    [835_000, 5000],
    [840_000, 1000],
    [840_250, 750],
    [899_999, 1],
  ])('after %d ms is looked at again in %d', (ms, delay) => {
    expect(nextLook(lookedAt(begun, at(ms), null), times)).toBe(delay)
  })
})

type Step = { kind: 'pass' | 'sleep' | 'set'; ms: number } | { kind: 'look' | 'touch' | 'stay'; tab: number }

const tabs = 3
const tab = fc.nat({ max: tabs - 1 })
// A limit of 900 with steps of up to 400: the interesting moments are met often.
const small = { maximum: 900, alert: 60, sessionRefresh: 10 }
const waiting = fc.record({ kind: fc.constantFrom('pass' as const, 'sleep' as const), ms: fc.nat({ max: 400 }) })
const acting = fc.record({
  kind: fc.constantFrom('look' as const, 'touch' as const, 'touch' as const, 'stay' as const),
  tab,
})
const setting = (from: number, to: number) =>
  fc.record({ kind: fc.constant('set' as const), ms: fc.integer({ min: from, max: to }) })

/** Several tabs of one browser, whose clocks and storage the test sets. `true` is the real time. */
class Browser {
  true = 0
  wall = 1_000_000
  steady = 0
  stored: number | null = null
  /** The last activity that counted, and its tab. */
  last = { true: 0, tab: 0 }
  clocks: IdleClock[] = Array.from({ length: tabs }, () => startedClock(this.now, null))

  get now() {
    return { wall: this.wall, steady: this.steady }
  }

  take(step: Step): void {
    if (step.kind === 'set') this.wall += step.ms
    else if (step.kind === 'pass' || step.kind === 'sleep') {
      this.true += step.ms
      this.wall += step.ms
      if (step.kind === 'pass') this.steady += step.ms
    } else if ('tab' in step) this.act(step)
  }

  private act({ kind, tab: number }: Extract<Step, { tab: number }>): void {
    const before = this.clocks[number] ?? startedClock(this.now, null)
    const looked = lookedAt(before, this.now, this.stored)
    const react = { look: () => looked, touch: touchedAt, stay: stayedAt }[kind]
    const after = react(looked, this.now, small)
    this.clocks[number] = after
    if (after === looked) return
    this.stored = this.now.wall
    this.last = { true: this.true, tab: number }
  }

  /** The phase of a tab when it looks at the clock now. */
  phase(number: number): string {
    this.act({ kind: 'look', tab: number })
    return phaseOf(this.clocks[number] ?? startedClock(this.now, null), small)
  }

  get isIdleTooLong() {
    return this.true - this.last.true >= small.maximum
  }
}

const steps = (...kinds: fc.Arbitrary<Step>[]) => fc.array(fc.oneof(...kinds), { maxLength: 60 })

describe('several tabs, in any order', () => {
  test('with clocks nobody sets: over exactly when no tab was active for the whole time, sleep or not', () => {
    fc.assert(
      fc.property(steps(waiting, acting), tab, (walk, number) => {
        const browser = new Browser()
        for (const step of walk) {
          browser.take(step)
          if ('tab' in step) expect(browser.phase(step.tab) === 'over').toBe(browser.isIdleTooLong)
        }
        expect(browser.phase(number) === 'over').toBe(browser.isIdleTooLong)
      }),
      { numRuns: 2000 },
    )
  })

  test('with a clock set forward: never later', () => {
    fc.assert(
      fc.property(steps(waiting, acting, setting(0, 3000)), tab, (walk, number) => {
        const browser = new Browser()
        for (const step of walk) browser.take(step)
        if (browser.isIdleTooLong) expect(browser.phase(number)).toBe('over')
      }),
      { numRuns: 2000 },
    )
  })

  test('with a clock set as one likes, awake: the tab that was active last ends in time, and tells the others', () => {
    const awake = waiting.map(({ ms }) => ({ kind: 'pass' as const, ms }))
    fc.assert(
      fc.property(steps(awake, acting, setting(-3000, 3000)), (walk) => {
        const browser = new Browser()
        for (const step of walk) browser.take(step)
        if (browser.isIdleTooLong) expect(browser.phase(browser.last.tab)).toBe('over')
      }),
      { numRuns: 2000 },
    )
  })

  test('no look comes too late: the next phase is never more than one delay away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 899 }), (ms) => {
        const clock = lookedAt(begun, at(ms), null)
        const delay = nextLook(clock, small)
        expect(delay).toBeGreaterThan(0)
        const then = lookedAt(clock, at(ms + delay - 1), null)
        expect(phaseOf(then, small)).toBe(phaseOf(clock, small))
      }),
    )
  })
})
