import { styled } from 'styled-components'

export const Layer = styled.div`
  z-index: 1000;
  inline-size: max-content;
  max-inline-size: min(24rem, calc(100vw - 16px));
  padding: var(--ui-space-4);
  overflow: auto;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  outline: none;
  background: var(--ui-color-surface-raised);
  color: var(--ui-color-text);
  box-shadow: var(--ui-shadow-2);
  overflow-wrap: anywhere;

  &[tabindex]:focus-visible {
    outline: 3px solid var(--ui-color-focus);
    outline-offset: -3px;
  }
`

export const Title = styled.h2`
  margin-block-end: var(--ui-space-2);
  font-size: var(--ui-font-14);
  font-weight: var(--ui-weight-strong);
`
