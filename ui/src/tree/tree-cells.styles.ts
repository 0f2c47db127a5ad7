import { css } from 'styled-components'

/** Of tree-grids: the looks of the grid, without what only the grid has. */
export const cells = css`
  [role='row'] {
    display: flex;
    inline-size: max(100%, var(--grid-width));
    background: var(--ui-color-surface);
  }
  [role='gridcell'] {
    position: relative;
    isolation: isolate;
    min-inline-size: 0;
    padding-inline: var(--ui-space-3);
    overflow: hidden;
    border-block-end: 1px solid var(--ui-color-border);
    line-height: calc(var(--ui-row-height) - 1px);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [role='gridcell'][data-tree] { padding-inline: calc(var(--indent) + var(--ui-space-1)) var(--ui-space-3); }
  [role='gridcell'][aria-colspan] { flex: 1; }
  [data-type='number'] { text-align: end; }
  [data-type='number'], [data-type='Date'], [data-type='DateTime'], [data-type='Time'] { font-variant-numeric: tabular-nums; }
  /* Day before time in a text that runs from right to left, too. */
  [data-type='DateTime'] { unicode-bidi: plaintext; text-align: match-parent; }
  [data-empty]::before { content: '–' / ''; color: var(--ui-color-text-muted); }
  [data-track='menu'] { display: flex; align-items: center; justify-content: center; padding: 0; }
  [role='gridcell']:focus { outline: none; }
  [role='gridcell']:focus-visible { outline: 2px solid var(--ui-color-focus); outline-offset: -2px; border-radius: var(--ui-radius-4); }
`

export const header = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 3;
  block-size: var(--ui-row-height);
  color: var(--ui-color-text-muted);
  font-weight: 600;
  && { background: var(--ui-color-surface-sunken); }

  [role='columnheader'] {
    display: flex;
    align-items: center;
    min-inline-size: 0;
    padding-inline: var(--ui-space-3);
    border-block-end: 1px solid var(--ui-color-border-control);
  }
  [data-type='number'] { flex-direction: row-reverse; }
  [data-unseen] { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
`
