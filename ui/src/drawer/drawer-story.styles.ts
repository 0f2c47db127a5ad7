import { styled } from 'styled-components'

export const Place = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--ui-space-4);
  block-size: 480px;
`
