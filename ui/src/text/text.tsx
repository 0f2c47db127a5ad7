import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Root } from './text.styles.ts'

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The element it is. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'label'
  /** Id of the field that it names, `as` a label. */
  htmlFor?: string
  /** Size of the letters, in px at the usual text size. @default 14 */
  size?: 12 | 13 | 14 | 16
  /** The meaning of its colour, which the text says too. @default 'default' */
  tone?: 'default' | 'muted' | 'success' | 'warning' | 'error'
  /** `strong` for what names something. @default 'regular' */
  weight?: 'regular' | 'strong'
  /** Tabular figures, so that numbers align in columns. */
  isTabular?: boolean
  /** On one line; the rest is cut off. Give the whole elsewhere, such as in a tooltip. */
  isTruncated?: boolean
  /** Line breaks of the text stay. */
  isPreserved?: boolean
  /** Its text. */
  children: ReactNode
  ref?: Ref<HTMLElement>
}

/** A text in one of the few sizes and tones of the theme. */
export function Text({
  as = 'p',
  size = 14,
  tone = 'default',
  weight = 'regular',
  isTabular,
  isTruncated,
  isPreserved,
  ref,
  ...rest
}: TextProps) {
  return (
    <Root
      {...rest}
      ref={ref}
      as={as}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-tabular={isTabular || undefined}
      data-truncated={isTruncated || undefined}
      data-preserved={isPreserved || undefined}
    />
  )
}
