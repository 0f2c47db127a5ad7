import { styled } from 'styled-components'

/** A link under a card's form. */
export const Aside = styled.p`
  margin: var(--ui-space-4) 0 0;
  text-align: center;
`
