import { keyframes, styled } from 'styled-components'

const turn = keyframes`to { transform: rotate(1turn); }`
const pulse = keyframes`50% { opacity: 0.35; }`

/** A turning ring in the colour of the text around it; it breathes instead of turning under reduced motion. */
export const Spinner = styled.span`
  display: inline-block;
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  border: max(2px, 0.125em) solid color-mix(in srgb, currentcolor 25%, transparent);
  border-block-start-color: currentcolor;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: ${pulse} 1.6s var(--ui-ease-in-out) infinite;
  }
`
