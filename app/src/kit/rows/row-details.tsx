import { Button } from '@ronde/ui/button'
import { DescriptionList } from '@ronde/ui/description-list'
import { Dialog } from '@ronde/ui/dialog'
import { type GridColumn, textOf } from '@ronde/ui/grid'
import { useText } from '../../locales/use-text.ts'
import type { FieldShown } from './shape.ts'
import type { AnyRow } from '../place/row.ts'

interface RowDetailsProps {
  title: string
  columns: readonly GridColumn<AnyRow>[]
  fields: readonly FieldShown<AnyRow>[]
  row: AnyRow
  onClose: () => void
}

/** All columns of a row, hidden ones too, with their whole text. */
export function RowDetails({ title, columns, fields, row, onClose }: RowDetailsProps) {
  const text = useText()
  return (
    <Dialog
      title={title}
      width={720}
      onOpenChange={onClose}
      footer={
        <Button tone="primary" onPress={onClose}>
          {text('list.close')}
        </Button>
      }
    >
      <DescriptionList
        items={columns.map((column) => ({
          id: column.id,
          term: column.text,
          value:
            fields.find(({ field }) => field === column.id)?.whole?.(row) ||
            column.cell?.(row) ||
            textOf(column, row, text.locale),
        }))}
      />
    </Dialog>
  )
}
