import { styled } from 'styled-components'

export const Choices = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-4);
`
