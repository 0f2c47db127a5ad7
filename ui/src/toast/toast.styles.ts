import { keyframes, styled } from 'styled-components'

const drop = keyframes`from { opacity: 0; transform: translateY(-8px); }`

export const Region = styled.div`
  position: fixed;
  inset-block-start: var(--ui-space-3);
  inset-inline: 0;
  z-index: var(--ui-layer-toast);
  display: flex;
  justify-content: center;
  pointer-events: none;
`

/* Without a toast it must stay where screen readers listen, so it is made invisible rather than taken away. */
export const Surface = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--ui-space-3);
  min-inline-size: 25%;
  max-inline-size: 90%;
  max-block-size: min(275px, 100vh - 2 * var(--ui-space-3));
  padding: var(--ui-space-1) var(--ui-space-2) var(--ui-space-1) var(--ui-space-3);
  border: 1px solid var(--ui-color-border);
  border-inline-start: 4px solid var(--toast-color);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface-raised);
  color: var(--ui-color-text);
  box-shadow: var(--ui-shadow-3);
  pointer-events: auto;
  animation: ${drop} var(--ui-motion-slow) var(--ui-ease-out);

  --toast-color: var(--ui-color-info);
  &[data-type='success'] {
    --toast-color: var(--ui-color-success);
  }
  &[data-type='warning'] {
    --toast-color: var(--ui-color-warning);
  }
  &[data-type='error'] {
    --toast-color: var(--ui-color-error);
  }
  &[data-multiline] {
    padding-block: var(--ui-space-3);
  }
  &[data-pressable] {
    cursor: pointer;
  }
  &[data-empty] {
    position: absolute;
    min-inline-size: 0;
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    border: 0;
    opacity: 0;
    pointer-events: none;
  }

  > [data-icon] {
    margin-block-start: 8px;
    color: var(--toast-color);
  }
`

export const Live = styled.div`
  min-inline-size: 0;
  max-block-size: min(265px, 100vh - 2 * var(--ui-space-3) - 10px);
  overflow-wrap: anywhere;

  > * {
    animation: ${drop} var(--ui-motion-slow) var(--ui-ease-out);
  }

  /* Not display: none, which would take it from the screen readers that wait for it. */
  &:empty {
    position: absolute;
  }
  /* A short text may have many lines, and a narrow screen makes them more. */
  &:not(:empty) {
    flex: 1;
    padding-block: 8px;
    overflow-y: auto;
  }
  &[data-scrolls] {
    overflow-y: scroll;
  }
  ul,
  ol {
    padding-inline-start: var(--ui-space-5);
  }
`

export const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--ui-space-1);
`
