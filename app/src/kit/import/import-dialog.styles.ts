import { styled } from 'styled-components'

export const ImportRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-3);

  & p {
    margin: 0;
  }
`

export const ErrorTable = styled.div`
  overflow: auto;
  max-block-size: 320px;

  & table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  & :is(th, td) {
    padding: var(--ui-space-1) var(--ui-space-2);
    border-block-end: 1px solid var(--ui-color-border);
    text-align: start;
    overflow-wrap: anywhere;
  }

  & td:first-child {
    font-variant-numeric: tabular-nums;
  }
`
