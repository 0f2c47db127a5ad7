import { CallFailure } from '@ronde/contracts/wire'
import { combine, createEvent, createStore, sample, type Scope, scopeBind } from 'effector'
import * as z from 'zod/mini'
import { type RecordedCall, recordedCall } from '../../base/recorded-call.ts'
import { $routes } from '../../navigation/menus.ts'
import { flatRoutes } from '../../navigation/flat-routes.ts'
import { $address } from '../../navigation/navigation.ts'
import { isSamePath, paths } from '../../navigation/paths.ts'
import { unexpectedHappened } from '../../notices/unexpected.ts'

/** A failure of the console's own code: where it happened, never its message, which may quote a record. */
const recordedFault = z.object({
  /** ISO instant. */
  at: z.string(),
  /** Kind of the error, such as `TypeError`. */
  kind: z.string(),
  /** Files, lines and columns of the build, the innermost first. */
  where: z.array(z.string()),
  /** Path of the page; null where the menus have none. */
  page: z.nullable(z.string()),
})
export type RecordedFault = z.infer<typeof recordedFault>

/** A press that was answered slowly. */
const slowPress = z.object({
  /** ISO instant. */
  at: z.string(),
  press: z.enum(['key', 'pointer']),
  /** Milliseconds until the next paint. */
  ms: z.number(),
  /** Path of the page; null where the menus have none. */
  page: z.nullable(z.string()),
})
export type SlowPress = z.infer<typeof slowPress>

/** The last of what happened in this tab. */
const recording = z.object({
  calls: z.array(recordedCall),
  faults: z.array(recordedFault),
  slow: z.array(slowPress),
})
export type Recording = z.infer<typeof recording>

/** How many of each are kept; the oldest go. */
export const most = { calls: 200, faults: 50, slow: 50 } as const

/** Milliseconds from which an answer to a press counts as slow. */
const slowFrom = 200

const keptKinds = /^(?:Error|[A-Z][A-Za-z]{1,30}(?:Error|Failure))$/
const frames = /([\w.-]{1,60}\.(?:js|ts|tsx)(?:\?[^:\s)]*)?):(\d+):(\d+)/

/** The frames of a stack, without the message before them. */
function whereOf({ message, stack = '' }: Error): string[] {
  const after = message && stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack
  return after
    .split('\n')
    .filter((line) => /^\s*at |@/.test(line))
    .flatMap((line) => {
      const [, file, row, column] = frames.exec(line) ?? []
      return file ? [`${file.replace(/\?.*/, '')}:${row}:${column}`] : []
    })
    .slice(0, 5)
}

/** What is kept of an error. */
export const faultOf = (error: unknown): Pick<RecordedFault, 'kind' | 'where'> =>
  error instanceof Error
    ? { kind: keptKinds.test(error.name) ? error.name : 'Error', where: whereOf(error) }
    : { kind: 'Error', where: [] }

/** What the tab recorded before its page was loaded anew; null where that is not a recording. */
export function readRecording(kept: string | null): Recording | null {
  try {
    return z.parse(recording, JSON.parse(kept ?? 'null'))
  } catch {
    return null
  }
}

/** What was recorded before the page was loaded anew. */
export const broughtBack = createEvent<Recording>()
export const callRecorded = createEvent<RecordedCall>()
/** An error that a part of the page caught, to show something in its place. */
export const faultCaught = createEvent<unknown>()
const pressed = createEvent<Pick<SlowPress, 'press' | 'ms'>>()

/** Path of the page as the menus know it: what else an address holds, such as a search, is not kept. */
const $page = combine($address, $routes, (address, routes) => {
  const [path = ''] = address.split(/[?#]/)
  const known = [...Object.values(paths), ...flatRoutes(routes).map((route) => route.path)]
  return known.find((one) => isSamePath(one, path)) ?? null
})

const lastOf = <Item>(list: readonly Item[], item: Item, limit: number): Item[] => [...list, item].slice(-limit)
const faultRecorded = createEvent<RecordedFault>()
const slowRecorded = createEvent<SlowPress>()

/** What is recorded in this tab: it goes with the tab, and is not sent. Answers that cannot be read are reported besides (`answer-reports.ts`). */
export const $recording = createStore<Recording>({ calls: [], faults: [], slow: [] }, { serialize: 'ignore' })
  .on(callRecorded, (all, one) => ({ ...all, calls: lastOf(all.calls, one, most.calls) }))
  .on(faultRecorded, (all, one) => ({ ...all, faults: lastOf(all.faults, one, most.faults) }))
  .on(slowRecorded, (all, one) => ({ ...all, slow: lastOf(all.slow, one, most.slow) }))
  .on(broughtBack, (all, { calls, faults, slow }) => ({
    calls: [...calls, ...all.calls].slice(-most.calls),
    faults: [...faults, ...all.faults].slice(-most.faults),
    slow: [...slow, ...all.slow].slice(-most.slow),
  }))

// Failures of calls are among the calls.
sample({
  clock: [unexpectedHappened, faultCaught],
  source: $page,
  filter: (_, error) => !(error instanceof CallFailure),
  fn: (page, error): RecordedFault => ({ at: new Date().toISOString(), ...faultOf(error), page }),
  target: faultRecorded,
})
sample({
  clock: pressed,
  source: $page,
  fn: (page, { press, ms }): SlowPress => ({ at: new Date().toISOString(), press, ms, page }),
  target: slowRecorded,
})

/** Listens for presses that were answered slowly, where the browser tells of them. */
function watchPresses(tell: (press: Pick<SlowPress, 'press' | 'ms'>) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('event')) return
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceEventTiming[]
    // One press is several events: its longest tells of it.
    const longest = Map.groupBy(
      entries.filter(({ interactionId }) => interactionId),
      ({ interactionId }) => interactionId,
    )
    for (const events of longest.values()) {
      const [{ name, duration }] = events.toSorted((one, other) => other.duration - one.duration) as [
        PerformanceEventTiming,
      ]
      tell({ press: name.startsWith('key') ? 'key' : 'pointer', ms: Math.round(duration) })
    }
  }).observe({ type: 'event', durationThreshold: slowFrom } as PerformanceObserverInit)
}

const storageKey = 'ronde.recording'

/** Carries the recording over a reload, which is the first thing that people try. Nothing is carried where the browser stores nothing. */
function carryOver(scope: Scope): void {
  const attempt = <Value>(act: () => Value): Value | null => {
    try {
      return act()
    } catch {
      return null
    }
  }
  const before = readRecording(attempt(() => sessionStorage.getItem(storageKey)))
  if (before) scopeBind(broughtBack, { scope })(before)
  globalThis.addEventListener('pagehide', () =>
    attempt(() => sessionStorage.setItem(storageKey, JSON.stringify(scope.getState($recording)))),
  )
}

/** Begins to record, for as long as the page lives. Returns what keeps a call. */
export function record(scope: Scope): { kept: (call: RecordedCall) => void; caught: (error: unknown) => void } {
  carryOver(scope)
  watchPresses(scopeBind(pressed, { scope }))
  return { kept: scopeBind(callRecorded, { scope }), caught: scopeBind(faultCaught, { scope }) }
}
