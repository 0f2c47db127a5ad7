import { styled } from 'styled-components'

export const HomeRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-4);
`

export const Shortcuts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: var(--ui-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Shortcut = styled.li`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
`
