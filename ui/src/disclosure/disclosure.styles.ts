import { styled } from 'styled-components'

export const Root = styled.div`
  min-inline-size: 0;
`

export const Heading = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  margin: 0;
  font-size: var(--ui-font-14);
  font-weight: var(--ui-weight-strong);
`

export const Toggle = styled.button`
  display: inline-flex;
  flex: 1;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  min-block-size: var(--ui-control-height-small);
  padding: 2px var(--ui-space-2) 2px 2px;
  border: 0;
  border-radius: var(--ui-radius-4);
  background: none;
  color: var(--ui-color-text);
  font-weight: var(--ui-weight-strong);
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: var(--ui-color-hover);
  }
  > [aria-hidden] {
    flex: none;
    color: var(--ui-color-text-muted);
    transition: rotate var(--ui-motion-fast);
  }
  &:dir(rtl) > [aria-hidden] {
    rotate: 180deg;
  }
  &[aria-expanded='true'] > [aria-hidden] {
    rotate: 90deg;
  }
  > span {
    min-inline-size: 0;
  }
`

export const Content = styled.div`
  padding: var(--ui-space-1) 0 var(--ui-space-2);
  /* Under the title, not under its arrow. */
  padding-inline-start: calc(1rem + 8px);
`
