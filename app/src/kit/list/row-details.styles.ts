import { styled } from 'styled-components'

/** Keeps the line breaks that a line of a grid has no room for. */
export const WholeText = styled.dd`
  white-space: pre-line;
`
