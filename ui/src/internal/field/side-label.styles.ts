import { css, styled } from 'styled-components'

/** A label that stands beside its box. */
export const SideLabel = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: var(--ui-space-2);
  min-block-size: 1.5rem;
  padding-block: 2px;
  font-size: var(--ui-font-14);
  line-height: calc(20 / 14);
  cursor: pointer;
  overflow-wrap: anywhere;

  [data-disabled] > & {
    color: var(--ui-color-text-muted);
    cursor: not-allowed;
  }
  [data-readonly] > & {
    cursor: default;
  }
`

/** A box that is drawn, not the browser's: checkbox, radio and switch. */
export const drawnBox = css`
  flex: none;
  appearance: none;
  border: 1px solid var(--ui-color-border-control);
  cursor: inherit;

  &:checked {
    border-color: var(--ui-color-primary);
    background-color: var(--ui-color-primary);
  }
  &[aria-invalid] {
    border-color: var(--ui-color-error);
  }
  /* It is read and not pressed: no ground that invites a press, the mark in the colour of text. */
  &[aria-readonly] {
    border-style: dashed;
    border-color: var(--ui-color-border-control);
    background-color: transparent;
  }
  &:disabled {
    border-color: var(--ui-color-border-control);
    background-color: var(--ui-color-surface-sunken);
  }

  @media (forced-colors: active) {
    &:checked {
      forced-color-adjust: none;
      background-color: Highlight;
    }
    &[aria-readonly] {
      background-color: Canvas;
      border-color: CanvasText;
    }
    &:disabled {
      border-color: GrayText;
    }
  }
`
