import { styled } from 'styled-components'

export const Root = styled.a`
  border-radius: 2px;
  color: var(--ui-color-primary-text);
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentcolor 45%, transparent);
  text-underline-offset: 0.18em;
  transition: text-decoration-color var(--ui-motion-fast);

  &:hover {
    text-decoration-color: currentcolor;
  }
`

export const Mark = styled.span`
  white-space: nowrap;
`
