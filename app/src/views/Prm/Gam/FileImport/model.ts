import { CallFailure, type Endpoint, mayBeDone } from '@ronde/contracts/wire'
import {
  attach,
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  sample,
  scopeBind,
  type Store,
} from 'effector'
import { callFx } from '../../../../base/call.ts'
import { newKey } from '../../../../base/new-key.ts'
import { $text, type MessageId } from '../../../../locales/intl.ts'
import { noticed } from '../../../../notices/notices.ts'
import { sessionClosed } from '../../../../session/session.ts'
import { changed } from '../../../../kit/ask/answers.ts'
import type { AnyEndpoint } from '../../../../kit/place/row.ts'
import type { ImportResult } from '../../../../kit/import/use-import.ts'

/** A file to be sent. */
export interface QueuedFile {
  id: string
  /** Key of the record it was chosen for. */
  place: number
  file: File
  /** Keys of the target pages; a file without any waits for a choice. */
  targets: readonly number[]
  state: 'chosen' | 'queued' | 'sending' | 'done' | 'failed'
  /** Share of the file that has been sent, 0 to 1. */
  sent: number
  failure: CallFailure | null
  /** `Idempotency-Key` of this file and these targets, so that a retry after an unknown outcome is the same write. */
  writeKey: string
  /** Number of pages that had no file before, and of those that had one. */
  inserted: number
  updated: number
}

interface Chosen {
  place: number
  files: readonly Pick<QueuedFile, 'file' | 'targets'>[]
}

type Targeted = Pick<QueuedFile, 'id' | 'targets'>

interface Step {
  id: string
  outcome: Partial<Pick<QueuedFile, 'state' | 'sent' | 'failure' | 'inserted' | 'updated'>>
}

interface QueueOptions<Input> {
  endpoint: Endpoint<Input, ImportResult>
  input: (file: QueuedFile) => Input
  /** Calls to refresh once a file may have been written. */
  refreshes: readonly AnyEndpoint[]
  /** Message of the notice raised when files are to be sent and none is ready. */
  noneReady: MessageId
}

/** A queue of files that are sent one after the other, each onto its chosen pages. */
export interface FileQueue {
  endpoint: AnyEndpoint
  $files: Store<readonly QueuedFile[]>
  $isRunning: Store<boolean>
  /** Sets the record whose files are shown: only they are sent. */
  shown: EventCallable<number>
  chosen: EventCallable<Chosen>
  targeted: EventCallable<Targeted>
  /** Removes a file from the list; one that is being sent is aborted instead, and stays for a retry. */
  removed: EventCallable<{ id: string }>
  /** Sends the files that have pages and were not sent yet. */
  launched: EventCallable<void>
  retried: EventCallable<{ id: string }>
  /** Aborts the file that is being sent, and those that wait. */
  stopped: EventCallable<void>
}

/** Whether a file may have been written although its sending failed: no answer came, or it was stopped on its way. */
export const isUnsure = ({ failure }: QueuedFile): boolean =>
  failure !== null && (failure.kind === 'cancelled' || mayBeDone(failure))

const nothingSent = { state: 'chosen', sent: 0, failure: null, inserted: 0, updated: 0 } as const
const changedOne = (files: readonly QueuedFile[], id: string, change: Partial<QueuedFile>): readonly QueuedFile[] =>
  files.map((one) => (one.id === id ? { ...one, ...change } : one))

/** It is sent, or is about to be. */
const isGoing = ({ state, targets }: QueuedFile): boolean =>
  state === 'queued' || state === 'sending' || (state === 'chosen' && targets.length > 0)

function outcomeOf(result: ImportResult | null): Step['outcome'] {
  if (!result) return { state: 'failed', failure: new CallFailure('refused') }
  const { inserted, updated, errors } = result
  if (errors.length === 0) return { state: 'done', sent: 1, inserted, updated }
  return {
    state: 'failed',
    failure: new CallFailure('refused', {
      messages: errors.map(({ message }) => ({ message, eventType: 4, exception: null })),
    }),
  }
}

