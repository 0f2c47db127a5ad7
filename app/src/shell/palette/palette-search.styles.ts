import { styled } from 'styled-components'

export const Search = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-3);
  padding-inline: var(--ui-space-3);
  border: 1px solid var(--ui-color-border-control);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface);
  color: var(--ui-color-text-muted);

  &:focus-within {
    outline: 2px solid var(--ui-color-focus);
    outline-offset: 1px;
  }

  input {
    flex: 1;
    min-inline-size: 0;
    block-size: 40px;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: var(--ui-color-text);
    font: inherit;
    font-size: var(--ui-font-16);
  }

  input::placeholder {
    color: var(--ui-color-text-muted);
    opacity: 1;
  }
`
