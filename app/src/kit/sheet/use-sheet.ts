import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import type { CallFailure } from '@ronde/contracts/wire'
import { useText } from '../../locales/use-text.ts'
import { useRead } from '../record/use-read.ts'
import type { AnyRow } from '../screen.ts'
import { changedColumns, type Sheet, type SheetCell, type SheetChanges, type SheetRow, withCells } from './sheet.ts'
import { $sheetChanges, sheetChanged, sheetDropped, sheetSaveAsked } from './sheet-model.ts'

export interface SheetState {
  /** Null until they are there. */
  rows: readonly SheetRow[] | null
  columns: readonly { id: string; text: string }[]
  changes: SheetChanges
  changed: ReturnType<typeof changedColumns>
  error: CallFailure | null
  retry: () => void
  set: (cells: readonly SheetCell[], isSet: boolean) => void
  drop: () => void
  save: (title: string) => void
}

const noChanges: SheetChanges = {}
const listOf = (value: unknown): readonly AnyRow[] | null => (Array.isArray(value) ? (value as AnyRow[]) : null)

/** A sheet of flags as it stands on a screen, with what is changed and not saved. */
export function useSheet(sheet: Sheet, place: string): SheetState {
  const text = useText()
  const [all, change, drop, save] = useUnit([$sheetChanges, sheetChanged, sheetDropped, sheetSaveAsked])
  const rowsRead = useRead(sheet.rows, {})
  const columnsRead = useRead(sheet.columns, {})
  const changes = all[place] ?? noChanges
  const rows = useMemo(() => listOf(rowsRead.value)?.map((row) => sheet.row(row, text)) ?? null, [rowsRead.value, sheet, text])
  const columns = useMemo(() => listOf(columnsRead.value)?.map((row) => sheet.column(row)) ?? [], [columnsRead.value, sheet])
  const changed = useMemo(() => changedColumns(rows ?? [], columns, changes), [rows, columns, changes])
  return {
    rows: columnsRead.value === null ? null : rows,
    columns,
    changes,
    changed,
    error: rowsRead.error ?? columnsRead.error,
    retry: () => {
      rowsRead.retry()
      columnsRead.retry()
    },
    set: (cells, isSet) => change({ place, changes: withCells(rows ?? [], changes, cells, isSet) }),
    drop: () => drop(place),
    save: (title) => save({ place, title, sheet, columns }),
  }
}
