import type { RefAction } from '@ronde/contracts/actions'
import { Panel } from '@ronde/ui/panel'
import { useText } from '../../locales/use-text.ts'
import { RowsGrid } from '../rows/rows-grid.tsx'
import type { AnyRow } from '../place/row.ts'
import type { Place } from '../place/place.ts'
import type { PanelAction } from './action.ts'

interface PanelLayerProps {
  action: PanelAction<AnyRow>
  name: RefAction
  row: AnyRow | null
  /** Name of the row; '' where it is not known. */
  rowName: string
  place: Place
  onClose: () => void
}

/** Beside a screen: rows that belong to a row, or a component. Rows are asked with the row's own fields. */
export function PanelLayer({ action: { content }, name, row, rowName, place, onClose }: PanelLayerProps) {
  const text = useText()
  if (!('part' in content)) {
    const Content = content
    return <Content row={row} place={place} onClose={onClose} />
  }
  const title = content.title ? text(content.title) : text.of(`action.${name}`, name)
  return (
    <Panel
      title={rowName === '' ? title : text('panel.of', { title, name: rowName })}
      width={720}
      onOpenChange={onClose}
    >
      <RowsGrid part={content} label={title} place={place.at(row)} slot="p9." />
    </Panel>
  )
}
