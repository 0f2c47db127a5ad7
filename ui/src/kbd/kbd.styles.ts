import { styled } from 'styled-components'

export const Root = styled.kbd`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 2px;
  color: var(--ui-color-text-muted);
  font-family: inherit;
  font-size: var(--ui-font-12);
  white-space: pre;
`

export const Key = styled.kbd`
  min-inline-size: 1.375rem;
  padding: 0 5px;
  border: 1px solid var(--ui-color-border);
  border-block-end-width: 2px;
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface);
  color: var(--ui-color-text);
  font-family: inherit;
  font-size: var(--ui-font-12);
  line-height: 1.25rem;
  text-align: center;
`
