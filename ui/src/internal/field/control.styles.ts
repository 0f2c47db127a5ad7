import { styled } from 'styled-components'

/** The box of a control: holds an input and the small buttons beside it. */
export const ControlBox = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  inline-size: 100%;
  min-block-size: var(--ui-control-height);
  border: 1px solid var(--ui-color-border-control);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface);
  color: var(--ui-color-text);
  font-size: var(--ui-font-14);
  transition: border-color var(--ui-motion-fast);

  &:hover {
    border-color: var(--ui-color-text-muted);
  }

  /* The control itself: a small button in the box shows a ring of its own. */
  &:has(> [id]:focus) {
    border-color: var(--ui-color-focus);
    outline: 2px solid var(--ui-color-focus);
    outline-offset: 1px;
  }

  [data-invalid] > & {
    border-color: var(--ui-color-error);
  }
  [data-invalid] > &:has(> [id]:focus) {
    border-color: var(--ui-color-error);
    outline-color: var(--ui-color-error);
  }

  [data-readonly] > & {
    border-style: dashed;
    background: transparent;
  }

  [data-disabled] > & {
    border-color: var(--ui-color-border);
    background: var(--ui-color-surface-sunken);
    color: var(--ui-color-text-muted);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &:has(> [id]:focus) {
      outline: 2px solid Highlight;
    }
    [data-disabled] > & {
      border-color: GrayText;
      color: GrayText;
    }
  }
`

/** A text input inside a `ControlBox`, which shows its focus. */
export const Input = styled.input`
  flex: 1;
  min-inline-size: 0;
  align-self: stretch;
  padding: 0 var(--ui-space-3);
  border: 0;
  border-radius: inherit;
  background: none;
  color: inherit;
  outline: none;
  text-overflow: ellipsis;

  &::placeholder {
    color: var(--ui-color-text-muted);
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
    -webkit-text-fill-color: currentColor;
  }
`

/** Day, month, year and time stay in their order where lines run from right to left, and stand where such a line starts. */
export const TypedBox = styled(Input)`
  :dir(rtl) > & {
    text-align: right;
  }
`

/** A small button at the end of a `ControlBox`. */
export const ControlButton = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  margin-inline-end: 3px;
  padding: 0;
  border: 0;
  border-radius: var(--ui-radius-4);
  background: none;
  color: var(--ui-color-text-muted);
  cursor: pointer;

  &:hover {
    background: var(--ui-color-hover);
    color: var(--ui-color-text);
  }
  &:focus-visible {
    outline-width: 3px;
    outline-offset: -3px;
  }
  &:disabled {
    background: none;
    color: inherit;
    cursor: not-allowed;
  }
`
