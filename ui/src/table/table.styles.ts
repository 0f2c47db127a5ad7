import { styled } from 'styled-components'

export const Root = styled.div`
  max-block-size: var(--table-height);
  min-inline-size: 0;
  overflow: auto;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface);
`

export const Caption = styled.caption`
  padding: var(--ui-space-2) var(--ui-space-3);
  font-size: var(--ui-font-13);
  font-weight: var(--ui-weight-strong);
  text-align: start;

  &[data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

export const Nothing = styled.span`
  /* What is heard and not seen would otherwise stand, and scroll, outside of the table. */
  position: relative;
  color: var(--ui-color-text-muted);
`

export const Cells = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--ui-font-13);
  font-variant-numeric: tabular-nums;

  th,
  td {
    block-size: var(--ui-row-height);
    padding: var(--ui-space-1) var(--ui-space-3);
    border-block-end: 1px solid var(--ui-color-border);
    text-align: start;
    vertical-align: middle;
    overflow-wrap: break-word;
  }

  [data-align='end'] {
    text-align: end;
    white-space: nowrap;
  }

  thead th {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    background: var(--ui-color-surface-sunken);
    color: var(--ui-color-text-muted);
    font-size: var(--ui-font-12);
    font-weight: var(--ui-weight-strong);
  }

  tbody th {
    font-weight: var(--ui-weight-strong);
  }
  tbody tr:hover > * {
    background: var(--ui-color-hover);
  }
  tbody:last-child > tr:last-child > *,
  tfoot > tr:last-child > * {
    border-block-end: 0;
  }
  tfoot td {
    font-weight: var(--ui-weight-strong);
  }
  ${Caption} + thead th {
    border-block-start: 1px solid var(--ui-color-border);
  }
  ${Caption}[data-hidden] + thead th {
    border-block-start: 0;
  }
`
