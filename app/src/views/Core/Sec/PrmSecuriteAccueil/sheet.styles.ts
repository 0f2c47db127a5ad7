import { styled } from 'styled-components'

/** The whole width of the page, even where other parts are side by side. */
export const SheetRoot = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-3);
`

export const SheetBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-3);

  > :first-child {
    flex: 0 1 20rem;
  }

  > [role='status'] {
    flex: 1;
    min-inline-size: 12rem;
  }
`
