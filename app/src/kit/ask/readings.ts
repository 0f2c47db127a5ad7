import { CallFailure, pathOf } from '@ronde/contracts/wire'
import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { type Asked, callFx } from '../../base/call.ts'
import { networkBack } from '../../base/connection.ts'
import { sessionClosed } from '../../session/session.ts'
import type { AnyEndpoint, AnyRow } from '../place/row.ts'
import { type Attempts, $later, failedAgain, noAttempts } from './try-again.ts'
import { withSaved } from './with-saved.ts'

/** A question to the server, with its answer as far as it is there. */
export interface Reading extends Attempts {
  asked: Question
  value: unknown
  /** How many there are in all, where the server says so. */
  total?: number | undefined
  /** The server told of errors beside it: it may not be all there is. */
  hasErrors: boolean
  error: CallFailure | null
  /** The ticket of the answer that is waited for; null when none is. */
  awaited: number | null
  /** How many on screen look at it; one without is kept for the way back. */
  readers: number
  /** When it was last answered: a time of day in ms. */
  answeredAt: number | null
}

export interface Question {
  endpoint: AnyEndpoint
  input: unknown
  /** The field by which its records are told apart: a saved one takes its place at once. */
  key?: string
  /** Nobody asked for it: it says nothing when it fails. */
  isQuiet?: boolean
}

/** The same question has the same name, whoever asks. */
export const readingId = ({ endpoint, input }: Pick<Question, 'endpoint' | 'input'>): string =>
  `${pathOf(endpoint)}|${JSON.stringify(input)}`

type ById = Readonly<Record<string, Reading>>

/** As many answers that nobody looks at are kept for the way back. */
export const mostKept = 4

/** Somebody looks at an answer. The first to come asks, the others share; one that was kept shows at once and is asked anew, quietly. */
export const opened = createEvent<Question>()
/** Somebody looks no longer. The last to leave closes it. */
export const closed = createEvent<Pick<Question, 'endpoint' | 'input'>>()
/** An answer is asked for again; quietly where nobody asked for it. */
export const refreshed = createEvent<{ id: string; isQuiet?: boolean }>()

export interface Change {
  /** The call that saved. */
  endpoint: AnyEndpoint
  /** What it answered: a record, several, or anything else. */
  value?: unknown
  /** Calls of other services whose answers it changes. */
  refreshes?: readonly AnyEndpoint[]
  /** Those of them in which what was answered takes its place by key. */
  merges?: readonly AnyEndpoint[]
}

/** Something was saved: what shows it shows the new one, and asks again. */
export const changed = createEvent<Change>()

interface Ticket extends Asked {
  id: string
  ticket: number
}

const loadFx = attach({
  effect: callFx,
  mapParams: ({ endpoint, input, isQuiet }: Ticket) => ({ endpoint, input, isQuiet }),
})

const asking = createEvent<{ id: string; asked: Question }[]>()

const pathsOf = (endpoints: readonly AnyEndpoint[]): ReadonlySet<string> => new Set(endpoints.map(pathOf))

const changedAt = (byId: ById, id: string, to: (reading: Reading) => Reading): ById => {
  const reading = byId[id]
  return reading ? { ...byId, [id]: to(reading) } : byId
}

/** Without the oldest of those that nobody looks at. */
function pruned(byId: ById): ById {
  const idle = Object.entries(byId).filter(([, { readers }]) => readers === 0)
  const gone = new Set(idle.slice(0, Math.max(0, idle.length - mostKept)).map(([id]) => id))
  return gone.size > 0 ? Object.fromEntries(Object.entries(byId).filter(([id]) => !gone.has(id))) : byId
}

function left(byId: ById, id: string): ById {
  const { [id]: reading, ...others } = byId
  if (!reading) return byId
  if (reading.readers > 1) return { ...byId, [id]: { ...reading, readers: reading.readers - 1 } }
  // What is on its way to nobody is dropped; what came is kept, the last left at the end.
  return reading.value === null
    ? others
    : pruned({ ...others, [id]: { ...reading, readers: 0, awaited: null, error: null, ...noAttempts } })
}

const nothing = {
  value: null,
  hasErrors: false,
  error: null,
  awaited: null,
  readers: 0,
  answeredAt: null,
  ...noAttempts,
}

/** Tickets are counted over all questions: one that is closed and opened again must not take its old answer for the new one. */
const $all = createStore<{ last: number; byId: ById }>({ last: 0, byId: {} }, { serialize: 'ignore' })
  .on(opened, ({ last, byId }, asked) => {
    const id = readingId(asked)
    const reading = byId[id] ?? { ...nothing, asked }
    return {
      last,
      byId: { ...byId, [id]: { ...reading, asked: { ...reading.asked, ...asked }, readers: reading.readers + 1 } },
    }
  })
  .on(asking, ({ last, byId }, places) => ({
    last: last + places.length,
    byId: places.reduce<ById>(
      (all, { id, asked }, index) =>
        changedAt(all, id, (reading) => ({
          ...reading,
          asked,
          awaited: last + index + 1,
          retryAt: null,
          tries: asked.isQuiet ? reading.tries : 0,
        })),
      byId,
    ),
  }))
  .on(closed, ({ last, byId }, asked) => ({ last, byId: left(byId, readingId(asked)) }))
  .on(changed, ({ last, byId }, { endpoint, value, merges = [] }) => {
    const others = pathsOf(merges)
    return {
      last,
      byId: withSaved(byId, (asked) => asked.service === endpoint.service || others.has(pathOf(asked)), value),
    }
  })
  .on(sessionClosed, ({ last }) => ({ last, byId: {} }))

