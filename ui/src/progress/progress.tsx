import type { CSSProperties, HTMLAttributes, Ref } from 'react'
import { mergeProps, useProgressBar } from 'react-aria'
import { Bar, Circle } from './progress.styles.ts'

export interface ProgressProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role'> {
  /** A bar in its place, or a ring beside a text. */
  kind: 'bar' | 'circle'
  /** Share that is done, 0 to 1; without one it only shows that work is under way. */
  value?: number
  /** Names the work that is waited for. */
  label: string
  ref?: Ref<HTMLDivElement>
}

/** The share of a piece of work that is done. */
export function Progress({ kind, value, label, style, ...rest }: ProgressProps) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value))
  const { progressBarProps } = useProgressBar({
    'aria-label': label,
    value: share,
    minValue: 0,
    maxValue: 1,
    isIndeterminate: share === undefined,
  })
  const props = { ...mergeProps(rest, progressBarProps), style: { '--progress': share, ...style } as CSSProperties }
  if (kind === 'bar')
    return (
      <Bar {...props}>
        <span />
      </Bar>
    )
  return (
    <Circle {...props}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="17" />
        <circle cx="20" cy="20" r="17" pathLength="100" />
      </svg>
    </Circle>
  )
}
