import { LoadingView } from '@ronde/ui/loading-view'
import { Panel } from '@ronde/ui/panel'
import { laterPart } from '../../../base/later-part.tsx'
import { useText } from '../../../locales/use-text.ts'
import type { Place } from '../../place/place.ts'
import type { AnyRow } from '../../place/row.ts'
import type { HistoryOf } from './history-of.ts'

const RecordHistory = laterPart(
  'history',
  () => import('./record-history.tsx').then((module) => module.RecordHistory),
  <LoadingView />,
)

interface HistoryHostProps {
  of: HistoryOf
  row: AnyRow | null
  place: Place
  onClose: () => void
}

/** The history of a record beside its home; its code is loaded when it first opens. */
export function HistoryHost({ of, row, place, onClose }: HistoryHostProps) {
  const text = useText()
  return (
    <Panel title={text('action.VoirHistorique')} width={560} onOpenChange={onClose}>
      {row && <RecordHistory of={of} record={row} place={place} />}
    </Panel>
  )
}
