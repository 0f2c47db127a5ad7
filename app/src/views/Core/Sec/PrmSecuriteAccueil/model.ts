import { attach, createEvent, createStore, sample } from 'effector'
import { changed } from '../../../../kit/ask/answers.ts'
import { askOnceFx } from '../../../../kit/ask/ask-once.ts'
import { $text } from '../../../../locales/intl.ts'
import type { Notice } from '../../../../notices/notice.ts'
import { noticed } from '../../../../notices/notices.ts'
import { $clock } from '../../../../session/clock.ts'
import { sessionClosed } from '../../../../session/session.ts'
import { $isBulkRunning, type Bulk, bulkAsked, bulkEnded } from '../../../../kit/actions/bulk.ts'
import type { AnyRow } from '../../../../kit/place/row.ts'
import { changedColumns, columnOf, differing, type Sheet, type SheetChanges } from './sheet.ts'

/** Unsaved changes of a sheet, by its screen. */
export const $sheetChanges = createStore<Readonly<Record<string, SheetChanges>>>({}, { serialize: 'ignore' })
export const sheetChanged = createEvent<{ place: string; changes: SheetChanges }>()
/** Discards the unsaved changes of a screen's sheet. */
export const sheetDropped = createEvent<string>()

interface Saving {
  place: string
  /** Title of the save. */
  title: string
  sheet: Sheet
  columns: readonly { id: string; text: string }[]
}
export const sheetSaveAsked = createEvent<Saving>()

/** A column is saved whole: the sheet is loaded again first, so that other users' changes stay. */
const prepareFx = attach({
  source: { changes: $sheetChanges, text: $text },
  effect: async (
    { changes, text },
    { place, title, sheet, columns }: Saving,
  ): Promise<{ bulk: Bulk; sent: SheetChanges }> => {
    const { value } = await askOnceFx({ endpoint: sheet.rows, input: {} })
    const rows = sheet.joined(Array.isArray(value) ? (value as AnyRow[]) : [], []).map((row) => sheet.row(row, text))
    const sent = changes[place] ?? {}
    const items = changedColumns(rows, columns, differing(rows, sent)).map(({ id, text: name, after }) => ({
      keys: [id],
      name,
      input: sheet.input(
        id,
        after.map((row) => row.id),
      ),
    }))
    return { bulk: { place, title, endpoint: sheet.save, items }, sent }
  },
})

const prepared = sample({
  clock: prepareFx.doneData,
  source: $isBulkRunning,
  fn: (isRefused, { bulk, sent }) => ({ bulk, sent, isRefused }),
})

/** Changes that the last save of a screen's sheet sent, unless they were discarded since. */
const $sentChanges = createStore<Readonly<Record<string, SheetChanges>>>({}, { serialize: 'ignore' })
  .on(prepared, (all, { bulk, sent, isRefused }) => (isRefused ? all : { ...all, [bulk.place]: sent }))
  .on(sheetDropped, (all, place) => ({ ...all, [place]: {} }))
  .reset(sessionClosed)

$sheetChanges
  .on(sheetChanged, (all, { place, changes }) => ({ ...all, [place]: changes }))
  .on(sheetDropped, (all, place) => ({ ...all, [place]: {} }))
  .on(
    sample({ clock: bulkEnded, source: $sentChanges, fn: (sent, { bulk, saved }) => ({ bulk, saved, sent }) }),
    (all, { bulk: { place }, saved, sent }) => {
      const columns = new Set(saved.flatMap(({ item }) => item.keys))
      const changes = new Map(Object.entries(all[place] ?? {}))
      for (const [cell, isSet] of Object.entries(sent[place] ?? {})) {
        if (!columns.has(columnOf(cell))) continue
        // Toggled back meanwhile, it differs from what is stored now.
        if (changes.get(cell) === isSet) changes.delete(cell)
        else changes.set(cell, !isSet)
      }
      return { ...all, [place]: Object.fromEntries(changes) }
    },
  )
  .reset(sessionClosed)

/** The screen whose sheet is being saved; null: none. */
export const $sheetSaving = createStore<string | null>(null)
  .on(sheetSaveAsked, (_, { place }) => place)
  .on([prepareFx.fail, bulkEnded], () => null)
  .on(prepared, (place, { bulk, isRefused }) => (isRefused || bulk.items.length === 0 ? null : place))
  .reset(sessionClosed)

/** Cells that are known to be stored although the rows were read before that, and the time at which they were saved, by screen. */
export const $sheetStored = createStore<Readonly<Record<string, { at: number; cells: SheetChanges }>>>(
  {},
  { serialize: 'ignore' },
).reset(sessionClosed)
sample({
  clock: bulkEnded,
  source: { stored: $sheetStored, sent: $sentChanges, clock: $clock },
  fn: ({ stored, sent, clock }, { bulk: { place }, saved }) => {
    const columns = new Set(saved.flatMap(({ item }) => item.keys))
    const cells = Object.entries(sent[place] ?? {}).filter(([cell]) => columns.has(columnOf(cell)))
    return { ...stored, [place]: { at: clock().wall, cells: Object.fromEntries(cells) } }
  },
  target: $sheetStored,
})

sample({ clock: sheetSaveAsked, target: prepareFx })
sample({ clock: prepared, fn: ({ bulk }) => bulk, target: bulkAsked })
// All of it is stored by now: the rows on the page are old.
const old = sample({ clock: prepared, filter: ({ bulk }) => bulk.items.length === 0 })
sample({ clock: old, fn: ({ bulk: { endpoint } }) => ({ endpoint, value: [] }), target: changed })
sample({
  clock: old,
  source: $text,
  fn: (text): Notice => ({ type: 'info', text: text('sheet.stored') }),
  target: noticed,
})
