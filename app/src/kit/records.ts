import { type CallFailure, type Endpoint, pathOf } from '@ronde/contracts/wire'
import { attach, createEvent, createStore, sample } from 'effector'
import { useStoreMap, useUnit } from 'effector-react'
import { useEffect } from 'react'
import { sessionClosed } from '../session/session.ts'
import { type Asked, callFx } from './call.ts'

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
export const refreshed = createEvent<{ id: string }>()
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
  filter: ({ byId }, { id }) => id in byId,
  fn: ({ byId }, { id }) => Object.entries(byId).flatMap(([known, { asked }]) => (known === id ? [{ id, asked }] : [])),
  target: asking,
})
sample({
  clock: allRefreshed,
  source: $all,
  fn: ({ byId }) => Object.entries(byId).map(([id, { asked }]) => ({ id, asked })),
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
sample({ clock: loadFx.done, fn: ({ params: { id, ticket }, result }) => ({ id, ticket, value: result.value, error: null }), target: settled })
sample({ clock: loadFx.fail, fn: ({ params: { id, ticket }, error }) => ({ id, ticket, error }), target: settled })

export interface Read<Value> {
  value: Value | null
  error: CallFailure | null
  isPending: boolean
  retry: () => void
}

/**
 * Reads an endpoint for as long as the component stands. `input` null: not yet. A new input asks anew; an answer to an
 * older question is dropped.
 */
export function useRead<Input, Value>(place: string, endpoint: Endpoint<Input, Value>, input: Input | null): Read<Value> {
  const asked = input === null ? null : JSON.stringify(input)
  const id = `${place}|${pathOf(endpoint)}|${asked ?? ''}`
  const [open, refresh, close] = useUnit([opened, refreshed, closed])
  const reading = useStoreMap({ store: $all, keys: [id], fn: ({ byId }, [key]) => byId[key] ?? null })

  useEffect(() => {
    if (asked === null) return
    open({ id, asked: { endpoint: endpoint as Asked['endpoint'], input: JSON.parse(asked) as unknown } })
    return () => {
      close({ id })
    }
  }, [id, asked, endpoint, open, close])

  return {
    value: (reading?.value ?? null) as Value | null,
    error: reading?.error ?? null,
    isPending: asked !== null && (reading === null || reading.awaited !== null),
    retry: () => refresh({ id }),
  }
}
