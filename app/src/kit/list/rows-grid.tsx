import { EmptyState } from '@ronde/ui/empty-state'
import { ErrorPanel } from '@ronde/ui/error-panel'
import { Grid } from '@ronde/ui/grid'
import { useMemo } from 'react'
import { useText } from '../../locales/use-text.ts'
import type { RowsPart } from '../parts.ts'
import { readProblem } from '../record/read-problem.ts'
import type { AnyRow } from '../screen.ts'
import { PanelGrid } from './list.styles.ts'
import { useList } from './use-list.ts'

interface RowsGridProps {
  part: RowsPart
  label: string
  view: string
  slot: string
  /** Whose fields the call may take. */
  record: AnyRow
  /** Rows that are left out. Keep the same function between renders. */
  isOffered?: (row: AnyRow) => boolean
  selection?: ReadonlySet<string>
  onSelectionChange?: (change: { selection: ReadonlySet<string> }) => void
}

/** Rows to look at, or to choose from, in a panel or a dialog. */
export function RowsGrid({ part, label, view, slot, record, isOffered, selection, onSelectionChange }: RowsGridProps) {
  const text = useText()
  const list = useList(part, { view, slot, record })
  const { read, sort, address } = list
  const rows = useMemo(() => (isOffered ? list.rows.filter(isOffered) : list.rows), [list.rows, isOffered])
  return (
    <PanelGrid>
      <Grid
        label={label}
        rows={rows}
        rowKey={list.keyOf}
        columns={list.columns}
        state={list.isReady ? 'ready' : read.error && !read.value ? 'error' : 'loading'}
        sort={sort}
        onSortChange={({ sort: next }) => address.change({ sort: next })}
        selectionMode={selection ? 'multiple' : 'none'}
        {...(selection ? { selection } : {})}
        {...(onSelectionChange ? { onSelectionChange } : {})}
        empty={<EmptyState icon="list" title={text('list.empty')} />}
        error={read.error && <ErrorPanel message={readProblem(read, text)} onRetry={read.retry} />}
      />
    </PanelGrid>
  )
}
