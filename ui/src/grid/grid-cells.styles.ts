import { css } from 'styled-components'

/** Looks of grids alone: rows of one strip after the other, pinned ones, marks for yes and no, boxes that select. */
export const gridCells = css`
  --box-reach: -13px;
  [role='row'],
  [data-row] {
    display: flex;
    inline-size: max(100%, var(--grid-width));
    block-size: var(--ui-row-height);
    background: var(--ui-color-surface);
    contain: layout style;
  }
  [data-pinned] {
    position: sticky;
    z-index: 1;
    background: var(--ui-color-surface);
  }
  /* Said of both: a cell that inherits it is worked out anew, with all others of its row, whenever the row is moved. */
  [role='row']:hover,
  [role='row']:hover > [data-pinned] {
    background: var(--ui-color-hover);
  }
  [role='row'][aria-selected='true'],
  [role='row'][aria-selected='true'] > [data-pinned] {
    background: var(--ui-color-selected);
  }
  [data-pinned]:is([data-track='data'], :not([data-track])) {
    border-inline-end: 1px solid var(--ui-color-border);
  }

  [data-track='select'],
  [data-track='menu'] {
    display: flex;
    align-items: center;
    justify-content: center;
    padding: 0;
  }

  [data-flag]::before {
    content: '';
    display: inline-block;
    inline-size: 5px;
    block-size: 10px;
    margin-inline: 4px 9px;
    border: solid var(--ui-color-success);
    border-width: 0 2px 2px 0;
    transform: translateY(-1px) rotate(45deg);
  }
  [data-flag='false'] {
    color: var(--ui-color-text-muted);
  }
  [data-flag='false']::before {
    inline-size: 9px;
    block-size: 0;
    margin-inline: 2px 7px;
    border-color: var(--ui-color-text-muted);
    border-width: 0 0 2px;
    transform: translateY(-4px);
  }

  [aria-colindex]:focus {
    outline: none;
  }
  [aria-colindex]:focus-visible {
    outline: 3px solid var(--ui-color-focus);
    outline-offset: -3px;
  }

  /* Where pinned columns would leave no room for the others, they scroll. */
  @container (inline-size < 30rem) {
    [data-pinned]:not([data-track]) {
      position: static;
    }
    [data-pinned][data-track='data'] {
      position: static;
    }
  }
  @media (forced-colors: active) {
    [role='row']:hover,
    [role='row']:hover > [data-pinned] {
      background: Canvas;
    }
    [role='row'][aria-selected='true'],
    [role='row'][aria-selected='true'] > [data-pinned] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    [role='row'][aria-selected='true'] [data-flag] {
      color: inherit;
    }
    [role='row'][aria-selected='true'] [data-flag]::before {
      border-color: currentColor;
    }
    [role='row'][aria-selected='true'] [data-empty]::before {
      color: inherit;
    }
    [role='row'][aria-selected='true'] [aria-colindex]:focus-visible {
      outline-color: HighlightText;
    }
  }
`
