import type { HTMLAttributes, Ref } from 'react'
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

/** Stands where a whole view is going to be. */
export function LoadingView({ kind = 'circular', text, ...rest }: LoadingViewProps) {
  const { t } = useUi()
  const told = text ?? t('loading.text')
  return (
    <Root {...rest} role="status" data-kind={kind}>
      <Progress kind={kind === 'linear' ? 'bar' : 'circle'} label={told} />
      <p>{told}</p>
    </Root>
  )
}
