import { CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Icon } from '../icon/index.ts'
import { useAwaited } from '../internal/awaited.ts'
import { Retry } from '../internal/plain-button.styles.ts'
import { Slot } from '../internal/rows/rows.styles.ts'
import { Spinner } from '../internal/spinner.styles.ts'
import { useUi } from '../theme/ui-context.ts'
import { moving } from './later-moving.ts'
import type { LoadState } from './tree-state.ts'
import { Bar } from './tree.styles.ts'
import type { TreeNotice } from './use-tree-notice.ts'

/** In ms: a move that is saved sooner needs no words but those of its outcome. */
const patience = 500

interface TreeNoticesProps {
  /** How the search in branches that are not loaded goes. */
  asking: LoadState | null
  onAskAgain: () => void
  /** A move is being saved. */
  isMoving: boolean
  notice: TreeNotice | null
  onDismiss: () => void
}

/** How a search goes beyond the branches that are loaded, a move that takes long, and the outcome of a move. */
export function TreeNotices({ asking, onAskAgain, isMoving, notice, onDismiss }: TreeNoticesProps) {
  const { t } = useUi()
  const [isSlow, setSlow] = useState(false)
  useAwaited(isMoving ? t('tree.moving') : null)
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setTimeout(() => setSlow(true), patience)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isMoving])
  return (
    <>
      {asking && (
        <Bar role="status">
          {asking === 'pending' ? <Spinner aria-hidden /> : <Icon name={CircleAlert} />}
          <span>{t(asking === 'pending' ? 'tree.searching' : 'tree.searchFailed')}</span>
          {asking === 'failed' && (
            <Retry type="button" onClick={onAskAgain}>
              {t('tree.retry')}
            </Retry>
          )}
        </Bar>
      )}
      {isSlow && (
        <Bar>
          <Spinner aria-hidden />
          <span>{t('tree.moving')}</span>
        </Bar>
      )}
      {/* Always there, so that a change of it is read out. */}
      <div role="status">{notice && tell(notice)}</div>
    </>
  )

  function tell(told: TreeNotice) {
    if (told.tone === 'quiet') return <Slot data-place="unseen">{told.text}</Slot>
    if (moving.now) return <moving.now.MoveNotice notice={told} onDismiss={onDismiss} />
    // The module that moves could not be fetched, and the notice says so.
    return (
      <Bar>
        <Icon name={CircleAlert} />
        <span>{told.text}</span>
      </Bar>
    )
  }
}
