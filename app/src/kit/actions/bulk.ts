import type { RefAction } from '@ronde/contracts/actions'
import { CallFailure } from '@ronde/contracts/wire'
import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { callFx } from '../../base/call.ts'
import { newKey } from '../../base/new-key.ts'
import type { NoticeButton } from '../../notices/notice.ts'
import { sessionClosed, sessionFx } from '../../session/session.ts'
import { changed } from '../ask/answers.ts'
import type { AnyEndpoint, AnyRow } from '../place/row.ts'
import { isUsed } from '../ask/used.ts'

/** One call of a bulk: for one row, or for several at once. */
export interface BulkItem {
  /** Keys of its rows. */
  keys: readonly string[]
  /** Name of the row in a report. */
  name: string
  input: unknown
  /** The row as it stood when this was asked for: it can be put back later. */
  before?: AnyRow
  /** `Idempotency-Key` of the call, made when it is first sent; a retry has the same one, so that the call is done once. */
  writeKey?: string
}

/** Calls to one endpoint, one after the other. */
export interface Bulk {
  /** When the bulk was first sent: an ISO instant. */
  at?: string
  /** The place that started the bulk: its progress and report show there. */
  place: string
  /** Title of the action. */
  title: string
  endpoint: AnyEndpoint
  /** The action that started the bulk: the notice of the outcome names it. */
  action?: RefAction
  items: readonly BulkItem[]
  refreshes?: readonly AnyEndpoint[]
  /** Keys of rows that only make room for others: the outcome does not count them among what was done. */
  aside?: ReadonlySet<string>
  /** Rows that were chosen and left out, in words: told with the outcome. */
  spared?: readonly string[]
  /** Undoes the action on the rows of these keys; `offer` is the button that was pressed for it. */
  undo?: (keys: readonly string[], offer?: NoticeButton) => void
  /** Action offered for records that are used: its title, their keys, and how it is run. */
  instead?:
    | { text: string; keys: readonly string[]; run: (keys: readonly string[], offer?: NoticeButton) => void }
    | undefined
}

/** A call that failed. */
export interface Failed {
  item: BulkItem
  failure: CallFailure
}

export interface BulkRun {
  bulk: Bulk
  /** Number of calls that were answered, successfully or not. */
  done: number
  saved: readonly { item: BulkItem; value: unknown }[]
  failed: readonly Failed[]
  state: 'running' | 'stopping' | 'stopped' | 'done'
}

export const bulkAsked = createEvent<Bulk>()
/** The user stops the bulk: the call under way is the last. */
export const bulkStopped = createEvent()
/** The report of failures was read. */
export const reportClosed = createEvent()

interface Step {
  item: BulkItem
  value?: unknown
  failure?: CallFailure
}
const stepFx = createEffect((step: Step) => step)

/** The run there is, or the last one until its report was read. */
export const $bulkRun = createStore<BulkRun | null>(null, { serialize: 'ignore' })

const isStoppedFx = attach({ source: $bulkRun, effect: (run) => run?.state === 'stopping' })

/** An unknown error counts as a network failure: no answer came. */
const failureOf = (error: unknown): CallFailure => (error instanceof CallFailure ? error : new CallFailure('network'))

/** Keys of the records that were refused because they are used, and on which another action is offered. */
export function usedIn({ bulk: { instead }, failed }: Pick<BulkRun, 'bulk' | 'failed'>): readonly string[] {
  const keys = new Set(failed.filter(({ failure }) => isUsed(failure)).flatMap(({ item }) => item.keys))
  return (instead?.keys ?? []).filter((key) => keys.has(key))
}

/** Calls that were not sent: the run was stopped before them. */
export const restOf = ({ bulk, done }: BulkRun): readonly BulkItem[] => bulk.items.slice(done)

/**
 * One after the other: the server answers for each, and one refusal does not stop the rest. The user does, and the end of the
 * session: the next save would go out without a token, or with that of the next user.
 */
const bulkFx = createEffect(async ({ endpoint, items }: Bulk): Promise<{ isAbandoned: boolean }> => {
  const session = await sessionFx()
  for (const item of items) {
    if ((await isStoppedFx()) || (await sessionFx()) !== session) break
    try {
      const { value } = await callFx({
        endpoint,
        input: item.input,
        isQuiet: true,
        idempotencyKey: item.writeKey,
      })
      if (value === undefined) throw new CallFailure('unconfirmed')
      await stepFx({ item, value })
    } catch (error) {
      await stepFx({ item, failure: failureOf(error) })
    }
  }
  return { isAbandoned: (await sessionFx()) !== session }
})

export const $isBulkRunning = bulkFx.pending

const asked = sample({
  clock: bulkAsked,
  source: { isRunning: bulkFx.pending, run: $bulkRun },
  filter: (_, { items }) => items.length > 0,
  fn: (now, bulk) => ({ ...now, bulk }),
})
const isSame = (one: Bulk, other: Bulk): boolean =>
  one.title === other.title && String(one.items.map(({ keys }) => keys)) === String(other.items.map(({ keys }) => keys))
/** A bulk that is not sent, because another one is running; a second press of the running one is ignored. */
export const bulkRefused = asked.filterMap(({ isRunning, run, bulk }) =>
  isRunning && !(run && isSame(run.bulk, bulk)) ? bulk : undefined,
)

// One bulk at a time.
sample({
  clock: asked,
  filter: ({ isRunning }) => !isRunning,
  fn: ({ bulk }) => ({
    at: new Date().toISOString(),
    ...bulk,
    items: bulk.items.map((item) => ({ writeKey: newKey(), ...item })),
  }),
  target: bulkFx,
})

$bulkRun
  .on(bulkFx, (_, bulk) => ({ bulk, done: 0, saved: [], failed: [], state: 'running' }))
  .on(stepFx.doneData, (run, { item, value, failure }) => {
    if (!run) return run
    const saved = value === undefined ? run.saved : [...run.saved, { item, value }]
    return { ...run, done: run.done + 1, saved, failed: failure ? [...run.failed, { item, failure }] : run.failed }
  })
  .on(bulkStopped, (run) => run && { ...run, state: 'stopping' })
  .on(bulkFx.done, (run) => run && { ...run, state: run.done < run.bulk.items.length ? 'stopped' : 'done' })
  .on(reportClosed, (run) => (run?.state === 'running' || run?.state === 'stopping' ? run : null))
  .reset(sessionClosed)

const ended = sample({
  clock: bulkFx.done,
  source: $bulkRun,
  filter: (_, { result }) => !result.isAbandoned,
  fn: (run) => run,
})
/** A run came to its end, and its user is still signed in. */
export const bulkEnded = ended.filterMap((run) => run ?? undefined)

sample({
  clock: bulkEnded,
  fn: ({ bulk: { endpoint, refreshes }, saved }) => ({
    endpoint,
    value: saved.flatMap(({ value }) => value),
    refreshes,
  }),
  target: changed,
})
