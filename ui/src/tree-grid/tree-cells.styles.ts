import { css } from 'styled-components'

/** Of tree-grids: a row whose first cell is the tree's own. */
export const treeCells = css`
  [role='row'] {
    display: flex;
    inline-size: max(100%, var(--grid-width));
    background: var(--ui-color-surface);
  }
  [role='gridcell'] {
    position: relative;
    isolation: isolate;
  }
  [role='gridcell'][data-tree] {
    padding-inline: calc(var(--indent) + var(--ui-space-1)) var(--ui-space-3);
  }
  [role='gridcell'][aria-colspan] {
    flex: 1;
  }
  [data-track='menu'] {
    display: flex;
    align-items: center;
    justify-content: center;
    padding: 0;
  }
  [aria-colindex]:focus {
    outline: none;
  }
  [aria-colindex]:focus-visible {
    outline: 3px solid var(--ui-color-focus);
    outline-offset: -3px;
    border-radius: var(--ui-radius-4);
  }
`
