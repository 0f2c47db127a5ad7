import type { CSSProperties, HTMLAttributes, Ref } from 'react'
import { useAwaited } from '../internal/awaited.ts'
import { useUi } from '../theme/ui-context.ts'
import { Bar, Root } from './skeleton.styles.ts'

export interface SkeletonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Width: a CSS length, or a number of px. @default '100%' */
  width?: string | number
  /** Height of one line: a CSS length, or a number of px. @default '0.875rem' */
  height?: string | number
  /** Number of lines of text. @default 1 */
  lines?: number
  ref?: Ref<HTMLSpanElement>
}

const length = (value: string | number | undefined) => (typeof value === 'number' ? `${value}px` : value)

/** Holds the place of content that is being loaded, in its final shape. Silent itself: what takes long is told, once for all that the page waits for. */
export function Skeleton({ width, height, lines = 1, style, ...rest }: SkeletonProps) {
  useAwaited(useUi().t('loading.text'))
  const sizes = { '--skeleton-width': length(width), '--skeleton-height': length(height), ...style } as CSSProperties
  return (
    <Root {...rest} style={sizes} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Bar key={line} />
      ))}
    </Root>
  )
}
