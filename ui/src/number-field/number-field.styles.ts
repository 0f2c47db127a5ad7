import { styled } from 'styled-components'

export const Unit = styled.span`
  padding-inline-end: var(--ui-space-3);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
`
