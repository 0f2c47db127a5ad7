import { styled } from 'styled-components'

export const LockNotice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-space-2);
  margin-block-end: var(--ui-space-4);
  padding: var(--ui-space-2) var(--ui-space-3);
  border-radius: var(--ui-radius-4);
  color: var(--ui-color-text);
  background: var(--ui-color-warning-bg);
`
