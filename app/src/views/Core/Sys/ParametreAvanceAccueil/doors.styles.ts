import { styled } from 'styled-components'

/** The whole width of the page, even where other parts are side by side. */
export const DoorList = styled.ul`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr));
  gap: var(--ui-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Door = styled.li`
  a {
    display: flex;
    align-items: center;
    gap: var(--ui-space-3);
    block-size: 100%;
    padding: var(--ui-space-3);
    border: 1px solid var(--ui-color-border);
    border-radius: var(--ui-radius-8);
    background: var(--ui-color-surface);
    font-weight: var(--ui-weight-strong);
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  a:hover {
    background: var(--ui-color-hover);
  }

  svg {
    flex: none;
    color: var(--ui-color-text-muted);
  }
`
