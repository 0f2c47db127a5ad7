import type { GridColumn } from '@ronde/ui/grid'
import type { Text } from '../../locales/intl.ts'
import type { FieldShown } from '../parts.ts'
import type { AnyRow } from '../screen.ts'

/** The name of a field on a screen: `<view>.<field>` where the screen has a name of its own for it, else `field.<field>`. */
export const fieldLabel = (text: Text, view: string, field: string): string => text.first([`${view}.${field}`, `field.${field}`], field)

/** The columns of a list as the grid takes them. */
export const gridColumns = (columns: readonly FieldShown<AnyRow>[], view: string, text: Text): GridColumn<AnyRow>[] =>
  columns.map(({ field, value, dataType, isCode, cell, isUnsorted, width, share }, at) => ({
    id: field,
    text: fieldLabel(text, view, field),
    value: value ? (row: AnyRow) => value(row, text) : (row: AnyRow) => row[field],
    dataType: dataType ?? 'text',
    ...(isCode ? { format: (code: unknown) => (typeof code === 'string' && code ? text.of(`code.${code}`, code) : '') } : {}),
    ...(cell ? { cell } : {}),
    ...(isUnsorted ? { isSortable: false } : {}),
    // The width of a column with a share is its least, and that of the first, by which a row is known.
    ...(share ? { share } : width ? { share: 0 } : {}),
    ...(width ? { width, ...(share || at === 0 ? { minWidth: width } : {}) } : {}),
  }))

/** What a field of a record says where nothing else is known of it; '' when that is no text. */
export const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
