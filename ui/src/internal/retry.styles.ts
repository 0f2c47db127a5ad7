import { styled } from 'styled-components'

/** A small button for what rarely fails: a `Button` would be a fortieth of what holds it. */
export const Retry = styled.button`
  min-block-size: var(--ui-control-height-small);
  padding: 0 var(--ui-space-3);
  border: 1px solid var(--ui-color-border-control);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface);
  color: var(--ui-color-text);
  font-size: var(--ui-font-13);
  font-weight: var(--ui-weight-strong);
  cursor: pointer;

  &:hover { background: var(--ui-color-hover); }
  &[aria-disabled='true'] { color: var(--ui-color-text-muted); cursor: progress; }
`
