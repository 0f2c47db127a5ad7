import { keyframes, styled } from 'styled-components'

const breathe = keyframes`50% { opacity: 0.45; }`

export const Root = styled.span`
  display: grid;
  gap: var(--ui-space-2);
  inline-size: var(--skeleton-width, 100%);
`

export const Bar = styled.span`
  block-size: var(--skeleton-height, 0.875rem);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-skeleton);
  /* Under five seconds in all: what nobody asked to move has to stand still then. */
  animation: ${breathe} 1.6s var(--ui-ease-in-out) 3;

  /* The last of several lines is shorter, as the last line of a paragraph is. */
  &:last-child:not(:first-child) {
    inline-size: 62%;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`
