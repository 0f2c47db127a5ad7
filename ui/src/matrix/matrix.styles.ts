import { styled } from 'styled-components'

export const Root = styled.div`
  max-block-size: var(--matrix-height);
  min-inline-size: 0;
  overflow: auto;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface);
`

export const Cells = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--ui-font-13);

  th,
  td {
    position: relative;
    block-size: var(--ui-row-height);
    padding: var(--ui-space-1) var(--ui-space-3);
    border-block-end: 1px solid var(--ui-color-border);
    border-inline-end: 1px solid var(--ui-color-border);
    background: var(--ui-color-surface);
    text-align: start;
    white-space: nowrap;
    user-select: none;
  }
  th:last-child,
  td:last-child {
    border-inline-end: 0;
  }
  tbody > tr:last-child > * {
    border-block-end: 0;
  }
  :focus-visible {
    z-index: 1;
    outline-width: 3px;
    outline-offset: -3px;
  }

  thead th {
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
    background: var(--ui-color-surface-sunken);
    color: var(--ui-color-text-muted);
    font-size: var(--ui-font-12);
    font-weight: var(--ui-weight-strong);
  }
  tbody th {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    min-inline-size: 9rem;
    max-inline-size: 45vw;
    padding-inline-start: calc(var(--ui-space-3) + var(--matrix-level) * var(--ui-space-5));
    font-weight: var(--ui-weight-strong);
    white-space: normal;
    overflow-wrap: anywhere;
  }
  thead th:first-child {
    z-index: 3;
    inset-inline-start: 0;
  }
  [data-heading] > * {
    background: var(--ui-color-bg);
    font-weight: var(--ui-weight-strong);
  }

  &:not([data-readonly]) :is(th, td:not([data-locked])) {
    cursor: pointer;
  }
  &:not([data-readonly]) :is(th, td:not([data-locked])):hover {
    background: var(--ui-color-hover);
  }
  [data-heading] > td {
    cursor: default;
  }
  [data-locked] {
    background: var(--ui-color-surface-sunken);
  }
`

export const Choice = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--matrix-tone);

  --matrix-tone: var(--ui-color-text);

  &[data-tone='neutral'] {
    --matrix-tone: var(--ui-color-text-muted);
  }
  &[data-tone='info'] {
    --matrix-tone: var(--ui-color-primary-text);
  }
  &[data-tone='success'] {
    --matrix-tone: var(--ui-color-success);
  }
  &[data-tone='warning'] {
    --matrix-tone: var(--ui-color-warning);
  }
  &[data-tone='error'] {
    --matrix-tone: var(--ui-color-error);
  }
  /* On the ground of cells that are locked or pointed at only the texts are sure to be read. */
  [data-locked] > &,
  td:hover > & {
    --matrix-tone: var(--ui-color-text);
  }
`

export const Nothing = styled.span`
  color: var(--ui-color-text-muted);
`

/** Under the choice: a column is no wider for it than a few words. */
export const Note = styled.span`
  display: block;
  min-inline-size: 10em;
  max-inline-size: 22em;
  color: var(--ui-color-text);
  font-size: var(--ui-font-12);
  white-space: normal;
`

/** A corner that is turned down: not saved yet. */
export const Changed = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  border: 5px solid var(--ui-color-accent);
  border-block-end-color: transparent;
  border-inline-start-color: transparent;
`
