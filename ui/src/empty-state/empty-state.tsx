import { Search } from 'lucide-react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '../icon/index.ts'
import type { IconSource } from '../icon/index.ts'
import { Action, Mark, Root, Text, Title } from './empty-state.styles.ts'

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Drawing above the text. @default a magnifying glass */
  icon?: IconSource
  /** What there is none of. */
  title: ReactNode
  /** Why, or what to do next. */
  children?: ReactNode
  /** The button or link that does it. */
  action?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** Stands where a list has nothing to show, and says what to do next. */
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
