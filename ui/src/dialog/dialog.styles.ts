import { keyframes, styled } from 'styled-components'
import { Surface } from '../internal/surface.styles.ts'

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`

export const Root = styled(Surface)`
  max-block-size: 100%;
  border-radius: var(--ui-radius-8);
  animation: ${rise} var(--ui-motion-slow) var(--ui-ease-out);
`
