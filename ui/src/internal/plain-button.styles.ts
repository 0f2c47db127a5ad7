import { styled } from 'styled-components'

/** A button with a border and nothing of `Button`, which would be a fortieth of the component that holds it. */
export const PlainButton = styled.button`
  padding: 0 var(--ui-space-3);
  border: 1px solid var(--ui-color-border-control);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface);
  color: var(--ui-color-text);
  font-size: var(--ui-font-13);
  cursor: pointer;

  &:hover {
    background: var(--ui-color-hover);
  }
`

/** The button that tries a fetch again, which rarely fails. */
export const Retry = styled(PlainButton)`
  min-block-size: var(--ui-control-height-small);
  font-weight: var(--ui-weight-strong);

  &[aria-disabled='true'] {
    color: var(--ui-color-text-muted);
    cursor: progress;
  }
`
