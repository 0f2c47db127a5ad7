import { styled } from 'styled-components'

/** A frame around a drawing, an input and the button that clears it. */
export const SearchBox = styled.span`
  display: inline-flex;
  flex: 1 1 200px;
  max-inline-size: 320px;
  align-items: center;
  gap: var(--ui-space-2);
  min-inline-size: 0;
  min-block-size: var(--ui-control-height);
  padding-inline: var(--ui-space-3) var(--ui-space-2);
  border: 1px solid var(--ui-color-border-control);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface);
  color: var(--ui-color-text-muted);

  &:focus-within {
    border-color: var(--ui-color-focus);
    outline: 2px solid var(--ui-color-focus);
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    &:focus-within {
      outline: 2px solid Highlight;
    }
  }
`

export const SearchInput = styled.input`
  flex: 1;
  align-self: stretch;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ui-color-text);
  font-size: var(--ui-font-13);
  outline: none;

  &::placeholder {
    color: var(--ui-color-text-muted);
    opacity: 1;
  }
`
