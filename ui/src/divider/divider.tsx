import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Line, Titled } from './divider.styles.ts'

export interface DividerProps extends HTMLAttributes<HTMLElement> {
  /** Between things under one another, or side by side. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** A word in the line, such as “or”; only in a horizontal one. */
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

/** A line between parts that do not belong together. */
export function Divider({ orientation = 'horizontal', children, ref, ...rest }: DividerProps) {
  if (children && orientation === 'horizontal')
    return (
      <Titled {...rest} ref={ref as Ref<HTMLDivElement>}>
        {children}
      </Titled>
    )
  return (
    <Line
      {...rest}
      ref={ref as Ref<HTMLHRElement>}
      aria-orientation={orientation === 'vertical' ? orientation : undefined}
      data-orientation={orientation}
    />
  )
}
