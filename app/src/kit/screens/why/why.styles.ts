import { styled } from 'styled-components'

export const Lines = styled.ul`
  display: grid;
  gap: var(--ui-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`

/** An action, with the reasons against it under it. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: var(--ui-space-1) var(--ui-space-2);

  & > :first-child {
    margin-block-start: 2px;
    color: var(--ui-color-text-muted);
  }

  & p {
    grid-column: 2;
    margin: 0;
    overflow-wrap: anywhere;
    color: var(--ui-color-text-muted);
    font-size: var(--ui-font-13);
  }
`

/** Screens, each with its actions. */
export const ScreenGrid = styled.div`
  display: grid;
  gap: var(--ui-space-4);

  &:not(:first-child) {
    margin-block-start: var(--ui-space-4);
  }
`

export const ScreenBlock = styled.section`
  display: grid;
  gap: var(--ui-space-1);

  & > p {
    margin: 0;
  }
`
