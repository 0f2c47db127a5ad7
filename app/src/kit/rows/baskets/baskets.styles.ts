import { styled } from 'styled-components'

export const BasketList = styled.ul`
  display: grid;
  gap: var(--ui-space-1);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const BasketLine = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-2);

  > span {
    flex: 1 1 10rem;
    overflow-wrap: anywhere;
  }
`

export const Part = styled.section`
  display: grid;
  gap: var(--ui-space-2);

  & h3 {
    margin: 0;
    font-size: var(--ui-font-14);
  }

  & p {
    margin: 0;
  }
`

export const Keeping = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--ui-space-2);
`
