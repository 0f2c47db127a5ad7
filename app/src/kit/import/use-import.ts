import { CallFailure, type Endpoint, mayBeDone } from '@ronde/contracts/wire'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { callFx } from '../../base/call.ts'
import { newKey } from '../../base/new-key.ts'
import type { ImportError } from './failed-lines.ts'

/** What an import did, or would do. */
export interface ImportResult {
  inserted: number
  updated: number
  errors: readonly ImportError[]
}

export type ImportStage =
  | { name: 'choosing'; failure: CallFailure | null }
  /** Tried (nothing is written) or written; `sent`: the share that is sent, 0 to 1. */
  | { name: 'running'; isDry: boolean; sent: number }
  | { name: 'tried'; result: ImportResult }
  | { name: 'done'; result: ImportResult }
  /** Given up, or without an answer, while it was being written. */
  | { name: 'unsure'; failure: CallFailure }

const isResult = (value: unknown): value is ImportResult => typeof value === 'object' && value !== null && 'inserted' in value && 'errors' in value

interface UseImport {
  endpoint: Endpoint<unknown, unknown>
  /** Keys of what is imported into. */
  keys: object
  /** Something was written, or may have been: then there is no result. */
  onWritten: (result: ImportResult | null) => void
}

/** An import in its steps: a dry run of a file, then the writing; each can be given up. */
export function useImport({ endpoint, keys, onWritten }: UseImport) {
  const call = useUnit(callFx)
  const [stage, setStage] = useState<ImportStage>({ name: 'choosing', failure: null })
  const [file, setFile] = useState<File | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  /** Under which a file is written: written again because nobody knows what came of it, it is the same write. */
  const written = useRef<{ file: File; key: string } | null>(null)
  const keyOf = (chosen: File): string => {
    if (written.current?.file !== chosen) written.current = { file: chosen, key: newKey() }
    return written.current.key
  }

  const run = async (chosen: File, isDry: boolean) => {
    const control = new AbortController()
    running.current = control
    setFile(chosen)
    setStage({ name: 'running', isDry, sent: 0 })
    try {
      const { value } = await call({
        endpoint,
        input: { ...keys, file: chosen, ...(isDry ? { dryRun: true } : {}) },
        isQuiet: isDry,
        ...(isDry ? {} : { idempotencyKey: keyOf(chosen) }),
        signal: control.signal,
        onProgress: (sent, total) => setStage({ name: 'running', isDry, sent: total > 0 ? sent / total : 0 }),
      })
      if (!isResult(value)) throw new CallFailure('unreadable', { detail: 'no result' })
      if (!isDry && value.errors.length === 0) onWritten(value)
      setStage(isDry || value.errors.length > 0 ? { name: 'tried', result: value } : { name: 'done', result: value })
    } catch (error) {
      const failure = error instanceof CallFailure ? error : new CallFailure('network')
      const isUnsure = !isDry && (failure.kind === 'cancelled' || mayBeDone(failure))
      // What may have been written shows.
      if (isUnsure) onWritten(null)
      setStage(isUnsure ? { name: 'unsure', failure } : { name: 'choosing', failure: failure.kind === 'cancelled' ? null : failure })
    }
  }
  return {
    stage,
    file,
    /** Tries a file: nothing is written. */
    attempt: (chosen: File) => void run(chosen, true),
    write: () => {
      if (file) void run(file, false)
    },
    cancel: () => running.current?.abort(),
    again: () => setStage({ name: 'choosing', failure: null }),
  }
}
