import { styled } from 'styled-components'
import { ControlBox } from '../internal/field/control.styles.ts'

export const Box = styled(ControlBox)`
  max-inline-size: 22rem;

  > input {
    padding-inline: var(--ui-space-2);
  }

  /* Two inputs share the box: the one that is typed in shows it. */
  &:has(> input:focus) {
    border-color: var(--ui-color-focus);
    outline: 2px solid var(--ui-color-focus);
    outline-offset: 1px;
  }
  > input:focus {
    box-shadow: inset 0 -2px 0 var(--ui-color-focus);
  }
  [data-invalid] > &:has(> input:focus) {
    border-color: var(--ui-color-error);
    outline-color: var(--ui-color-error);
  }
  [data-invalid] > & > input:focus {
    box-shadow: inset 0 -2px 0 var(--ui-color-error);
  }

  @media (forced-colors: active) {
    &:has(> input:focus) {
      outline: 2px solid Highlight;
    }
    > input:focus {
      border-block-end: 2px solid Highlight;
    }
  }
`

export const Dash = styled.span`
  color: var(--ui-color-text-muted);
`

export const Hint = styled.span`
  align-self: center;
  padding-inline: var(--ui-space-1);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
`
