import { styled } from 'styled-components'
import { PlainButton } from '../internal/plain-button.styles.ts'

export const Chip = styled(PlainButton)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-inline-size: 100%;
  min-block-size: var(--ui-control-height);
  line-height: 1.2;

  &[aria-expanded='true'] {
    background: var(--ui-color-hover);
  }
  &[data-set] {
    border-color: var(--ui-color-primary);
    background: var(--ui-color-selected);
    font-weight: var(--ui-weight-strong);
  }
  [data-text] {
    min-inline-size: 0;
    max-inline-size: 24rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

export const Layer = styled.div`
  z-index: var(--ui-layer-popover);
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-3);
  inline-size: max-content;
  min-inline-size: min(240px, calc(100vw - 16px));
  max-inline-size: min(380px, calc(100vw - 16px));
  padding: var(--ui-space-4);
  overflow: auto;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  outline: none;
  background: var(--ui-color-surface-raised);
  color: var(--ui-color-text);
  box-shadow: var(--ui-shadow-2);

  &[tabindex]:focus-visible {
    outline: 3px solid var(--ui-color-focus);
    outline-offset: -3px;
  }
`
