import { styled } from 'styled-components'
import { ControlBox } from '../internal/field/control.styles.ts'

export const Box = styled(ControlBox)`
  align-items: stretch;
`

export const Area = styled.textarea`
  flex: 1;
  min-inline-size: 0;
  min-block-size: calc(var(--rows) * 1.45em + 2 * var(--ui-space-2));
  max-block-size: min(calc(var(--max-rows) * 1.45em + 2 * var(--ui-space-2)), 60vh);
  padding: var(--ui-space-2) var(--ui-space-3);
  border: 0;
  border-radius: inherit;
  background: none;
  color: inherit;
  line-height: 1.45;
  outline: none;
  field-sizing: content;
  resize: vertical;

  &::placeholder {
    color: var(--ui-color-text-muted);
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
    resize: none;
    -webkit-text-fill-color: currentColor;
  }
`

/** How many characters are written, at the end of the line under the text. */
export const Count = styled.div`
  justify-self: end;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
  font-variant-numeric: tabular-nums;

  &[data-over] {
    color: var(--ui-color-error);
    font-weight: var(--ui-weight-strong);
  }
`
