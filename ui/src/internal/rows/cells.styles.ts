import { css } from 'styled-components'

/** Links, and words beside texts, in the rows of lists and trees. */
export const texts = css`
  [data-link] {
    color: var(--ui-color-primary-text);
    text-decoration: none;
  }
  [data-link]:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  [data-link]:focus-visible {
    outline: 2px solid var(--ui-color-focus);
    outline-offset: 1px;
    border-radius: 2px;
  }
  [data-state='inactive'] {
    color: var(--ui-color-text-muted);
  }
  [data-state='inactive'] [data-link] {
    color: inherit;
    text-decoration: underline dotted;
    text-underline-offset: 3px;
  }
  /* A row that has just come: seen wherever it stands in the order. */
  [data-state='added'] > :first-child {
    box-shadow: inset 3px 0 0 var(--ui-color-primary-text);
  }
  [data-state='added']:dir(rtl) > :first-child {
    box-shadow: inset -3px 0 0 var(--ui-color-primary-text);
  }
  @media (forced-colors: active) {
    [data-state='inactive'] {
      color: GrayText;
    }
    [aria-selected='true'] [data-link],
    [aria-selected='true'][data-state='inactive'] {
      color: HighlightText;
    }
    [aria-selected='true'] [data-link]:focus-visible {
      outline-color: HighlightText;
    }
    /* The three dots on the ground of a selected row. */
    [aria-selected='true'] [data-dots]::before {
      background: HighlightText;
      box-shadow:
        0 -5px HighlightText,
        0 5px HighlightText;
    }
  }
  [data-note] {
    flex: none;
    color: var(--ui-color-text-muted);
    font-size: var(--ui-font-12);
  }
  [data-note='warning'] {
    color: var(--ui-color-warning);
  }
  [data-note='error'] {
    color: var(--ui-color-error);
    font-weight: var(--ui-weight-strong);
  }
`

/** Cells by their content. Rows and cells are plain elements: a styled component for each of some 600 cells would be felt when scrolling. */
export const cells = css`
  [role='gridcell'],
  [data-cell] {
    min-inline-size: 0;
    padding: 0 var(--ui-space-3);
    overflow: hidden;
    border-block-end: 1px solid var(--ui-color-border);
    line-height: calc(var(--ui-row-height) - 1px);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-type='number'] {
    text-align: end;
  }
  [data-type='number'],
  [data-type='Date'],
  [data-type='DateTime'],
  [data-type='Time'] {
    font-variant-numeric: tabular-nums;
  }
  /* Day before time in a text that runs from right to left, too. */
  [data-type='DateTime'] {
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  /* Two lines within the height of a row in every density: a row is never higher than another. */
  :is([role='gridcell'], [data-cell]):has(> [data-lines], > [data-noted]) {
    display: flex;
    align-items: center;
    line-height: 1.2;
  }
  [data-type='number']:has(> [data-lines], > [data-noted]) {
    justify-content: flex-end;
  }
  [data-lines] {
    display: -webkit-box;
    min-inline-size: 0;
    /* Letters that hang below the last line are seen whole. */
    padding-block: 1px;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  [data-noted] {
    display: grid;
    min-inline-size: 0;
  }
  [data-noted] > * {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-empty]::before {
    content: '–' / '';
    color: var(--ui-color-text-muted);
  }
`

/** Boxes with three states, and the buttons of menus: three dots. */
export const controls = css`
  [data-box] {
    position: relative;
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    border: 1px solid var(--ui-color-border-control);
    border-radius: var(--ui-radius-4);
    background: var(--ui-color-surface);
    cursor: pointer;
  }
  /* A target of 24 px and more around a box of 16. */
  [data-box]::after {
    content: '';
    position: absolute;
    inset: -8px var(--box-reach, -4px);
  }
  [data-box='true'],
  [data-box='mixed'] {
    border-color: var(--ui-color-primary);
    background: var(--ui-color-primary);
  }
  [data-box='true']::before,
  [data-box='mixed']::before {
    content: '';
    position: absolute;
    inset-block-start: 0.0625rem;
    left: 0.25rem;
    inline-size: 0.25rem;
    block-size: 0.5rem;
    border: solid var(--ui-color-on-primary);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  [data-box='mixed']::before {
    inset-block-start: 0.375rem;
    left: 0.1875rem;
    inline-size: 0.5rem;
    block-size: 0;
    border-width: 0 0 2px;
    transform: none;
  }
  [data-box]:focus-visible {
    outline: 2px solid var(--ui-color-focus);
    outline-offset: 2px;
  }

  [data-dots] {
    flex: none;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    padding: 0;
    border: 0;
    border-radius: var(--ui-radius-4);
    background: transparent;
    color: var(--ui-color-text-muted);
    cursor: pointer;
  }
  [data-dots]::before {
    content: '';
    display: block;
    inline-size: 3px;
    block-size: 3px;
    margin: auto;
    border-radius: 50%;
    background: currentColor;
    box-shadow:
      0 -5px currentColor,
      0 5px currentColor;
  }
  [data-dots]:hover {
    background: var(--ui-color-border);
    color: var(--ui-color-text);
  }
  [data-dots]:focus-visible {
    outline: 3px solid var(--ui-color-focus);
    outline-offset: -3px;
  }

  @media (forced-colors: active) {
    [data-box='true'],
    [data-box='mixed'] {
      forced-color-adjust: none;
      border-color: HighlightText;
      background: Highlight;
    }
    [data-box]::before {
      border-color: HighlightText;
    }
    [data-dots]::before {
      forced-color-adjust: none;
      background: ButtonText;
      box-shadow:
        0 -5px ButtonText,
        0 5px ButtonText;
    }
  }
`
