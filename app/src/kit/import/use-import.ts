import { textOfBytes } from '@ronde/contracts/csv'
import { CallFailure, type Endpoint, mayBeDone } from '@ronde/contracts/wire'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { callFx } from '../../base/call.ts'
import { newKey } from '../../base/new-key.ts'
import { $later } from '../ask/attempts.ts'
import { type ImportError, withoutRemarks } from './failed-lines.ts'

/** Outcome of an import, or of its dry run. */
export interface ImportResult {
  inserted: number
  updated: number
  /** Those of the updated that were as the file says; undefined where the server does not tell. */
  unchanged?: number | undefined
  errors: readonly ImportError[]
}

export type ImportStage =
  | { name: 'choosing'; failure: CallFailure | null }
  /** Tried (nothing is written) or written; `sent`: the share that is sent, 0 to 1; `isLost`: an answer was, and is asked for again. */
  | { name: 'running'; isDry: boolean; sent: number; isLost?: boolean }
  | { name: 'tried'; result: ImportResult }
  | { name: 'done'; result: ImportResult }
  /** Given up, or without an answer, while it was being written. */
  | { name: 'unsure'; failure: CallFailure }

/** ms before a write whose answer was lost is asked for again, under the same key: a server that did it answers as it did then. */
const waits: readonly number[] = [1000, 2000, 4000]

const isResult = (value: unknown): value is ImportResult =>
  typeof value === 'object' && value !== null && 'inserted' in value && 'errors' in value

/** A file as the server takes it: the remarks that the console wrote beside refused lines of a CSV are left out. */
async function withoutOurs(file: File): Promise<File> {
  if (!file.name.toLowerCase().endsWith('.csv')) return file
  const csv = textOfBytes(new Uint8Array(await file.arrayBuffer()))
  const kept = csv === null ? csv : withoutRemarks(csv)
  return kept === null || kept === csv ? file : new File([kept], file.name, { type: file.type })
}

interface UseImport {
  endpoint: Endpoint<unknown, unknown>
  /** Keys of the record that is imported into. */
  keys: object
  /** The file was written, or may have been: then there is no result. */
  onWritten: (result: ImportResult | null) => void
}

/** An import in its steps: a dry run of a file, then the writing; each can be given up. */
export function useImport({ endpoint, keys, onWritten }: UseImport) {
  const [call, later] = useUnit([callFx, $later])
  const [stage, setStage] = useState<ImportStage>({ name: 'choosing', failure: null })
  const [file, setFile] = useState<File | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  /** Under which a file is written: written again because its outcome is unknown, it is the same write. */
  const written = useRef<{ file: File; key: string } | null>(null)
  const keyOf = (chosen: File): string => {
    if (written.current?.file !== chosen) written.current = { file: chosen, key: newKey() }
    return written.current.key
  }

  const run = async (chosen: File, isDry: boolean, lost = 0) => {
    const control = lost > 0 && running.current ? running.current : new AbortController()
    running.current = control
    setFile(chosen)
    setStage({ name: 'running', isDry, sent: 0, isLost: lost > 0 })
    try {
      const { value } = await call({
        endpoint,
        input: { ...keys, file: chosen, ...(isDry ? { dryRun: true } : {}) },
        // The outcome is told here, with the file still at hand.
        isQuiet: true,
        ...(isDry ? {} : { idempotencyKey: keyOf(chosen) }),
        signal: control.signal,
        onProgress: (sent, total) =>
          setStage({ name: 'running', isDry, sent: total > 0 ? sent / total : 0, isLost: lost > 0 }),
      })
      if (!isResult(value)) throw new CallFailure('unreadable', { detail: 'no result' })
      if (!isDry && value.errors.length === 0) onWritten(value)
      setStage(isDry || value.errors.length > 0 ? { name: 'tried', result: value } : { name: 'done', result: value })
    } catch (error) {
      const failure = error instanceof CallFailure ? error : new CallFailure('network')
      const isUnsure = !isDry && (failure.kind === 'cancelled' || mayBeDone(failure))
      const wait = waits[lost]
      if (isUnsure && failure.kind !== 'cancelled' && wait !== undefined) {
        setStage({ name: 'running', isDry, sent: 1, isLost: true })
        later(wait, () => void run(chosen, isDry, lost + 1))
        return
      }
      // Rows that may have been written are read again.
      if (isUnsure) onWritten(null)
      setStage(
        isUnsure
          ? { name: 'unsure', failure }
          : { name: 'choosing', failure: failure.kind === 'cancelled' ? null : failure },
      )
    }
  }
  return {
    stage,
    file,
    /** Tries a file: nothing is written. */
    attempt: (chosen: File) => void withoutOurs(chosen).then((ready) => run(ready, true)),
    write: () => {
      if (file) void run(file, false)
    },
    cancel: () => running.current?.abort(),
    again: () => setStage({ name: 'choosing', failure: null }),
  }
}
