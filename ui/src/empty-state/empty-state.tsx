import { Search } from 'lucide-react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '../icon/index.ts'
import type { IconSource } from '../icon/index.ts'
import { Action, Mark, Root, Text, Title } from './empty-state.styles.ts'

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Drawing above the text. @default a magnifying glass */
  icon?: IconSource
  /** Says which things there are none of. */
  title: ReactNode
  /** Why there are none, or the next thing to do. */
  children?: ReactNode
  /** The button or link that does the next thing. */
  action?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** Stands where a list has nothing to show, and says how to go on. */
export function EmptyState({ icon = Search, title, children, action, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      <Mark>
        <Icon name={icon} size={24} />
      </Mark>
      <Title>{title}</Title>
      {children && <Text>{children}</Text>}
      {action && <Action>{action}</Action>}
    </Root>
  )
}
