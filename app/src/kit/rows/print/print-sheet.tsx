import { filterText, type GridColumn, textOf } from '@ronde/ui/grid'
import { Dialog } from '@ronde/ui/dialog'
import { Button } from '@ronde/ui/button'
import { Progress } from '@ronde/ui/progress'
import { useUi } from '@ronde/ui/theme'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatInstant } from '../../../base/dates.ts'
import { useText } from '../../../locales/use-text.ts'
import type { AnyRow } from '../../place/row.ts'
import type { RowsOf } from '../shape.ts'
import { useAllRows } from '../use-all-rows.ts'
import type { ListState } from '../use-list.ts'
import { OnlySheet, Sheet } from './print.styles.ts'

export interface PrintSheetProps {
  title: string
  list: ListState
  config: RowsOf['config']
  /** Rows that were selected; null: all of the list. */
  selected: readonly AnyRow[] | null
  /** Columns that are shown, in their order. */
  columns: readonly GridColumn<AnyRow>[]
  onClose: () => void
}

/** Rows on paper at most: some hundred pages. */
const most = 5_000

/** Prints the rows of a list as they are searched, filtered and sorted: title, filters in words, date, page numbers, and nothing of the screen. */
export function PrintSheet({ title, list, config, selected, columns, onClose }: PrintSheetProps) {
  const text = useText()
  const { t, locale } = useUi()
  const all = useAllRows(list, config.rowsOf, selected === null)
  const rows = selected ?? all.rows
  const isReady = selected !== null || all.isReady
  const [at] = useState(() => new Date().toISOString())
  useEffect(() => {
    if (!isReady) return
    globalThis.addEventListener('afterprint', onClose)
    // Once the sheet is drawn: the browser prints what is there.
    const frame = requestAnimationFrame(() => globalThis.print())
    return () => {
      cancelAnimationFrame(frame)
      globalThis.removeEventListener('afterprint', onClose)
    }
  }, [isReady, onClose])
  const { search, filters } = list.address
  const words = [
    ...(search === '' ? [] : [text('print.search', { search })]),
    ...list.columns.flatMap((column) => {
      const said = filterText(filters[column.id], {
        t,
        locale,
        textOf: (code) => column.format?.(code, {}) ?? code,
      })
      return said === '' ? [] : [text('print.filter', { name: column.text, value: said })]
    }),
    ...(selected ? [text('list.selected', { count: selected.length })] : []),
  ]
  return (
    <>
      {!isReady && (
        <Dialog
          title={text('print.title')}
          onClose={onClose}
          footer={<Button onPress={onClose}>{text('editor.cancel')}</Button>}
        >
          {all.hasFailed ? (
            <p role="alert">
              {text('export.uncounted')} <Button onPress={all.retry}>{text('refused.retry')}</Button>
            </p>
          ) : (
            <Progress kind="bar" label={text('export.counting')} />
          )}
        </Dialog>
      )}
      {isReady &&
        createPortal(
          <Sheet data-print-sheet="">
            <OnlySheet />
            <h1>{title}</h1>
            <p>
              {[
                formatInstant(at, 'dateTime'),
                text(rows.length > most ? 'print.first' : 'print.count', { count: rows.length, most }),
                ...words,
              ].join(' · ')}
            </p>
            <table>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column.id} scope="col" data-number={column.dataType === 'number' || undefined}>
                      {column.text}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.slice(0, most).map((row) => (
                  <tr key={list.keyOf(row)}>
                    {columns.map((column) => (
                      <td key={column.id} data-number={column.dataType === 'number' || undefined}>
                        {textOf(column, row, text.locale)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Sheet>,
          document.body,
        )}
    </>
  )
}
