import { styled } from 'styled-components'

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-1);
  min-inline-size: 0;

  > :first-child {
    margin-inline-end: var(--ui-space-1);
  }
`
