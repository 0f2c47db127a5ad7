import { styled } from 'styled-components'

export const Hint = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--ui-color-warning);
  font-size: var(--ui-font-12);
  font-weight: var(--ui-weight-strong);

  /* Always on the page, so that its text is announced when it comes; without one it takes no room. */
  &:empty {
    position: absolute;
  }
`
