import { textOfBytes } from '@ronde/contracts/csv'
import { CallFailure, type Endpoint, mayBeDone, pathOf } from '@ronde/contracts/wire'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { callFx } from '../../base/call.ts'
import { newKey } from '../../base/new-key.ts'
import { normalise } from '../../base/normalise.ts'
import { useText } from '../../locales/use-text.ts'
import { askOnceFx } from '../ask/ask-once.ts'
import { $later } from '../ask/attempts.ts'
import { type ImportError, withoutRemarks } from './failed-lines.ts'
import { fileRows } from './file-rows.ts'
import { keepMatchesFx, readMatchesFx } from './kept-matches.ts'
import {
  type Compared,
  comparedOf,
  isUnclear,
  lateRows,
  matchingOf,
  type Matching,
  type ReadFile,
  readyOf,
} from './prepare.ts'
import type { ReadyFile } from './ready-file.ts'
import { allTextsFx, bringLate, type TableRead } from './read-table.ts'

/** Outcome of an import, or of its dry run. */
export interface ImportResult {
  inserted: number
  updated: number
  /** Number of updated records that already had the file's values; undefined where the server does not say. */
  unchanged?: number | undefined
  errors: readonly ImportError[]
}

export type ImportStage =
  | { name: 'choosing'; failure: CallFailure | null }
  /** Tried (nothing is written) or written; `sent`: the share that is sent, 0 to 1; `isLost`: an answer was, and is asked for again; `isReading`: nothing is sent yet. */
  | { name: 'running'; isDry: boolean; sent: number; isLost?: boolean; isReading?: boolean }
  /** Headings of the file mean nothing to the console: a person says what they are. */
  | { name: 'matching'; matching: Matching }
  | { name: 'tried'; result: ImportResult; compared: Compared | null }
  | { name: 'done'; result: ImportResult }
  /** Cancelled, or left without an answer, while the file was being written. */
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
  /** Name of the screen, whose headings a file may have. */
  view: string
  /** Keys of the record that is imported into. */
  keys: object
  /** Resolves with the columns and records of the import once they are read. */
  whenRead: () => Promise<TableRead>
  /** The file was written, or may have been: then there is no result. */
  onWritten: (result: ImportResult | null) => void
}

/** A file on its way: as the user chose it, as it was read, and as it is sent. */
interface Chosen {
  file: File
  read: ReadFile | null
  ready: ReadyFile | null
}

