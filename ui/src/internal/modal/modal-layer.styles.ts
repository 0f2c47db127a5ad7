import { keyframes, styled } from 'styled-components'

const appear = keyframes`from { opacity: 0; }`

export const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--ui-layer-modal);
  display: flex;
  background: var(--ui-backdrop);
  animation: ${appear} var(--ui-motion-slow) var(--ui-ease-out);

  &[data-align='center'] {
    align-items: safe center;
    justify-content: center;
    padding: var(--ui-space-4);
    overflow-y: auto;
  }
  &[data-align='start'] {
    justify-content: flex-start;
  }
  &[data-align='end'] {
    justify-content: flex-end;
  }
`
