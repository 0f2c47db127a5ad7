import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { mergeProps, useObjectRef } from 'react-aria'
import { Button } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { ActionRow } from '../internal/actions/index.ts'
import type { ActionItem } from '../internal/actions/index.ts'
import { leavePressesTo } from '../internal/stray-press.ts'
import { Progress } from '../progress/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { Counted, Hidden, Line, Root, Running, Sight, Texts } from './selection-bar.styles.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** How far an action on the selected is. */
export interface SelectionProgress {
  /** Names the work under way. */
  label: string
  /** How many are done. */
  done: number
  /** How many there are. */
  total: number
}

export interface SelectionBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role'> {
  /** How many are selected. */
  count: number
  /** Text shown instead of “3 selected”. */
  text?: ReactNode
  /** How many of them a search or filters hide. @default 0 */
  hiddenCount?: number
  /** Called by the button that lists only the selected rows, shown while some of them are hidden; without it none shows. */
  onShow?: () => void
  /** Called by the button that removes hidden rows from the selection; without it none shows. */
  onDrop?: () => void
  /** Called by the button that lists all rows again; without it none shows. */
  onShowAll?: () => void
  /** Actions on them, the most important first: those without room go into a menu. */
  actions?: readonly ActionItem[]
  /** Called with the id of the chosen action. */
  onAction?: (choice: { id: string }) => void
  /** Stands in the actions' place while one of them runs. */
  progress?: SelectionProgress | null
  /** Called by the button that stops the running action; without it none shows. */
  onStop?: () => void
  /** Called by the button that clears the selection; without it none shows. */
  onDismiss?: () => void
  ref?: Ref<HTMLDivElement>
}

/** The count of the selection, and the actions on it. A grid tells the count by itself; the bar tells how many are out of sight. */
export function SelectionBar(props: SelectionBarProps) {
  const {
    count,
    text,
    hiddenCount = 0,
    actions = [],
    onAction,
    progress = null,
    onStop,
    onDismiss,
    onShow,
    onDrop,
    onShowAll,
    ref,
    ...rest
  } = props
  const { t, locale } = useUi()
  const textsId = useId()
  const root = useObjectRef(ref)
  const focusProps = useKeptFocus(root, progress !== null)
  const number = new Intl.NumberFormat(locale)
  const counted = count === 1 ? t('selection.one') : t('selection.many', { n: number.format(count) })
  const hidden = hiddenCount === 1 ? t('selection.oneHidden') : t('selection.hidden', { n: number.format(hiddenCount) })
  return (
    <Root
      role="group"
      aria-label={t('selection.label')}
      aria-describedby={textsId}
      {...mergeProps(rest, focusProps)}
      ref={root}
    >
      <Line>
        <Texts id={textsId} data-texts="">
          {/* The list tells how many itself, also when they are none and the bar is gone. */}
          <Counted>{text ?? counted}</Counted>
          <Hidden role="status">{hiddenCount > 0 && hidden}</Hidden>
        </Texts>
        {!progress && (hiddenCount > 0 || onShowAll) && (
          <Sight>
            {hiddenCount > 0 && onShow && (
              <Button size="small" tone="quiet" onPress={onShow}>
                {t('selection.show')}
              </Button>
            )}
            {hiddenCount > 0 && onDrop && (
              <Button size="small" tone="quiet" onPress={onDrop}>
                {t('selection.drop')}
              </Button>
            )}
            {onShowAll && (
              <Button size="small" tone="quiet" onPress={onShowAll}>
                {t('selection.showAll')}
              </Button>
            )}
          </Sight>
        )}
        {progress ? (
          <Running>
            <span>
              {t('selection.progress', {
                label: progress.label,
                done: number.format(progress.done),
                total: number.format(progress.total),
              })}
            </span>
            <Progress
              kind="bar"
              tabIndex={-1}
              label={progress.label}
              value={progress.total > 0 ? progress.done / progress.total : undefined}
            />
            {onStop && <StopButton onStop={onStop} />}
          </Running>
        ) : (
          <ActionRow actions={actions} onAction={onAction} size="small" align="start" />
        )}
        {onDismiss && !progress && (
          <IconButton label={t('selection.clear')} icon={X} size="small" onPress={onDismiss} />
        )}
      </Line>
    </Root>
  )
}

/** Stops the work. Pressed as the work has just ended, it would otherwise be an action in its place that is pressed. */
function StopButton({ onStop }: { onStop: () => void }) {
  const { t } = useUi()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      if (element) leavePressesTo(element)
    }
  }, [])
  return (
    <Button ref={button} size="small" onPress={onStop}>
      {t('selection.stop')}
    </Button>
  )
}