/** An import in its steps: a file is read and matched, tried, compared with what is there, then written; each can be given up. */
export function useImport({ endpoint, view, keys, whenRead, onWritten }: UseImport) {
  const [call, later, ask, speak, recall, keep] = useUnit([
    callFx,
    $later,
    askOnceFx,
    allTextsFx,
    readMatchesFx,
    keepMatchesFx,
  ])
  const text = useText()
  const [stage, setStage] = useState<ImportStage>({ name: 'choosing', failure: null })
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  /** `Idempotency-Key` under which a file is written: the same when it is written again because its outcome is unknown. */
  const written = useRef<{ file: File; key: string } | null>(null)
  const keyOf = (file: File): string => {
    if (written.current?.file !== file) written.current = { file, key: newKey() }
    return written.current.key
  }
  const begin = (): AbortController => {
    const control = new AbortController()
    running.current = control
    return control
  }

  /** The changes of the file; null where they cannot be known. */
  const compare = async ({ read, ready }: Chosen, errors: readonly ImportError[], signal: AbortSignal) => {
    if (!read || !ready) return null
    const { late } = read.table
    const rows = late ? await lateRows(read, ready) : []
    const brought =
      late && rows
        ? await bringLate({ ask, late, rows, signal, onProgress: () => {} }).catch(() => null)
        : rows && new Map<never, never>()
    return comparedOf(read, ready, { errors, late: brought })
  }

  const run = async (file: Chosen, isDry: boolean, lost = 0) => {
    const control = lost > 0 && running.current ? running.current : begin()
    const sent = file.ready?.file ?? file.file
    setChosen(file)
    setStage({ name: 'running', isDry, sent: 0, isLost: lost > 0 })
    try {
      const { value } = await call({
        endpoint,
        input: { ...keys, file: sent, ...(isDry ? { dryRun: true } : {}) },
        // The outcome is told here, with the file still at hand.
        isQuiet: true,
        ...(isDry ? {} : { idempotencyKey: keyOf(sent) }),
        signal: control.signal,
        onProgress: (done, total) =>
          setStage({ name: 'running', isDry, sent: total > 0 ? done / total : 0, isLost: lost > 0 }),
      })
      if (!isResult(value)) throw new CallFailure('unreadable', { detail: 'no result' })
      if (!isDry && value.errors.length === 0) {
        onWritten(value)
        setStage({ name: 'done', result: value })
        return
      }
      const own = (file.ready?.faults ?? []).map((at) => ({ ...at, message: text('import.faultyCell', at) }))
      const told = file.ready ? value.errors.map(file.ready.told) : value.errors
      // The server takes the error for a text, and may complain of that.
      const errors = [
        ...own,
        ...told.filter((one) => !own.some((at) => at.line === one.line && at.field === one.field)),
      ]
      const compared = isDry ? await compare(file, errors, control.signal) : null
      if (isDry && control.signal.aborted) throw new CallFailure('cancelled')
      setStage({ name: 'tried', result: { ...value, errors }, compared })
    } catch (error) {
      const failure = error instanceof CallFailure ? error : new CallFailure('network')
      const isUnsure = !isDry && (failure.kind === 'cancelled' || mayBeDone(failure))
      const wait = waits[lost]
      if (isUnsure && failure.kind !== 'cancelled' && wait !== undefined) {
        setStage({ name: 'running', isDry, sent: 1, isLost: true })
        later(wait, () => void run(file, isDry, lost + 1))
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

  /** Tries a file whose headings are clear, or asks what they mean. */
  const tryRead = async (file: File, read: ReadFile, signal: AbortSignal) => {
    if (isUnclear(read)) {
      setChosen({ file, read, ready: null })
      setStage({ name: 'matching', matching: matchingOf(read) })
      return
    }
    const ready = await readyOf(read)
    if (!signal.aborted) void run({ file, read, ready }, true)
  }
  const beginReading = (): AbortSignal => {
    setStage({ name: 'running', isDry: true, sent: 0, isReading: true })
    return begin().signal
  }

  const attempt = async (given: File) => {
    const signal = beginReading()
    setChosen({ file: given, read: null, ready: null })
    try {
      const file = await withoutOurs(given)
      const [{ table, isWhole }, rows, says, byHand] = await Promise.all([
        whenRead(),
        fileRows(file).catch(() => null),
        speak(),
        recall(pathOf(endpoint)),
      ])
      if (signal.aborted) return
      const read = rows && { file, rows, table, view, says, byHand }
      // What the console cannot read, or not judge, the server does.
      if (!read || (!isWhole && isUnclear(read))) void run({ file, read: null, ready: null }, true)
      else await tryRead(file, isWhole ? read : { ...read, table: { ...table, rows: null } }, signal)
    } catch {
      if (!signal.aborted) setStage({ name: 'choosing', failure: new CallFailure('unreadable') })
    }
  }

  return {
    stage,
    file: chosen?.file ?? null,
    /** The columns that the headings of the file were matched with by hand can be looked at again. */
    canRematch: chosen?.read ? matchingOf(chosen.read).headings.length > 0 : false,
    rematch: () => {
      if (chosen?.read) setStage({ name: 'matching', matching: matchingOf(chosen.read) })
    },
    /** Keeps what headings mean, by the person who chose, and goes on. */
    match: (columns: ReadonlyMap<string, string | null>) => {
      if (!chosen?.read) return
      const byHand = [...columns].map(([heading, column]) => ({ heading: normalise(heading), column }))
      const isChosen = (heading: string) => byHand.some((one) => one.heading === heading)
      void keep(byHand.map((one) => ({ ...one, of: pathOf(endpoint) })))
      const before = chosen.read.byHand.filter(({ heading }) => !isChosen(heading))
      void tryRead(chosen.file, { ...chosen.read, byHand: [...byHand, ...before] }, beginReading())
    },
    /** Tries a file: nothing is written. */
    attempt: (given: File) => void attempt(given),
    write: () => {
      if (chosen) void run(chosen, false)
    },
    cancel: () => {
      running.current?.abort()
      if (stage.name === 'running' && stage.isReading) setStage({ name: 'choosing', failure: null })
    },
    again: () => setStage({ name: 'choosing', failure: null }),
  }
}
