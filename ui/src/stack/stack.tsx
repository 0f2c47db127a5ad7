import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Root } from './stack.styles.ts'

export interface StackProps extends HTMLAttributes<HTMLDivElement> {
  /** Steps of 4 px between two of its children. @default 4 */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  /** Under one another, or side by side. @default 'column' */
  direction?: 'column' | 'row'
  /** Alignment across the direction. @default 'stretch' in a column, 'center' in a row */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  /** Distribution along the direction. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Whether a row wraps onto several lines. @default true */
  isWrapping?: boolean
  /** The elements that are stacked. */
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** Things under or beside one another, evenly apart. */
export function Stack({
  gap = 4,
  direction = 'column',
  align,
  justify = 'start',
  isWrapping = true,
  ...rest
}: StackProps) {
  return (
    <Root
      {...rest}
      data-direction={direction}
      data-gap={gap || undefined}
      data-align={align ?? (direction === 'row' ? 'center' : 'stretch')}
      data-justify={justify}
      data-wrapping={(direction === 'row' && isWrapping) || undefined}
    />
  )
}
