import { Columns3 } from 'lucide-react'
import type { GridColumn, GridLayout } from '../internal/columns/column-types.ts'
import { later, useSoon } from '../internal/later.ts'
import { LaterPart } from '../internal/later-part/later-part.tsx'
import { useUi } from '../theme/ui-context.ts'
import { PopoverButton } from './popover-button.tsx'

export interface ColumnsMenuProps<Row> {
  /** Columns of the list, in their own order. */
  columns: readonly GridColumn<Row>[]
  /** Which columns are shown, in which order and how wide. */
  layout: GridLayout
  /** Called when the user shows, hides, moves or pins a column, or resets the layout. */
  onLayoutChange: (change: { layout: GridLayout }) => void
  /** The layout that "Reset" goes back to: columns that a screen hides at first are hidden again. @default emptyLayout */
  defaultLayout?: GridLayout
}

const panel = later(() => import('./columns-panel.tsx'))

/** Which columns are shown, in which order, which stay in view: the same as drags and the menus of headers do. */
export function ColumnsMenu<Row>(props: ColumnsMenuProps<Row>) {
  const { t } = useUi()
  useSoon(panel)
  return (
    <PopoverButton text={t('grid.columns')} icon={Columns3}>
      {() => <LaterPart part={panel}>{({ ColumnsPanel }) => <ColumnsPanel {...props} />}</LaterPart>}
    </PopoverButton>
  )
}
