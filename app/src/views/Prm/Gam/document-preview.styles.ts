import { styled } from 'styled-components'

/** Gives the document what height there is. */
export const Sheet = styled.div`
  block-size: max(320px, calc(100vh - 140px));
`
