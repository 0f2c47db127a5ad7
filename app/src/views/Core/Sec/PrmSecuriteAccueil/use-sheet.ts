import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import type { CallFailure } from '@ronde/contracts/wire'
import { useText } from '../../../../locales/use-text.ts'
import { useRead } from '../../../../kit/ask/use-read.ts'
import type { AnyRow } from '../../../../kit/place/row.ts'
import {
  cellId,
  changedColumns,
  differing,
  isSetIn,
  keptCells,
  lackedBy,
  type Sheet,
  type SheetCell,
  type SheetChanges,
  type SheetColumn,
  type SheetRow,
  withCells,
  withStored,
} from './sheet.ts'
import { $sheetChanges, $sheetSaving, $sheetStored, sheetChanged, sheetDropped, sheetSaveAsked } from './model.ts'

export interface SheetState {
  /** The rows; null until they are loaded. */
  rows: readonly SheetRow[] | null
  columns: readonly SheetColumn[]
  changes: SheetChanges
  changed: ReturnType<typeof changedColumns<SheetColumn>>
  isSaving: boolean
  error: CallFailure | null
  retry: () => void
  set: (cells: readonly SheetCell[], isSet: boolean) => void
  drop: () => void
  /** Why a cell cannot be unset; null when it can. */
  keptWhy: (cell: SheetCell) => string | null
  /** Text about the need that a set cell lacks; null when none. */
  lackOf: (row: SheetRow, column: SheetColumn) => string | null
  save: (title: string) => void
}

const none: readonly AnyRow[] = []
const listOf = (value: unknown): readonly AnyRow[] | null => (Array.isArray(value) ? (value as AnyRow[]) : null)

/** State of a sheet of flags on a screen, with its unsaved changes. */
export function useSheet(sheet: Sheet, place: string): SheetState {
  const text = useText()
  const [all, savedOf, saving] = useUnit([$sheetChanges, $sheetStored, $sheetSaving])
  const [change, drop, save] = useUnit([sheetChanged, sheetDropped, sheetSaveAsked])
  const rowsRead = useRead(sheet.rows, {})
  const alsoRead = useRead(sheet.also, {})
  const headings = useRead(sheet.columns, {})
  const given = listOf(rowsRead.value)
  // The sheet works without the further data too: the server refuses what it must.
  const also = listOf(alsoRead.value) ?? (alsoRead.error ? none : null)
  const known = savedOf[place]
  // Until the rows are read again, and where that fails, what was saved stands in them all the same.
  const saved = known && known.at > (rowsRead.answeredAt ?? 0) ? known.cells : undefined
  const rows = useMemo(() => {
    const read = given && also && sheet.joined(given, also).map((row) => sheet.row(row, text))
    return read && saved ? withStored(read, saved) : read
  }, [given, also, sheet, text, saved])
  const changes = useMemo(() => differing(rows ?? [], all[place] ?? {}), [rows, all, place])
  const columns = useMemo(() => listOf(headings.value)?.map((row) => sheet.column(row)) ?? [], [headings.value, sheet])
  const kept = useMemo(() => keptCells({ rows: rows ?? [], columns }, changes), [rows, columns, changes])
  const changed = useMemo(() => changedColumns(rows ?? [], columns, changes), [rows, columns, changes])
  return {
    rows: headings.value === null ? null : rows,
    columns,
    changes,
    changed,
    isSaving: saving === place,
    error: rowsRead.error ?? headings.error,
    retry: () => {
      rowsRead.retry()
      headings.retry()
    },
    // Over all changes: one that is stored by now may be of a save that is still under way.
    set: (cells, isSet) =>
      change({ place, changes: withCells({ rows: rows ?? [], columns }, all[place] ?? {}, cells, isSet) }),
    drop: () => drop(place),
    keptWhy: (cell) => (kept.has(cellId(cell)) ? text(sheet.words.kept) : null),
    lackOf: (row, column) => {
      const lacked = isSetIn(row, column.id, changes) ? lackedBy(row, column) : null
      return lacked && sheet.words.lacks(lacked, text)
    },
    save: (title) => save({ place, title, sheet, columns }),
  }
}
