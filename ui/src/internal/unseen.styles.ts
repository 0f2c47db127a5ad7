import { css } from 'styled-components'

/** Heard and not seen. */
export const unseen = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
