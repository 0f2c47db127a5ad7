import { attach } from 'effector'
import { $messageFiles, $placesHeard, type Locale, locales, type Text, textOf } from '../../locales/intl.ts'
import { messagesOf } from '../../locales/messages.ts'
import type { Answer } from '@ronde/contracts/wire'
import type { Asked } from '../../base/call.ts'
import { rowsIn } from '../ask/question.ts'
import type { EditorContext, ReadSource, Source } from '../editor/context.ts'
import type { AnyRow } from '../place/row.ts'
import type { ImportTable } from './import-table.ts'

/** How a screen declares what its import takes. */
export interface TableShape {
  readonly sources: readonly Source[]
  /** Sources that only the rows of those tell. */
  further?(read: ReadSource): readonly Source[]
  /** Made of the rows of the sources; of those that could not be read there are none. */
  table(read: ReadSource, context: EditorContext): ImportTable
}

/** What an import takes, as far as it could be read. */
export interface TableRead {
  readonly table: ImportTable
  /** Every source was read, and all of it. */
  readonly isWhole: boolean
}

const noValues = {}

/** Asks the server, for this once. */
type Ask = (asked: Asked) => Promise<Answer<unknown>>

/** Reads, for this once, all that an import’s columns, values and records are made of. */
export async function readTable(
  { sources, further, table }: TableShape,
  context: EditorContext,
  ask: Ask,
): Promise<TableRead> {
  const found = new Map<Source, readonly unknown[]>()
  const read = ((source: Source) => found.get(source) ?? null) as ReadSource
  const bring = async (source: Source): Promise<boolean> => {
    const input = source.input(noValues, read, context, '')
    if (input === null) return true
    try {
      const { value, hasErrors } = await ask({ endpoint: source.from, input, isQuiet: true })
      const rows = rowsIn(value)
      if (!rows || hasErrors) return false
      found.set(source, rows)
      return true
    } catch {
      // What it would have told stays unknown.
      return false
    }
  }
  const own = await Promise.all(sources.map(bring))
  const more = await Promise.all((further?.(read) ?? []).map(bring))
  return { table: table(read, context), isWhole: [...own, ...more].every(Boolean) }
}

/** The table before anything was read: its own columns. */
export const unreadTable = ({ table }: TableShape, context: EditorContext): ImportTable => table(() => null, context)

/** Rows that are asked for at once. */
const atOnce = 4

interface Bringing {
  ask: Ask
  late: NonNullable<ImportTable['late']>
  rows: readonly AnyRow[]
  signal: AbortSignal
  onProgress: (done: number) => void
}

/** What no list tells, asked for row by row. Rejects with the call’s failure. */
export async function bringLate({ ask, late, rows, signal, onProgress }: Bringing) {
  const found = new Map<AnyRow, Readonly<Record<string, unknown>>>()
  const left = rows.values()
  const next = async (): Promise<void> => {
    for (const row of left) {
      signal.throwIfAborted()
      const { value, hasErrors } = await ask({ ...late.ask(row), isQuiet: true, signal })
      if (hasErrors) throw new Error('not whole')
      found.set(row, late.of(value))
      onProgress(found.size)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, next))
  return found
}

/** What says the messages of each language that are there now: headings of a file may be of either. */
export const allTextsFx = attach({
  source: { files: $messageFiles, places: $placesHeard },
  effect: async ({ files, places }): Promise<readonly Text[]> => {
    const speak = async (locale: Locale): Promise<Text[]> => {
      try {
        return [textOf(locale, await messagesOf(files, locale, places))]
      } catch {
        return []
      }
    }
    return (await Promise.all(locales.map(speak))).flat()
  },
})
