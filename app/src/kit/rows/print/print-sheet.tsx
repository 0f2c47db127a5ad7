import type { GridColumn } from '@ronde/ui/grid'
import { Dialog } from '@ronde/ui/dialog'
import { Button } from '@ronde/ui/button'
import { Progress } from '@ronde/ui/progress'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { formatInstant } from '../../../base/dates.ts'
import { useText } from '../../../locales/use-text.ts'
import type { AnyRow } from '../../place/row.ts'
import type { RowsOf } from '../shape.ts'
import { useAllRows } from '../use-all-rows.ts'
import type { ListState } from '../use-list.ts'
import { PaperRows } from './paper-rows.tsx'
import { mostOnPaper } from './paper-table.tsx'
import { OnlySheet, Sheet } from './print.styles.ts'
import { usePrinted } from './use-printed.ts'

export interface PrintSheetProps {
  title: string
  list: ListState
  config: RowsOf['config']
  /** The selected rows; null: all rows of the list. */
  selected: readonly AnyRow[] | null
  /** Columns that are shown, in their order. */
  columns: readonly GridColumn<AnyRow>[]
  onClose: () => void
}

/** Prints the rows of a list as searched, filtered and sorted, with title, filters in words, date and page numbers, without the rest of the screen. */
export function PrintSheet({ title, list, config, selected, columns, onClose }: PrintSheetProps) {
  const text = useText()
  const all = useAllRows(list, config.rowsOf, selected === null, mostOnPaper)
  const rows = selected ?? all.rows
  const isReady = selected !== null || all.isReady
  const [at] = useState(() => new Date().toISOString())
  usePrinted(isReady, onClose)
  return (
    <>
      {!isReady && (
        <Dialog
          title={text('print.title')}
          onOpenChange={onClose}
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
            <PaperRows
              list={list}
              config={config}
              columns={columns}
              rows={rows}
              count={selected?.length ?? all.count}
              among={all.all}
              isSelected={selected !== null}
              words={[
                formatInstant(at, 'dateTime'),
                ...(selected ? [text('list.selected', { count: selected.length })] : []),
              ]}
            />
          </Sheet>,
          document.body,
        )}
    </>
  )
}
