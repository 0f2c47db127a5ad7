import { styled } from 'styled-components'

export const Notice = styled.p`
  display: flex;
  gap: var(--ui-space-2);
  align-items: flex-start;
  margin: 0 0 var(--ui-space-4);
  padding: var(--ui-space-2) var(--ui-space-3);
  border-radius: var(--ui-radius-4);
  color: var(--ui-color-text);
  background: var(--ui-color-info-bg);

  > [aria-hidden] {
    margin-block-start: 2px;
  }
`
