import { styled } from 'styled-components'

export const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: 2px;

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`
