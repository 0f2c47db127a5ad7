import { styled } from 'styled-components'

export const Root = styled.div`
  display: inline-flex;
  gap: 2px;
  max-inline-size: 100%;
  padding: 2px;
  overflow-x: auto;
  border: 1px solid var(--ui-color-border-control);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface-sunken);
  scrollbar-width: none;
`

export const Segment = styled.label`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-block-size: calc(var(--ui-control-height) - 6px);
  padding-inline: var(--ui-space-3);
  border-radius: 3px;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
  font-weight: var(--ui-weight-strong);
  white-space: nowrap;
  cursor: pointer;
  user-select: none;

  [data-size='small'] > & {
    min-block-size: max(24px, var(--ui-control-height-small) - 6px);
    padding-inline: var(--ui-space-2);
  }
  [data-icon-only] > & {
    padding-inline: 0;
    min-inline-size: calc(var(--ui-control-height) - 6px);
  }
  [data-icon-only][data-size='small'] > & {
    min-inline-size: max(24px, var(--ui-control-height-small) - 6px);
  }

  &:hover {
    color: var(--ui-color-text);
  }
  &:has(:checked) {
    background: var(--ui-color-surface);
    color: var(--ui-color-primary-text);
    box-shadow:
      var(--ui-shadow-1),
      0 0 0 1px var(--ui-color-border);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--ui-color-focus);
    outline-offset: 0;
  }
  &:has(:disabled) {
    color: var(--ui-color-text-muted);
    cursor: not-allowed;
    opacity: 0.6;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &:has(:disabled) {
      color: GrayText;
      opacity: 1;
    }
  }
`

/** Lies over the whole segment unseen, so that touch and screen readers find it where it is drawn. */
export const Radio = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  appearance: none;
  opacity: 0;
  cursor: inherit;
  outline: none;
`
