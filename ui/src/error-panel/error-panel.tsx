import { CircleAlert, RefreshCw } from 'lucide-react'
import { useId, useRef } from 'react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Button } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { useFocusLeft } from '../internal/use-focus-left.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { useUi } from '../theme/ui-context.ts'
import { Content, Details, Root, Title } from './error-panel.styles.ts'

export interface ErrorPanelProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'title' | 'role'> {
  /** Says which thing did not work. @default the message `error.title` */
  title?: ReactNode
  /** What the error means for the user, and the next thing to do. */
  message: ReactNode
  /** Details for the person who is asked for help; folded away. */
  details?: string
  /** Called by the button that tries again; without it none shows. */
  onRetry?: () => void
  /** Its words have been told already, by a message: a reader meets them here, and is not told again. @default false */
  isTold?: boolean
  ref?: Ref<HTMLDivElement>
}

/** Shown in place of content that could not be loaded, and announced at once unless it was told before. Once it goes with the focus in it, the focus is on what it stood in. */
export function ErrorPanel({ title, message, details, onRetry, isTold = false, ref, ...rest }: ErrorPanelProps) {
  const { t } = useUi()
  const panel = useRef<HTMLDivElement>(null)
  const attach = useMergedRefs<HTMLDivElement>(ref, panel)
  useFocusLeft(panel)
  const titleId = useId()
  return (
    <Root {...rest} ref={attach} {...(isTold ? { role: 'group', 'aria-labelledby': titleId } : { role: 'alert' })}>
      <Icon name={CircleAlert} size={20} />
      <Content>
        <Title id={titleId}>{title ?? t('error.title')}</Title>
        <div>{message}</div>
        {details && (
          <Details>
            <summary>{t('error.details')}</summary>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it */}
            <pre tabIndex={0}>{details}</pre>
          </Details>
        )}
        {onRetry && (
          <Button size="small" icon={RefreshCw} onPress={onRetry}>
            {t('error.retry')}
          </Button>
        )}
      </Content>
    </Root>
  )
}
