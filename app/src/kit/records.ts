import { CallFailure, type Endpoint, pathOf } from '@ronde/contracts/wire'
import { attach, createEvent, createStore, sample } from 'effector'
import { useStoreMap, useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $config } from '../config/config.ts'
import { sessionClosed } from '../session/session.ts'
import { type Asked, callFx } from '../base/call.ts'
import { $isInFront } from '../base/in-front.ts'

/** What one place on screen reads: a list, a record, a picker's options. */
export interface Reading {
  asked: Asked
  value: unknown
  error: CallFailure | null
  /** The ticket of the answer that is waited for; null when none is. */
  awaited: number | null
}

type ById = Readonly<Record<string, Reading>>

/** A place opens, or asks something else than before. */
export const opened = createEvent<{ id: string; asked: Asked }>()
/** A place reads itself again; quietly where nobody asked for it. */
export const refreshed = createEvent<{ id: string; isQuiet?: boolean }>()
export const closed = createEvent<{ id: string }>()
/** Something was saved: all that is on screen reads itself again, keeping what it shows meanwhile. */
export const allRefreshed = createEvent()

interface Ticket extends Asked {
  id: string
  ticket: number
}

const loadFx = attach({ effect: callFx, mapParams: ({ endpoint, input, isQuiet }: Ticket) => ({ endpoint, input, isQuiet }) })

const asking = createEvent<{ id: string; asked: Asked }[]>()

/** Tickets are counted over all places: one that is closed and opened again must not take its old answer for the new one. */
const $all = createStore<{ last: number; byId: ById }>({ last: 0, byId: {} }, { serialize: 'ignore' })
  .on(asking, ({ last, byId }, places) => ({
    last: last + places.length,
    byId: {
      ...byId,
      ...Object.fromEntries(
        places.map(({ id, asked }, index) => [
          id,
          { asked, value: byId[id]?.value ?? null, error: byId[id]?.error ?? null, awaited: last + index + 1 },
        ]),
      ),
    },
  }))
  .on(closed, (all, { id }) => {
    const { [id]: _, ...byId } = all.byId
    return { ...all, byId }
  })
  .on(sessionClosed, ({ last }) => ({ last, byId: {} }))

/** Everything that is read now, by place. */
export const $readings = $all.map(({ byId }) => byId)

/** One place's outcome, kept only if its ticket is the awaited one. */
const settled = createEvent<{ id: string; ticket: number; value?: unknown; error: CallFailure | null }>()
$all.on(settled, (all, { id, ticket, value, error }) => {
  const reading = all.byId[id]
  if (reading?.awaited !== ticket) return all
  const kept = error ? reading.value : (value ?? null)
  return { ...all, byId: { ...all.byId, [id]: { ...reading, value: kept, error, awaited: null } } }
})

sample({ clock: opened, fn: (place) => [place], target: asking })
sample({
  clock: refreshed,
  source: $all,
  // What nobody asked for waits for the answer that is on its way.
  filter: ({ byId }, { id, isQuiet = false }) => byId[id] !== undefined && !(isQuiet && byId[id].awaited !== null),
  fn: ({ byId }, { id, isQuiet = false }) => Object.entries(byId).flatMap(([known, { asked }]) => (known === id ? [{ id, asked: { ...asked, isQuiet } }] : [])),
  target: asking,
})
sample({
  clock: allRefreshed,
  source: $all,
  fn: ({ byId }) => Object.entries(byId).map(([id, { asked }]) => ({ id, asked: { ...asked, isQuiet: false } })),
  target: asking,
})

const loadAllFx = attach({
  source: $all,
  effect: async ({ byId }, places: { id: string; asked: Asked }[]) => {
    const tickets = places.flatMap(({ id, asked }) => {
      const reading = byId[id]
      // Asked twice in one go, the place waits for the last answer only.
      return reading?.awaited && reading.asked === asked ? [{ ...asked, id, ticket: reading.awaited }] : []
    })
    await Promise.allSettled(tickets.map((ticket) => loadFx(ticket)))
  },
})
sample({ clock: asking, target: loadAllFx })
sample({
  clock: loadFx.done,
  fn: ({ params: { id, ticket, endpoint }, result: { value } }) => ({
    id,
    ticket,
    value,
    // A read that went well and brought nothing would be waited for without end.
    error: value === undefined ? new CallFailure('unreadable', { detail: `${pathOf(endpoint)}: no value` }) : null,
  }),
  target: settled,
})
sample({ clock: loadFx.fail, fn: ({ params: { id, ticket }, error }) => ({ id, ticket, error }), target: settled })

export interface Read<Value> {
  value: Value | null
  error: CallFailure | null
  isPending: boolean
  retry: () => void
}

/**
 * Reads an endpoint for as long as the component stands. `input` null: not yet. A new input asks anew; an answer to an
 * older question is dropped. `endpoint` null: nothing to read. What is live is read again every data refresh (specification
 * section 9) while the tab is in front, keeping what it shows; that says nothing when it fails.
 */
export function useRead<Input, Value>(place: string, endpoint: Endpoint<Input, Value> | null, input: Input | null, { isLive = false } = {}): Read<Value> {
  const asked = input === null || endpoint === null ? null : JSON.stringify(input)
  const id = `${place}|${endpoint ? pathOf(endpoint) : ''}|${asked ?? ''}`
  const [open, refresh, close] = useUnit([opened, refreshed, closed])
  const [isInFront, { session }] = useUnit([$isInFront, $config])
  const reading = useStoreMap({ store: $all, keys: [id], fn: ({ byId }, [key]) => byId[key] ?? null })

  useEffect(() => {
    if (asked === null) return
    open({ id, asked: { endpoint: endpoint as Asked['endpoint'], input: JSON.parse(asked) as unknown } })
    return () => {
      close({ id })
    }
  }, [id, asked, endpoint, open, close])

  useEffect(() => {
    if (!isLive || asked === null) return
    const timer = setInterval(() => {
      if (isInFront()) refresh({ id, isQuiet: true })
    }, session.dataRefresh)
    return () => clearInterval(timer)
  }, [id, asked, isLive, isInFront, refresh, session.dataRefresh])

  return {
    value: (reading?.value ?? null) as Value | null,
    error: reading?.error ?? null,
    isPending: asked !== null && (reading === null || reading.awaited !== null),
    retry: () => refresh({ id }),
  }
}
