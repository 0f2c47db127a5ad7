import { SelectionBar } from '@ronde/ui/selection-bar'
import { actionItems } from '../actions/action-items.ts'
import { useText } from '../../locales/use-text.ts'
import { type PageActions, usePageActions } from '../actions/page-actions.ts'
import { hasBlocked, useWhy } from './why/use-why.ts'
import type { ListSelection } from '../rows/use-selection.ts'
import type { useGathering } from './use-gathering.ts'

interface SelectedRowsProps {
  selection: ListSelection
  gathering: ReturnType<typeof useGathering>
  /** View name of the rows. */
  view: string
  /** The selected row with the actions of its menu; null where several are selected. */
  row: PageActions['row']
}

/** Number of selected rows, number of those out of sight, and the actions on them. */
export function SelectedRows({ selection, gathering, view, row }: SelectedRowsProps) {
  const text = useText()
  const { keys, hidden, isAlone } = selection
  const { offers, words, progress } = gathering
  const why = useWhy()
  const listed = hasBlocked(offers) ? [...offers, why] : offers
  usePageActions({ name: words ?? text('list.selected', { count: keys.size }), offers, run: gathering.run, view, row })
  return (
    <SelectionBar
      count={keys.size}
      text={words}
      progress={progress}
      onStop={gathering.stop}
      hiddenCount={hidden.size}
      onShow={() => selection.showAlone(true)}
      onDrop={selection.dropHidden}
      onShowAll={isAlone ? () => selection.showAlone(false) : undefined}
      actions={actionItems(listed)}
      onAction={({ id }) => {
        if (id === why.id) return why.run?.()
        const offer = offers.find((known) => known.id === id)
        if (offer) gathering.run(offer)
      }}
      onDismiss={selection.clear}
    />
  )
}
