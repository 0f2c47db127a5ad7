import { parentPort, workerData } from 'node:worker_threads'
import { type Line, type LineError, readLines } from './lines.ts'
import { type TableRefusal, Unread } from './limits.ts'

// Runs in a thread for each file, so that a slow or hostile file delays no other call.

/** A message of the thread: why the file is refused, or, at each request, some of its lines. */
export interface Told {
  refusal?: TableRefusal
  lines: readonly Line[]
  errors: readonly LineError[]
  isLast: boolean
}

/** Cells and characters in a message: receiving them takes a few milliseconds. */
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
