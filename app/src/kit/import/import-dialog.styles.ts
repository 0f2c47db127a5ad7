import { styled } from 'styled-components'

export const ImportRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-3);

  & p {
    margin: 0;
  }
`
