import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Root } from './heading.styles.ts'

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Its place in the page's outline. */
  level: 1 | 2 | 3 | 4
  /** Its look, where that is not the one of its level. @default 20, 16, 14 and 13 by level */
  size?: 13 | 14 | 16 | 20 | 28
  /** Its text. */
  children: ReactNode
  ref?: Ref<HTMLHeadingElement>
}

const sizes = { 1: 20, 2: 16, 3: 14, 4: 13 } as const

/** Names a part of the page. */
export function Heading({ level, size = sizes[level], ...rest }: HeadingProps) {
  return <Root {...rest} as={`h${level}`} data-size={size} />
}
