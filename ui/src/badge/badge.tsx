import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Root } from './badge.styles.ts'

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** The meaning of its colour, which the text says too. @default 'neutral' */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'error' | 'accent'
  /** A word or a number; the tone alone says nothing. */
  children: ReactNode
  ref?: Ref<HTMLSpanElement>
}

/** A state or a count beside the thing it belongs to. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <Root {...rest} data-tone={tone} />
}
