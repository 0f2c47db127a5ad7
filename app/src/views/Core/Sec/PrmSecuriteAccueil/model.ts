import { attach, createEvent, createStore, sample } from 'effector'
import { askOnceFx } from '../../../../kit/ask/ask-once.ts'
import { $text } from '../../../../locales/intl.ts'
import { sessionClosed } from '../../../../session/session.ts'
import { type Bulk, bulkAsked, bulkEnded } from '../../../../kit/actions/bulk.ts'
import type { AnyRow } from '../../../../kit/place/row.ts'
import { changedColumns, type Sheet, type SheetChanges } from './sheet.ts'

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
  effect: async ({ changes, text }, { place, title, sheet, columns }: Saving): Promise<Bulk> => {
    const { value } = await askOnceFx({ endpoint: sheet.rows, input: {} })
    const rows = sheet.joined(Array.isArray(value) ? (value as AnyRow[]) : [], []).map((row) => sheet.row(row, text))
    const items = changedColumns(rows, columns, changes[place] ?? {}).map(({ id, text: name, after }) => ({
      keys: [id],
      name,
      input: sheet.input(
        id,
        after.map((row) => row.id),
      ),
    }))
    return { place, title, endpoint: sheet.save, items }
  },
})

$sheetChanges
  .on(sheetChanged, (all, { place, changes }) => ({ ...all, [place]: changes }))
  .on(sheetDropped, (all, place) => ({ ...all, [place]: {} }))
  .on(bulkEnded, (all, { bulk, saved }) => {
    const changes = all[bulk.place]
    if (!changes) return all
    const columns = new Set(saved.flatMap(({ item }) => item.keys))
    return {
      ...all,
      [bulk.place]: Object.fromEntries(
        Object.entries(changes).filter(([cell]) => !columns.has(cell.slice(0, cell.indexOf(' ')))),
      ),
    }
  })
  .reset(sessionClosed)

sample({ clock: sheetSaveAsked, target: prepareFx })
sample({ clock: prepareFx.doneData, target: bulkAsked })
