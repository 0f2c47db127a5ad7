import { create } from 'storybook/theming'
import { colorTokens, scaleTokens } from '../ui/src/theme/tokens.ts'
import type { Scheme } from '../ui/src/theme/tokens.ts'

/** Storybook's own frame and pages in the colours of the library. */
export function look(scheme: Scheme) {
  const color = colorTokens(scheme)
  return create({
    base: scheme,
    brandTitle: 'Ronde',
    fontBase: scaleTokens['font-family'],
    fontCode: scaleTokens['font-mono'],
    colorPrimary: color.primary,
    colorSecondary: color['primary-text'],
    appBg: color.bg,
    appContentBg: color.surface,
    appPreviewBg: color.bg,
    appBorderColor: color.border,
    appBorderRadius: 4,
    textColor: color.text,
    textMutedColor: color['text-muted'],
    barBg: color.surface,
    barTextColor: color['text-muted'],
    barSelectedColor: color['primary-text'],
    barHoverColor: color['primary-text'],
    inputBg: color.surface,
    inputBorder: color['border-control'],
    inputTextColor: color.text,
  })
}
