import { styled } from 'styled-components'

export const Tree = styled.div`
  min-block-size: 0;
  padding: var(--ui-space-1);
  overflow: auto;

  &:empty {
    display: none;
  }
`

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-1);
  min-block-size: var(--ui-row-height);
  padding-inline: calc(var(--picker-level) * var(--ui-space-5)) var(--ui-space-2);
  border-radius: var(--ui-radius-4);
  cursor: pointer;

  /* The windowed tree has no padding: it would not be measured. */
  [data-virtuoso-scroller] & {
    margin-inline: var(--ui-space-1);
  }

  &:hover {
    background: var(--ui-color-hover);
  }
  &[aria-selected='true'] {
    background: var(--ui-color-selected);
    font-weight: var(--ui-weight-strong);
  }
  &[data-active] {
    background: var(--ui-color-hover);
    outline: 3px solid var(--ui-color-focus);
    outline-offset: -3px;
  }
  &[data-active][aria-selected='true'] {
    background: var(--ui-color-selected);
  }
  &[aria-disabled] {
    color: var(--ui-color-text-muted);
  }

  @media (forced-colors: active) {
    &[data-active] {
      outline-color: Highlight;
    }
  }
`

export const Toggle = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  color: var(--ui-color-text-muted);

  > * {
    transition: rotate var(--ui-motion-fast);
  }
  &:dir(rtl) > * {
    rotate: 180deg;
  }
  &[data-open] > * {
    rotate: 90deg;
  }
`

export const Text = styled.span`
  min-inline-size: 0;
  padding-block: var(--ui-space-1);
  overflow-wrap: anywhere;

  &[data-description] {
    flex: none;
    max-inline-size: 45%;
    margin-inline-start: auto;
    color: var(--ui-color-text-muted);
    font-size: var(--ui-font-12);
    text-align: end;
  }
  &[data-failed] {
    color: var(--ui-color-error);
    font-size: var(--ui-font-12);
  }
`
