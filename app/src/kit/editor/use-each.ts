import type { CallFailure } from '@ronde/contracts/wire'
import { useRef, useState } from 'react'
import { newKey } from '../../base/new-key.ts'
import type { AnyRow } from './context.ts'
import { eachOf, type EachRecord } from './each.ts'
import type { Editor } from './editor.ts'
import { written } from './equal.ts'
import type { EditingHandle } from './use-editing.ts'
import { inputOf } from './values.ts'

/** A record that is to be saved beside others. */
export interface SaveOfMany {
  name: string
  input: AnyRow
  /** Of this save alone: sent again, it is the same save. */
  key: string
}

/** Saves several records, one call after the other. */
export interface ManySaves {
  /** How far they are; null while none are under way. */
  progress: { done: number; total: number } | null
  stop: () => void
  /** `ended` is told which of them were not saved, and why; those that a stop left out have no failure. */
  send: (
    saves: readonly SaveOfMany[],
    ended: (left: readonly { at: number; failure: CallFailure | null }[]) => void,
  ) => void
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
  /** All of them were saved. */
  onDone: () => void
}

/** Saves the records that one form makes. Those that were not saved stay in the form, with the reason. */
export function useEach({ editor, handle, saves, onDone }: UseEach) {
  const [notSaved, setNotSaved] = useState<readonly NotSaved[]>([])
  const keys = useRef(new Map<string, string>())
  const keyOf = (input: AnyRow): string => {
    const known = keys.current.get(written(input)) ?? newKey()
    keys.current.set(written(input), known)
    return known
  }
  const save = (records: readonly EachRecord[]) => {
    if (!saves || saves.progress) return
    const name = eachOf(handle.values)
    const sent = records.map((record) => {
      const input = inputOf(editor, record.values, handle.context)
      return { name: record.name, input, key: keyOf(input) }
    })
    saves.send(sent, (left) => {
      setNotSaved(left.map(({ at, failure }) => ({ name: records[at]?.name ?? '', failure })))
      if (left.length === 0) onDone()
      else if (name) handle.setValues({ [name]: left.map(({ at }) => records[at]?.value) }, name)
    })
  }
  return { save, notSaved, progress: saves?.progress ?? null, stop: saves?.stop }
}
