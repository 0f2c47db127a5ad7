import { LoadingView } from '@ronde/ui/loading-view'
import { Panel } from '@ronde/ui/panel'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../../../base/chunk.ts'
import { useText } from '../../../locales/use-text.ts'
import type { Place } from '../../place/place.ts'
import type { AnyRow } from '../../place/row.ts'
import type { HistoryOf } from './history-of.ts'

const RecordHistory = lazy(() =>
  loadChunk('history', () => import('./record-history.tsx')).then((module) => ({ default: module.RecordHistory })),
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
      <Suspense fallback={<LoadingView />}>{row && <RecordHistory of={of} record={row} place={place} />}</Suspense>
    </Panel>
  )
}
