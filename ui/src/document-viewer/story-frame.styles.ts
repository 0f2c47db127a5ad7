import { styled } from 'styled-components'

/** Gives a viewer the height that a page or a panel would. */
export const Frame = styled.div`
  block-size: 480px;
`
