import { styled } from 'styled-components'

export const Refused = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--ui-space-4);
`

export const RefusedActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--ui-space-3);
`
