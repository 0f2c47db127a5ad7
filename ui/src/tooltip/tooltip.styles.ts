import { keyframes, styled } from 'styled-components'

const appear = keyframes`from { opacity: 0; }`

export const Bubble = styled.div`
  z-index: var(--ui-layer-tooltip);
  inline-size: max-content;
  max-inline-size: min(20rem, calc(100vw - 16px));
  padding: 5px var(--ui-space-2);
  border: 1px solid transparent;
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-inverse);
  color: var(--ui-color-on-inverse);
  font-size: var(--ui-font-12);
  font-weight: var(--ui-weight-strong);
  line-height: 1.35;
  box-shadow: var(--ui-shadow-2);
  animation: ${appear} var(--ui-motion-fast) var(--ui-ease-out);
`