/** All answers there are, by the name of their question. */
export const $readings = $all.map(({ byId }) => byId)

/** One question's outcome, kept only if its ticket is the awaited one. */
const settled = createEvent<{
  id: string
  ticket: number
  value?: unknown
  total?: number | undefined
  hasErrors?: boolean
  error: CallFailure | null
  at: number
}>()
$all.on(settled, ({ last, byId }, { id, ticket, value, total, hasErrors = false, error, at }) => ({
  last,
  byId: changedAt(byId, id, (reading) => {
    if (reading.awaited !== ticket) return reading
    const outcome = error
      ? failedAgain(reading, error, at)
      : { value: value ?? null, total, hasErrors, answeredAt: at, ...noAttempts }
    return { ...reading, ...outcome, error, awaited: null }
  }),
}))

sample({
  clock: opened,
  source: $all,
  filter: ({ byId }, asked) => byId[readingId(asked)]?.readers === 1,
  // What is come back to shows at once; that the server is gone is told all the same: somebody asked.
  fn: (_, asked) => [{ id: readingId(asked), asked: { ...asked, isQuiet: false } }],
  target: asking,
})
sample({
  clock: refreshed,
  source: $all,
  // What nobody asked for waits for the answer that is on its way, or for the time at which it is tried again.
  filter: ({ byId }, { id, isQuiet = false }) =>
    byId[id] !== undefined && !(isQuiet && (byId[id].awaited !== null || byId[id].retryAt !== null)),
  fn: ({ byId }, { id, isQuiet = false }) =>
    Object.entries(byId).flatMap(([known, { asked }]) => (known === id ? [{ id, asked: { ...asked, isQuiet } }] : [])),
  target: asking,
})
sample({
  clock: changed,
  source: $all,
  fn: ({ byId }, { endpoint, refreshes = [], merges = [] }) => {
    const others = pathsOf([...refreshes, ...merges])
    const touched = Object.entries(byId).filter(
      ([, { asked, readers, retryAt }]) =>
        readers > 0 &&
        retryAt === null &&
        (asked.endpoint.service === endpoint.service || others.has(pathOf(asked.endpoint))),
    )
    return touched.map(([id, { asked }]) => ({ id, asked: { ...asked, isQuiet: false } }))
  },
  target: asking,
})

// What could not be read for want of a network, or may have changed meanwhile, is read again.
sample({
  clock: networkBack,
  source: $all,
  fn: ({ byId }) =>
    Object.entries(byId).flatMap(([id, { asked, readers, awaited }]) =>
      readers > 0 && awaited === null ? [{ id, asked: { ...asked, isQuiet: true } }] : [],
    ),
  target: asking,
})

const loadAllFx = attach({
  source: $all,
  effect: async ({ byId }, places: { id: string; asked: Question }[]) => {
    const tickets = places.flatMap(({ id, asked }) => {
      const reading = byId[id]
      // Asked twice in one go, it waits for the last answer only.
      return reading?.awaited && reading.asked === asked ? [{ ...asked, id, ticket: reading.awaited }] : []
    })
    await Promise.allSettled(tickets.map((ticket) => loadFx(ticket)))
  },
})
sample({ clock: asking, target: loadAllFx })
sample({
  clock: loadFx.done,
  fn: ({ params: { id, ticket, endpoint }, result: { value, total, hasErrors } }) => ({
    id,
    ticket,
    value,
    total,
    hasErrors,
    at: Date.now(),
    // A read that went well and brought nothing would be waited for without end.
    error: value === undefined ? new CallFailure('unreadable', { detail: `${pathOf(endpoint)}: no value` }) : null,
  }),
  target: settled,
})
sample({
  clock: loadFx.fail,
  fn: ({ params: { id, ticket }, error }) => ({ id, ticket, error, at: Date.now() }),
  target: settled,
})

/** The time has come at which an answer that failed is asked for again, if it still waits for that time. */
const due = createEvent<{ id: string; retryAt: number }>()
const waitFx = attach({
  source: $later,
  effect: (later, { id, retryAt, ms }: { id: string; retryAt: number; ms: number }) => {
    const tell = scopeBind(due, { safe: true })
    later(ms, () => tell({ id, retryAt }))
  },
})
sample({
  clock: settled,
  source: $all,
  filter: ({ byId }, { id }) => (byId[id]?.retryAt ?? null) !== null,
  fn: ({ byId }, { id, at }) => ({ id, retryAt: byId[id]?.retryAt ?? at, ms: (byId[id]?.retryAt ?? at) - at }),
  target: waitFx,
})
sample({
  clock: due,
  source: $all,
  filter: ({ byId }, { id, retryAt }) => byId[id]?.retryAt === retryAt,
  fn: ({ byId }, { id }) =>
    Object.entries(byId).flatMap(([known, { asked }]) =>
      known === id ? [{ id, asked: { ...asked, isQuiet: true } }] : [],
    ),
  target: asking,
})

/** A record that only a list answers: `homeScreen(oneOf(SysTable.GetList, 'idTableGuid'), …)`. */
export interface OneOf<Row> {
  readonly list: AnyEndpoint
  readonly key: string
  /** Only says what its records are; never there. */
  readonly row?: Row
}

/** Whether a source of a record is a list. */
export const isOneOf = (source: AnyEndpoint | OneOf<unknown>): source is OneOf<unknown> => 'list' in source

/** The record of a list that has that key; null when it has none. */
export const oneIn = (rows: unknown, key: string, value: string | undefined): AnyRow | null =>
  Array.isArray(rows) ? ((rows as readonly AnyRow[]).find((row) => String(row[key]) === value) ?? null) : null
