import { CircleAlert } from 'lucide-react'
import { Icon } from '../icon/index.ts'
import { Retry } from '../internal/plain-button.styles.ts'
import { Spinner } from '../internal/spinner.styles.ts'
import { useUi } from '../theme/ui-context.ts'
import { moving } from './later-moving.ts'
import type { TreeViewProps } from './tree-props.ts'
import type { LoadState } from './tree-state.ts'
import { Slot } from '../internal/rows/rows.styles.ts'
import { Bar } from './tree.styles.ts'
import type { TreeNotice } from './use-tree-notice.ts'

export interface TreeSlotProps
  extends Pick<TreeViewProps, 'empty' | 'noMatch' | 'error'>, Required<Pick<TreeViewProps, 'state'>> {
  isFiltered: boolean
  /** Rows shown. */
  count: number
  /** How much a search found; null without one. */
  hits: number | null
  /** How the search in what is not loaded goes. */
  asking: LoadState | null
  onAskAgain: () => void
  notice: TreeNotice | null
  onDismiss: () => void
  hasHeader: boolean
}

/** What is told beside the rows: that there are none, how a search goes, what became of a move. Always there, so that a change of it is read out. */
export function TreeSlot(props: TreeSlotProps) {
  const { state, count, asking, notice, error, hasHeader } = props
  const { t } = useUi()
  const place = count > 0 ? (state === 'error' ? 'under' : 'unseen') : state === 'loading' ? 'unseen' : 'instead'
  return (
    <>
      <Slot role="status" data-place={place} data-header={hasHeader || undefined}>
        {said(props, t)}
      </Slot>
      {asking && (
        <Bar role="status">
          {asking === 'pending' ? <Spinner aria-hidden /> : <Icon name={CircleAlert} />}
          <span>{t(asking === 'pending' ? 'tree.searching' : 'tree.searchFailed')}</span>
          {asking === 'failed' && (
            <Retry type="button" onClick={props.onAskAgain}>
              {t('tree.retry')}
            </Retry>
          )}
        </Bar>
      )}
      <div role="status">{notice && tell(notice)}</div>
    </>
  )

  function tell(told: TreeNotice) {
    if (told.tone === 'quiet') return <Slot data-place="unseen">{told.text}</Slot>
    if (moving.now) return <moving.now.MoveNotice notice={told} onDismiss={props.onDismiss} />
    // What moves could not be fetched, and tells so.
    return (
      <Bar>
        <Icon name={CircleAlert} />
        <span>{told.text}</span>
      </Bar>
    )
  }

  function said({ isFiltered, hits, empty, noMatch }: TreeSlotProps, say: typeof t) {
    if (state === 'error') return error ?? say('tree.error')
    if (count > 0) return hits === null ? null : hits === 1 ? say('tree.oneHit') : say('tree.hits', { n: hits })
    if (state === 'loading' || asking === 'pending') return say('tree.loading')
    return isFiltered ? (noMatch ?? say('tree.noMatch')) : (empty ?? say('tree.empty'))
  }
}
