import { parentPort, workerData } from 'node:worker_threads'
import { type Line, type LineError, readLines } from './lines.ts'
import { type TableRefusal, Unread } from './limits.ts'

// Runs as a thread, one for each file: whatever a file does to its reader, nobody else waits for it.

/** What the thread tells: why the file is not read, or, as often as it is asked, some of its lines. */
export interface Told {
  refusal?: TableRefusal
  lines: readonly Line[]
  errors: readonly LineError[]
  isLast: boolean
}

/** Cells and characters that are told at a time: they are taken over in some milliseconds. */
const slice = { cells: 5_000, characters: 200_000 }

function* slicesOf(lines: readonly Line[]): Generator<Line[]> {
  let [part, size] = [[] as Line[], 0]
  for (const line of lines) {
    part.push(line)
    size += Math.max(
      line.cells.length / slice.cells,
      line.cells.reduce((sum, cell) => sum + cell.length, 0) / slice.characters,
    )
    if (size < 1) continue
    yield part
    ;[part, size] = [[], 0]
  }
  yield part
}

async function* tell(): AsyncGenerator<Told> {
  try {
    const { lines, errors } = await readLines(workerData as Uint8Array)
    for (const part of slicesOf(lines)) yield { lines: part, errors: [], isLast: false }
    yield { lines: [], errors, isLast: true }
  } catch (error) {
    if (!(error instanceof Unread)) throw error
    yield { refusal: error.refusal, lines: [], errors: [], isLast: true }
  }
}

const told = tell()
const tellNext = async (): Promise<void> => {
  const { done, value } = await told.next()
  if (!done) parentPort?.postMessage(value)
}
parentPort?.on('message', () => void tellNext())
