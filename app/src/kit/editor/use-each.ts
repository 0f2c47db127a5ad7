import { type CallFailure, mayBeDone } from '@ronde/contracts/wire'
import { useEffect, useRef, useState } from 'react'
import { newKey } from '../../base/new-key.ts'
import type { AnyRow, Values } from './context.ts'
import { eachOf, type EachRecord, several } from './each.ts'
import { isOneOf, sentBefore, type SentRecord, sentOf, withoutSaved, withoutSent, withSent } from './each-sent.ts'
import type { Editor } from './editor.ts'
import { same } from './equal.ts'
import { keptValues } from './kept-draft.ts'
import type { EditingHandle } from './use-editing.ts'
import { inputOf } from './values.ts'

/** A record that is to be saved beside others. */
export interface SaveOfMany {
  name: string
  input: AnyRow
  /** `Idempotency-Key` of this save; the same when it is sent again. */
  key: string
}

/** Saves several records, one call after the other. */
export interface ManySaves {
  /** Progress of the saves of an editor, by its opening; null while it has none under way. */
  progressOf: (opening: string) => { done: number; total: number } | null
  stop: () => void
  /** `tell` is called after each save, and at the end. */
  send: (opening: string, saves: readonly SaveOfMany[], tell: (outcome: Outcome) => void) => void
}

/** Outcome of several saves so far. */
export interface Outcome {
  /** Places of the saves that were not done, and why; those that were not sent have no failure. */
  left: readonly { at: number; failure: CallFailure | null }[]
  isOver: boolean
}

/** A record of several that was not saved. */
export interface NotSaved {
  name: string
  failure: CallFailure | null
}

interface UseEach {
  editor: Editor
  handle: EditingHandle
  saves: ManySaves | null
  /** Called when all records were saved, with what they were. */
  onDone: (values: Values, isAgain: boolean) => void
}

/** The records of a form as they are sent. One that went out before has its key; where the user changed nothing since, it is the same save. */
function recordsToSend(
  editor: Editor,
  { values, context, editing: { touched, secrets } }: EditingHandle,
  field: string,
  records: readonly EachRecord[],
): SentRecord[] {
  const others = touched.filter((name) => name !== field)
  const typed = keptValues(Object.fromEntries(others.map((name) => [name, values[name]])), secrets)
  const now = new Date().toISOString()
  return records.map(({ value, values: own }) => {
    const input = inputOf(editor, own, context)
    const before = sentBefore(values, field, value, now)
    const isSame = before !== undefined && same(before.typed, typed)
    // What the console computes may be other by now; a server takes only the same input under the same key.
    const { key, at } = before ?? { key: newKey(), at: now }
    return { field, value, typed, input: isSame ? { ...input, ...before.input } : input, key, at }
  })
}

/** Whether the user changed the form since it had these values, other than by the field that makes its records. */
const isTypedSince = ({ values, editing: { touched } }: EditingHandle, before: Values, field: string): boolean =>
  eachOf(values) !== eachOf(before) || touched.some((name) => name !== field && !same(values[name], before[name]))

/** Saves the records that one form makes. Those that were not saved stay in the form, with the reason. */
export function useEach({ editor, handle, saves, onDone }: UseEach) {
  const [notSaved, setNotSaved] = useState<readonly NotSaved[]>([])
  /** All records were saved, and the form holds newer values. */
  const [isSavedBefore, setIsSavedBefore] = useState(false)
  const { id } = handle.editing
  const progress = saves?.progressOf(id) ?? null
  // The saves may outlast the form: then nobody is told of them.
  const latest = useRef<Pick<UseEach, 'handle' | 'onDone'> | null>(null)
  useEffect(() => {
    latest.current = { handle, onDone }
    return () => {
      latest.current = null
    }
  }, [handle, onDone])

  const save = (records: readonly EachRecord[], isAgain: boolean) => {
    const { values } = handle
    const name = eachOf(values)
    if (!saves || progress || name === null) return
    const sent = recordsToSend(editor, handle, name, records)
    setNotSaved([])
    setIsSavedBefore(false)
    // In the draft, so that a form that is taken up again sends no record twice.
    handle.setValues({ ...withSent(values, sent), [name]: values[name] }, name)
    saves.send(
      id,
      sent.map(({ input, key }, at) => ({ name: records[at]?.name ?? '', input, key })),
      ({ left, isOver }) => {
        if (!latest.current) return
        const { handle: now, onDone: close } = latest.current
        const failures = new Map(left.map(({ at, failure }) => [at, failure]))
        const saved = sent.flatMap((one, at) => (failures.has(at) ? [] : [{ ...one, isSaved: true }]))
        const change = withSent(now.values, saved)
        if (!isOver) {
          if (saved.length > 0) now.setValues(change, name)
          return
        }
        const after = withoutSaved({ ...now.values, ...change })
        const isDone = left.length === 0
        if (isDone && several(after[name]).length === 0 && !isTypedSince(now, values, name))
          return close(now.values, isAgain)
        // A record whose save may have been done keeps its key until it is saved.
        const mayBe = new Set(left.flatMap(({ at, failure }) => (failure && mayBeDone(failure) ? [at] : [])))
        const refused = sent.filter((one, at) => !mayBe.has(at) && !isOneOf(one, sentOf(values)))
        now.setValues({ ...withoutSent(after, refused), [name]: after[name] }, name)
        setNotSaved(left.map(({ at, failure }) => ({ name: records[at]?.name ?? '', failure })))
        setIsSavedBefore(isDone)
      },
    )
  }
  /** Whether records of the form went out before: even a single one is sent as one of them. */
  const isAgain = notSaved.length > 0 || sentOf(handle.values).length > 0
  return { save, isAgain, notSaved, isSavedBefore, progress, stop: saves?.stop }
}
