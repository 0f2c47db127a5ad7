import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { End, Root, Start, Title } from './app-bar.styles.ts'

export interface AppBarProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Before the title, such as the drawer's toggle. */
  start?: ReactNode
  /** Name of the product. */
  title: ReactNode
  /** Beside the title, such as the name of an environment that is not production. */
  badge?: ReactNode
  /** At the end: search, notices, the user's menu. */
  end?: ReactNode
  /** Name of the landmark, where the page has more than one header. */
  label?: string
  ref?: Ref<HTMLElement>
}

/** The bar over every page, 48 px high, in the primary colour in every environment. */
export function AppBar({ start, title, badge, end, label, ...rest }: AppBarProps) {
  return (
    <Root aria-label={label} {...rest}>
      {start && <Start>{start}</Start>}
      <Title>{title}</Title>
      {badge}
      {end && <End>{end}</End>}
    </Root>
  )
}
