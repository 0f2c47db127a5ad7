import { styled } from 'styled-components'

export const AboutCards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 21.25rem), 1fr));
  gap: var(--ui-space-3);
`

export const LibraryFrame = styled.div`
  max-block-size: 420px;
  margin: calc(-1 * var(--ui-space-4));
  border-radius: 0 0 var(--ui-radius-8) var(--ui-radius-8);
  overflow: auto;
`

export const LibraryTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--ui-font-13);

  th,
  td {
    padding: 5px var(--ui-space-4);
    border-block-end: 1px solid var(--ui-color-border);
    text-align: start;
    font-variant-numeric: tabular-nums;
  }

  tbody th {
    font-weight: var(--ui-weight-medium);
    overflow-wrap: anywhere;
  }

  thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--ui-color-surface-sunken);
    color: var(--ui-color-text-muted);
    font-size: var(--ui-font-12);
    font-weight: 600;
  }

  tbody tr:last-child > * {
    border-block-end: 0;
  }

  @media (max-width: 480px) {
    th,
    td {
      padding-inline: var(--ui-space-2);
    }
  }
`
