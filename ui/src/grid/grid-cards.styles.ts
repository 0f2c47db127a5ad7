import { css } from 'styled-components'

/** Rows as cards: the name on the first line, under it the others with their headings, on the second line one without beside the state; boxes and menus at the sides. */
export const gridCards = css`
  [data-cards] > & {
    [role='row']:not([aria-rowindex='1']),
    [data-row] {
      display: grid;
      grid-template: repeat(var(--card-lines), 1.375rem) / auto minmax(0, 1fr) minmax(0, auto) auto;
      align-content: center;
      inline-size: 100%;
      block-size: var(--card-height);
      overflow: hidden;
      border-block-end: 1px solid var(--ui-color-border);
    }
    [role='gridcell'],
    [data-cell] {
      grid-column: 2 / 4;
      min-inline-size: 0 !important;
      padding: 0 var(--ui-space-2);
      border: 0;
      line-height: 1.375rem;
      text-align: start;
    }
    [role='gridcell'][data-track='select'],
    [data-cell][data-track='select'] {
      grid-area: 1 / 1 / -1 / 2;
      inline-size: 2.75rem;
      padding: 0;
    }
    [data-track='menu'] {
      grid-area: 1 / 4 / -1 / 5;
      position: static;
    }
    [data-card='name'] {
      grid-area: 1 / 2 / 2 / 4;
      font-size: var(--ui-font-14);
      font-weight: var(--ui-weight-strong);
    }
    [data-card='beside'] {
      grid-area: 2 / 3;
      text-align: end;
    }
    [data-card='beside'] + [data-card='line'] {
      grid-area: 2 / 2;
    }
    [data-card='beside'] + [data-card='line']::before {
      display: none;
    }
    [data-card='line'] {
      display: flex;
      align-items: baseline;
      gap: var(--ui-space-2);
    }
    [data-card='line']::before {
      all: unset;
      flex: 0 0 38%;
      overflow: hidden;
      color: var(--ui-color-text-muted);
      text-overflow: ellipsis;
      content: attr(data-name) / '';
    }
    [data-card='line'][data-empty]::after {
      color: var(--ui-color-text-muted);
      content: '–' / '';
    }
    [data-lines] {
      display: block;
      padding: 0;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    [data-noted] {
      display: flex;
      gap: var(--ui-space-2);
    }

    /* What they are sorted by, in one line that scrolls by itself. */
    [role='row'][aria-rowindex='1'] {
      inline-size: 100%;
      overflow: auto hidden;
      scrollbar-width: none;
    }
    [role='columnheader'][data-track='data'] {
      flex: none !important;
      min-inline-size: 0 !important;
    }
    [data-resize] {
      display: none;
    }
  }
`
