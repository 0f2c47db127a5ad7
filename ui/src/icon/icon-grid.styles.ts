import { styled } from 'styled-components'

export const IconGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--ui-space-2);
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    gap: var(--ui-space-2);
    color: var(--ui-color-text-muted);
    font-size: var(--ui-font-12);
  }
`
