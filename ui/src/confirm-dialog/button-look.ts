import type { CSSProperties } from 'react'
import type { ButtonProps } from '../button/index.ts'
import { isHexColor, readableOn } from '../theme/contrast.ts'

const tones: Record<string, ButtonProps['tone']> = {
  primary: 'primary',
  grey: 'neutral',
  gray: 'neutral',
  neutral: 'neutral',
  error: 'danger',
  red: 'danger',
  danger: 'danger',
}

/** Look of a button in a colour named by the caller: a tone, a colour of the theme, or a hex colour with readable text on it. */
export function buttonLook(color: string): Pick<ButtonProps, 'tone' | 'style'> {
  const tone = tones[color]
  if (tone) return { tone }
  const themed = color === 'secondary' || color === 'accent'
  if (!themed && !isHexColor(color)) return { tone: 'primary' }
  const ground = themed ? `var(--ui-color-${color})` : color
  const style = {
    '--button-ground': ground,
    '--button-ground-hover': ground,
    '--button-border': 'transparent',
    '--button-text': themed ? `var(--ui-color-on-${color})` : readableOn(color),
  }
  return { tone: 'primary', style: style as CSSProperties }
}
