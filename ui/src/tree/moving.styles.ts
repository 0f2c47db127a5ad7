import { styled } from 'styled-components'

/** Follows the pointer. */
export const DragLabel = styled.div`
  position: fixed;
  z-index: var(--ui-layer-popover);
  max-inline-size: 300px;
  padding: var(--ui-space-1) var(--ui-space-2);
  border: 1px solid var(--ui-color-border-control);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface-raised);
  color: var(--ui-color-text);
  font-size: var(--ui-font-13);
  box-shadow: var(--ui-shadow-2);
  pointer-events: none;

  &[data-refused] {
    border-color: var(--ui-color-error);
    background: var(--ui-color-error-bg);
  }
`

/** The outcome of a move, over the last rows, so that nothing jumps. */
export const Notice = styled.div`
  position: absolute;
  inset: auto var(--ui-space-3) var(--ui-space-3);
  z-index: 4;
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  inline-size: fit-content;
  max-inline-size: calc(100% - 2 * var(--ui-space-3));
  margin-inline: auto;
  padding: var(--ui-space-2) var(--ui-space-2) var(--ui-space-2) var(--ui-space-3);
  border: 1px solid currentColor;
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-success-bg);
  color: var(--ui-color-success);
  box-shadow: var(--ui-shadow-2);

  &[data-tone='refused'] {
    background: var(--ui-color-error-bg);
    color: var(--ui-color-error);
  }
  > span {
    color: var(--ui-color-text);
    overflow-wrap: anywhere;
  }
`