/** A queue for a call that imports single files; call it once, in a module. */
export function fileQueue<Input>({ endpoint, input, refreshes, noneReady }: QueueOptions<Input>): FileQueue {
  const shown = createEvent<number>()
  const chosen = createEvent<Chosen>()
  const targeted = createEvent<Targeted>()
  const removed = createEvent<{ id: string }>()
  const retried = createEvent<{ id: string }>()
  const launched = createEvent()
  const stopped = createEvent()
  const stepped = createEvent<Step>()
  const stepFx = createEffect((step: Step) => step)
  const $shown = createStore<number | null>(null).on(shown, (_, place) => place)
  /** The file being sent, with its abort controller. */
  const $sending = createStore<{ id: string; control: AbortController } | null>(null, { serialize: 'ignore' })
  const $last = createStore(0).on(chosen, (last, { files }) => last + files.length)
  const $files = createStore<readonly QueuedFile[]>([], { serialize: 'ignore' })

  sample({
    clock: chosen,
    source: { all: $files, last: $last },
    fn: ({ all, last }, { place, files }) => [
      ...all,
      ...files.map((one, at) => ({
        ...nothingSent,
        ...one,
        place,
        writeKey: newKey(),
        id: `${last - files.length + at}`,
      })),
    ],
    target: $files,
  })
  sample({
    clock: launched,
    source: { all: $files, place: $shown },
    fn: ({ all, place }) =>
      all.map((one) =>
        one.state === 'chosen' && one.place === place && one.targets.length > 0
          ? { ...one, state: 'queued' as const }
          : one,
      ),
    target: $files,
  })
  sample({
    clock: launched,
    source: { all: $files, place: $shown, text: $text },
    filter: ({ all, place }) => !all.some((one) => one.place === place && isGoing(one)),
    fn: ({ text }) => ({ type: 'warning' as const, text: text(noneReady) }),
    target: noticed,
  })
  $files
    .on(targeted, (all, { id, targets }) => changedOne(all, id, { ...nothingSent, targets, writeKey: newKey() }))
    .on(removed, (all, { id }) => all.filter((one) => one.id !== id || one.state === 'sending'))
    .on(retried, (all, { id }) => changedOne(all, id, { ...nothingSent, state: 'queued' }))
    .on(stopped, (all) => all.map((one) => (one.state === 'queued' ? { ...one, state: 'chosen' as const } : one)))
    .on([stepped, stepFx.doneData], (all, { id, outcome }) => changedOne(all, id, outcome))
    .reset(sessionClosed)

  const nextFx = attach({ source: $files, effect: (all) => all.find(({ state }) => state === 'queued') ?? null })
  const controlFx = createEffect((sending: { id: string; control: AbortController } | null) => sending)
  $sending.on(controlFx.doneData, (_, sending) => sending)

  /** One file at a time: a large file has the whole bandwidth, and the answer to one arrives before the next is sent. */
  const sendAllFx = createEffect(async () => {
    const tell = scopeBind(stepped, { safe: true })
    for (let next = await nextFx(); next; next = await nextFx()) {
      const { id } = next
      const control = new AbortController()
      await controlFx({ id, control })
      await stepFx({ id, outcome: { state: 'sending', sent: 0, failure: null } })
      try {
        const onProgress = (sent: number, total: number) =>
          tell({ id, outcome: { sent: total > 0 ? sent / total : 0 } })
        const { value } = await callFx({
          endpoint,
          input: input(next),
          isQuiet: true,
          idempotencyKey: next.writeKey,
          signal: control.signal,
          onProgress,
        })
        await stepFx({ id, outcome: outcomeOf(value as ImportResult | null) })
      } catch (error) {
        await stepFx({
          id,
          outcome: { state: 'failed', failure: error instanceof CallFailure ? error : new CallFailure('network') },
        })
      }
    }
    await controlFx(null)
  })
  sample({
    clock: [launched, retried],
    source: sendAllFx.pending,
    filter: (isRunning) => !isRunning,
    fn: () => {},
    target: sendAllFx,
  })

  const giveUpFx = attach({
    source: $sending,
    effect: (sending, id: string | null) => {
      if (sending && (id === null || sending.id === id)) sending.control.abort()
    },
  })
  sample({ clock: removed, fn: ({ id }) => id, target: giveUpFx })
  sample({ clock: [stopped, sessionClosed], fn: () => null, target: giveUpFx })

  // Also after an unknown outcome, since the file may have been written: the screen shows which pages have one.
  sample({
    clock: stepFx.doneData,
    filter: ({ outcome: { state } }) => state === 'done' || state === 'failed',
    fn: () => ({ endpoint, refreshes }),
    target: changed,
  })
  const $isRunning = sendAllFx.pending
  return { endpoint, $files, $isRunning, shown, chosen, targeted, removed, launched, retried, stopped }
}
