import { textOf } from '../internal/columns/column-text.ts'
import type { Translate } from '../messages/index.ts'
import type { GridColumn, GridLocale } from '../internal/columns/column-types.ts'
import type { Track } from '../internal/columns/tracks.ts'

const oneLine = (text: string): string => text.replaceAll(/[\t\r\n]+/g, ' ')

/** Rows as tab-separated text, as spreadsheets paste it; several rows come under their headings. */
function rowsAsText<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  { locale, t }: Pick<CopyOptions<Row>, 'locale' | 't'>,
): string {
  const line = (row: Row) => columns.map((column) => oneLine(textOf(column, row, locale, t))).join('\t')
  return [columns.map(({ text }) => oneLine(text)).join('\t'), ...rows.map(line)].join('\n')
}

interface CopyOptions<Row> {
  /** The selected rows. */
  chosen: readonly Row[]
  /** The cell that the keyboard is on. */
  row: Row | undefined
  column: GridColumn<Row> | undefined
  tracks: readonly Track<Row>[]
  locale: GridLocale
  t: Translate
}

/** The selected rows as text, else the active cell; null where there is neither. */
export function copiedText<Row>({ chosen, row, column, tracks, ...ui }: CopyOptions<Row>): string | null {
  if (chosen.length > 0)
    return rowsAsText(
      chosen,
      tracks.flatMap((track) => track.column ?? []),
      ui,
    )
  return row && column ? textOf(column, row, ui.locale, ui.t) : null
}
