import { textOf } from '../internal/columns/column-text.ts'
import type { GridColumn, GridLocale } from '../internal/columns/column-types.ts'

const oneLine = (text: string): string => text.replaceAll(/[\t\r\n]+/g, ' ')

/** Rows as tab-separated text, as spreadsheets paste it; several rows come under their headings. */
export function rowsAsText<Row>(rows: readonly Row[], columns: readonly GridColumn<Row>[], locale: GridLocale): string {
  const line = (row: Row) => columns.map((column) => oneLine(textOf(column, row, locale))).join('\t')
  return [columns.map(({ text }) => oneLine(text)).join('\t'), ...rows.map(line)].join('\n')
}
