import { Button } from '@ronde/ui/button'
import { Dialog } from '@ronde/ui/dialog'
import { type GridColumn, textOf } from '@ronde/ui/grid'
import { useText } from '../../locales/use-text.ts'
import { Facts } from '../record/record.styles.ts'
import { WholeText } from './row-details.styles.ts'
import type { AnyRow } from '../screen.ts'

interface RowDetailsProps {
  title: string
  columns: readonly GridColumn<AnyRow>[]
  row: AnyRow
  onClose: () => void
}

/** A row of a list, whole: every column, those that are hidden too, whatever its length. */
export function RowDetails({ title, columns, row, onClose }: RowDetailsProps) {
  const text = useText()
  return (
    <Dialog
      title={title}
      width={720}
      onClose={onClose}
      footer={
        <Button tone="primary" onPress={onClose}>
          {text('list.close')}
        </Button>
      }
    >
      <Facts>
        {columns.map((column) => (
          <div key={column.id} style={{ display: 'contents' }}>
            <dt>{column.text}</dt>
            <WholeText>{column.cell?.(row) ?? (textOf(column, row, text.locale) || '–')}</WholeText>
          </div>
        ))}
      </Facts>
    </Dialog>
  )
}
