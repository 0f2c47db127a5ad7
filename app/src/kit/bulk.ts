import { CallFailure, type Endpoint } from '@ronde/contracts/wire'
import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { $text } from '../locales/intl.ts'
import { noticed } from '../notices/notices.ts'
import { type Notice, noticeOfFailure, sourceOf } from '../notices/notice.ts'
import { sessionEnded } from '../session/session.ts'
import { callFx } from '../base/call.ts'
import { allRefreshed } from './records.ts'

/** One save for each of several rows. */
export interface Bulk {
  endpoint: Endpoint<never, unknown>
  inputs: readonly unknown[]
  /** The bulk that takes this one back, from the records as saved. */
  undo?: (saved: readonly unknown[]) => Bulk
}

export interface BulkOutcome {
  saved: readonly unknown[]
  failures: readonly CallFailure[]
  /** The session that asked for it ended meanwhile: what was left was not sent, and nobody is there to be told. */
  isAbandoned: boolean
}

export const bulkAsked = createEvent<Bulk>()

/** Tells the sessions of this page apart. */
const $session = createStore(0).on(sessionEnded, (session) => session + 1)
const sessionFx = attach({ source: $session, effect: (session) => session })

/**
 * One after the other: the server answers for each, and one refusal does not stop the rest. The end of the session does:
 * the next save would go out without a token, or with that of whoever signs in next.
 */
const bulkFx = createEffect(async ({ endpoint, inputs }: Bulk): Promise<BulkOutcome> => {
  const saved: unknown[] = []
  const failures: CallFailure[] = []
  const session = await sessionFx()
  for (const input of inputs) {
    if ((await sessionFx()) !== session) break
    try {
      const { value } = await callFx({ endpoint, input, isQuiet: true })
      if (value !== undefined) saved.push(value)
    } catch (error) {
      failures.push(error instanceof CallFailure ? error : new CallFailure('network'))
    }
  }
  return { saved, failures, isAbandoned: (await sessionFx()) !== session }
})

export const $bulkRunning = bulkFx.pending

sample({ clock: bulkAsked, target: bulkFx })
const bulkDone = sample({ clock: bulkFx.done, filter: ({ result }) => !result.isAbandoned })
sample({ clock: bulkDone, fn: () => undefined, target: allRefreshed })

const told = createEvent<Notice & { undo: Bulk | undefined }>()
sample({
  clock: bulkDone,
  source: $text,
  fn: (text, { params, result: { saved, failures } }) => {
    const reasons = [...new Set(failures.map((failure) => noticeOfFailure(failure, text, params.endpoint)?.text ?? ''))].filter(Boolean)
    const outcome = [
      ...(saved.length > 0 ? [text('bulk.done', { count: saved.length })] : []),
      ...(failures.length > 0 ? [text('bulk.failed', { count: failures.length }), ...reasons] : []),
    ]
    return {
      type: failures.length > 0 ? ('error' as const) : ('success' as const),
      text: outcome.join('\n'),
      // What the server refused is a notification; that all went well, with its undo, is the console's own word.
      ...(failures.length > 0 ? { source: sourceOf(params.endpoint) } : {}),
      undo: saved.length > 0 ? params.undo?.(saved) : undefined,
    }
  },
  target: told,
})

// The toast's button is pressed outside effector, later: it is bound to the scope now.
const offerUndoFx = attach({
  source: $text,
  effect: (text, { undo, ...notice }: Notice & { undo: Bulk | undefined }): Notice => {
    const ask = scopeBind(bulkAsked, { safe: true })
    return undo ? { ...notice, button: { text: text('action.undo'), onPress: () => ask(undo) } } : notice
  },
})
// An answer without a value and without a reason changed nothing that is known of: there is nothing to tell.
sample({ clock: told, filter: ({ text }) => text !== '', target: offerUndoFx })
sample({ clock: offerUndoFx.doneData, target: noticed })
