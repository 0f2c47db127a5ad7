import { keyframes, styled } from 'styled-components'
import { Surface } from '../internal/surface.styles.ts'

const slide = keyframes`from { opacity: 0; transform: translateX(calc(24px * var(--panel-side))); }`

export const Root = styled(Surface)`
  --panel-side: 1;
  block-size: 100%;
  border-inline-start: 1px solid var(--ui-color-border);
  animation: ${slide} var(--ui-motion-slow) var(--ui-ease-out);

  &:dir(rtl) {
    --panel-side: -1;
  }
`
