import type { HTMLAttributes, Ref } from 'react'
import { useAwaited } from '../internal/awaited.ts'
import { Progress } from '../progress/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { Root } from './loading-view.styles.ts'

export interface LoadingViewProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role'> {
  /** A ring, or a line. @default 'circular' */
  kind?: 'circular' | 'linear'
  /** Names the work that is waited for. @default the message `loading.text` */
  text?: string
  ref?: Ref<HTMLDivElement>
}

/** Stands where a whole view is going to be. What takes long is told, once for all that the page waits for. */
export function LoadingView({ kind = 'circular', text, ...rest }: LoadingViewProps) {
  const { t } = useUi()
  const told = text ?? t('loading.text')
  useAwaited(told)
  return (
    <Root {...rest} data-kind={kind}>
      <Progress kind={kind === 'linear' ? 'bar' : 'circle'} label={told} />
      <p>{told}</p>
    </Root>
  )
}
