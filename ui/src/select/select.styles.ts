import { styled } from 'styled-components'
import { ControlButton } from '../internal/field/control.styles.ts'

export const Trigger = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  align-self: stretch;
  gap: var(--ui-space-2);
  min-inline-size: 0;
  padding-block: 0;
  padding-inline: var(--ui-space-3) var(--ui-space-2);
  border: 0;
  border-radius: inherit;
  background: none;
  color: inherit;
  outline: none;
  text-align: start;
  cursor: pointer;

  /* Room for the button that clears, which stands over it. */
  &[data-clearable] > :first-child {
    padding-inline-end: var(--ui-space-7);
  }
  &:disabled {
    cursor: not-allowed;
  }
  [data-readonly] & {
    cursor: default;
  }
`

export const TriggerText = styled.span`
  flex: 1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Placeholder = styled.span`
  color: var(--ui-color-text-muted);
`

/** A button cannot stand in a button: it lies over the trigger, before the arrow. */
export const ClearButton = styled(ControlButton)`
  position: absolute;
  inset-inline-end: var(--ui-space-7);
`
