import { styled } from 'styled-components'

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

  &:disabled { cursor: not-allowed; }
  [data-readonly] & { cursor: default; }
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
