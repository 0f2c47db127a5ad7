import { attach, createEvent, sample } from 'effector'
import { callFx } from '../../base/call.ts'
import { $readings, isOneOf, type OneOf, type Question, readingId } from '../record/readings.ts'
import { $text } from '../../locales/intl.ts'
import type { Notice } from '../../notices/notice.ts'
import { noticed } from '../../notices/notices.ts'
import type { AnyRow } from '../screen.ts'
import { type Bulk, bulkAsked } from './bulk.ts'

/** What was done is to be taken back, over the rows as they stand after it. */
export interface Undo {
  /** Where the rows are read. */
  rows: Question
  /** The rows, where the answer is no list of them. */
  rowsOf?: ((answered: readonly AnyRow[]) => readonly AnyRow[]) | undefined
  key: string
  keys: readonly string[]
  /** The bulk over the rows as they are now, given all that are there. */
  bulk: (rows: readonly AnyRow[], all: readonly AnyRow[]) => Bulk | null
}

export const undoAsked = createEvent<Undo>()

/** Rows as they stand: those of the screen when they were read since, else read anew. What the save answered need not bear them. */
const nowFx = attach({
  source: $readings,
  effect: async (readings, { rows, rowsOf, key, keys, bulk }: Undo): Promise<Bulk | null> => {
    const reading = readings[readingId(rows)]
    const isThere = reading && reading.readers > 0 && reading.awaited === null && reading.error === null
    const value = isThere ? reading.value : (await callFx({ endpoint: rows.endpoint, input: rows.input })).value
    const wanted = new Set(keys)
    const answered = [value].flat().filter((row): row is AnyRow => typeof row === 'object' && row !== null)
    const all = rowsOf?.(answered) ?? answered
    return bulk(all.filter((row) => wanted.has(String(row[key]))), all)
  },
})
sample({ clock: undoAsked, target: nowFx })
// The rows are no longer as they were left: nobody is to believe that something was taken back.
sample({
  clock: nowFx.doneData,
  source: $text,
  filter: (_, bulk) => bulk === null || bulk.items.length === 0,
  fn: (text): Notice => ({ type: 'warning', text: text('undo.overtakenTold') }),
  target: noticed,
})
sample({ clock: nowFx.doneData, filter: (bulk): bulk is Bulk => bulk !== null && bulk.items.length > 0, target: bulkAsked })

/** The question by which the records of a source are read. */
export const questionOf = (source: Question['endpoint'] | OneOf<unknown>, input: unknown, key: string): Question => ({
  endpoint: isOneOf(source) ? source.list : source,
  input,
  key,
})
