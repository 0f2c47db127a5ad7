import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Places } from '../database/places.ts'
import { givenUp, HttpFailure, Refusal } from '../messages/failure.ts'
import { type Line, type LineError } from './lines.ts'
import { failureFor, most } from './limits.ts'
import type { Told } from './table-thread.ts'

/** The content of a file of rows and columns. */
export interface ReadTable {
  header: readonly string[]
  lines: readonly Line[]
  errors: readonly LineError[]
}

// Two files at once: a slow one does not block the other, and more would only share the same processors and memory.
const places = new Places({ ofOne: 2 })

/** Limits of reading a file: seconds, and megabytes of memory. */
interface Effort {
  seconds: number
  memory: number
}

/** The lines of a file, requested from a thread. The thread ends when the caller disconnects, and at its time limit. */
async function linesOf(
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
  { seconds, memory }: Effort,
): Promise<Omit<ReadTable, 'header'>> {
  const thread = new Worker(new URL('./table-thread.ts', import.meta.url), {
    workerData: bytes,
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: memory },
  })
  const late = AbortSignal.timeout(seconds * 1_000)
  const [lines, errors]: [Line[], LineError[]] = [[], []]
  try {
    const messages = on(thread, 'message', {
      signal: AbortSignal.any([signal, late]),
      close: ['exit'],
    }) as AsyncIterable<[Told]>
    thread.postMessage('next')
    for await (const [told] of messages) {
      if (told.refusal) throw failureFor(told.refusal)
      for (const line of told.lines) lines.push(line)
      errors.push(...told.errors)
      if (told.isLast) return { lines, errors }
      thread.postMessage('next')
    }
    throw new Error('the thread that reads a table ended')
  } catch (error) {
    if (late.aborted) throw new HttpFailure(413, 'tooLongToRead', { secondes: seconds })
    const { code } = error as { code?: unknown }
    if (code === 'ERR_WORKER_OUT_OF_MEMORY') throw new HttpFailure(413, 'tooComplex')
    throw signal.aborted ? givenUp() : error
  } finally {
    await thread.terminate()
  }
}

/**
 * Reads CSV or the first sheet of XLSX in another thread. Throws 413 past a limit, 415 for other files, and `Fichier vide`;
 * `signal` aborts the reading.
 */
export async function readTable(file: Blob, signal: AbortSignal, effort: Effort = most): Promise<ReadTable> {
  const leave = await places.enter('', signal)
  try {
    const { lines, errors } = await linesOf(await file.bytes(), signal, effort)
    const [header, ...rest] = lines
    if (errors.length === 0 && rest.length === 0) throw new Refusal('emptyFile')
    return { header: (header?.cells ?? []).map((name) => name.trim()), lines: rest, errors }
  } finally {
    leave()
  }
}
