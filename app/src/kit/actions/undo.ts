import { attach, createEvent, createStore, sample } from 'effector'
import { askOnceFx } from '../ask/ask-once.ts'
import { $answers } from '../ask/answers.ts'
import { byValues } from '../rows/by-values.ts'
import { type Question, questionId } from '../ask/question.ts'
import { $text } from '../../locales/intl.ts'
import type { Notice, NoticeButton } from '../../notices/notice.ts'
import { noticed } from '../../notices/notices.ts'
import { takeBackAgain, takeBackFailed } from '../../notices/taking-back.ts'
import { type AnyRow, isRecord } from '../place/row.ts'
import { sessionClosed } from '../../session/session.ts'
import { $isBulkRunning, type Bulk, bulkAsked, bulkEnded } from './bulk.ts'

/** An undo, applied to the rows as they are after the change. */
export interface Undo {
  /** The call that reads the rows. */
  rows: Question
  /** Gives the rows of an answer that is not a list of them. */
  rowsOf?: ((answered: readonly AnyRow[]) => readonly AnyRow[]) | undefined
  key: string
  keys: readonly string[]
  /** Makes the bulk change for the current rows; called with all existing ones. */
  bulk: (rows: readonly AnyRow[], all: readonly AnyRow[]) => Bulk | null
  /** The button that was pressed for it: offered again where the rows cannot be read. */
  offer?: NoticeButton | undefined
}

export const undoAsked = createEvent<Undo>()

/** Current rows: the screen's when they were read since the change, else read again. The answer of the save may not contain them. */
const nowFx = attach({
  source: $answers,
  effect: async (readings, { rows, rowsOf, key, keys, bulk }: Undo): Promise<Bulk | null> => {
    const reading = readings[questionId(rows)]
    const isThere = reading && reading.readers > 0 && reading.awaited === null && reading.error === null
    const read = async ({ endpoint, input }: Question) => (await askOnceFx({ endpoint, input })).value
    const value = isThere
      ? reading.value
      : rows.isServed
        ? (await Promise.all(byValues(rows, key, keys).map(read))).flat()
        : await read(rows)
    const wanted = new Set(keys)
    const answered = [value].flat().filter(isRecord)
    const all = rowsOf?.(answered) ?? answered
    return bulk(
      all.filter((row) => wanted.has(String(row[key]))),
      all,
    )
  },
})

/** Pending undos: one pressed while several rows are being changed runs once they are done. */
const $waiting = createStore<readonly Undo[]>([], { serialize: 'ignore' })
  .on(undoAsked, (waiting, undo) => [...waiting, undo])
  .on(nowFx, ([, ...waiting]) => waiting)
  .reset(sessionClosed)
/** The rows have been changed again since. */
const overtaken = nowFx.doneData.filter({ fn: (bulk) => bulk === null || bulk.items.length === 0 })
// An undo that changes nothing is reported.
sample({
  clock: overtaken,
  source: $text,
  fn: (text): Notice => ({ type: 'warning', text: text('undo.overtakenTold') }),
  target: noticed,
})
sample({ clock: nowFx.fail.filterMap(({ params }) => params.offer), target: takeBackFailed })
sample({
  clock: takeBackAgain,
  source: $text,
  fn: (text, button): Notice => ({ type: 'warning', text: text('undo.unread'), button }),
  target: noticed,
})
const found = sample({
  clock: nowFx.done,
  source: $isBulkRunning,
  filter: (_, { result }) => result !== null && result.items.length > 0,
  fn: (isRunning, { params, result }) => ({ isRunning, undo: params, bulk: result as Bulk }),
})
sample({ clock: found, filter: ({ isRunning }) => !isRunning, fn: ({ bulk }) => bulk, target: bulkAsked })
// Another bulk started while the rows were being read: they are read again once it has ended.
sample({ clock: found, filter: ({ isRunning }) => isRunning, fn: ({ undo }) => undo, target: undoAsked })

sample({
  clock: [undoAsked, bulkEnded, overtaken, nowFx.fail],
  source: { waiting: $waiting, isRunning: $isBulkRunning, isReading: nowFx.pending },
  filter: ({ waiting, isRunning, isReading }) => waiting.length > 0 && !isRunning && !isReading,
  fn: ({ waiting }) => waiting[0] as Undo,
  target: nowFx,
})
