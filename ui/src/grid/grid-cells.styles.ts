import { css } from 'styled-components'

/** Rows and cells are plain elements: a styled component for each of some 600 cells would be felt when scrolling. */
export const cells = css`
  [role='row'], [data-row] {
    display: flex;
    inline-size: max(100%, var(--grid-width));
    block-size: var(--ui-row-height);
    background: var(--ui-color-surface);
    contain: layout style;
  }
  [role='gridcell'], [data-cell] {
    min-inline-size: 0;
    padding: 0 var(--ui-space-3);
    overflow: hidden;
    border-block-end: 1px solid var(--ui-color-border);
    line-height: calc(var(--ui-row-height) - 1px);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [role='row']:hover { background: var(--ui-color-hover); }
  [role='row'][aria-selected='true'] { background: var(--ui-color-selected); }

  [data-pinned] { position: sticky; z-index: 1; background: inherit; }
  [data-pinned]:is([data-track='data'], :not([data-track])) { border-inline-end: 1px solid var(--ui-color-border); }
  [data-type='number'] { text-align: end; }
  [data-type='number'], [data-type='Date'], [data-type='DateTime'], [data-type='Time'] { font-variant-numeric: tabular-nums; }
  /* Day before time in a text that runs from right to left, too. */
  [data-type='DateTime'] { unicode-bidi: plaintext; text-align: match-parent; }
  [data-empty]::before { content: '–' / ''; color: var(--ui-color-text-muted); }

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
  [data-flag='false'] { color: var(--ui-color-text-muted); }
  [data-flag='false']::before {
    inline-size: 9px;
    block-size: 0;
    margin-inline: 2px 7px;
    border-color: var(--ui-color-text-muted);
    border-width: 0 0 2px;
    transform: translateY(-4px);
  }

  [aria-colindex]:focus { outline: none; }
  [aria-colindex]:focus-visible { outline: 2px solid var(--ui-color-focus); outline-offset: -2px; }

  /* Where pinned columns would leave no room for the others, they scroll. */
  @container (inline-size < 30rem) {
    [data-pinned]:not([data-track]) { position: static; }
    [data-pinned][data-track='data'] { position: static; }
  }
  @media (forced-colors: active) {
    [role='row']:hover { background: Canvas; }
    [role='row'][aria-selected='true'] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
    [role='row'][aria-selected='true'] [data-flag] { color: inherit; }
    [role='row'][aria-selected='true'] [data-flag]::before { border-color: currentColor; }
    [role='row'][aria-selected='true'] [data-empty]::before { color: inherit; }
    [role='row'][aria-selected='true'] [aria-colindex]:focus-visible { outline-color: HighlightText; }
  }
`

/** The boxes that select, and the buttons of row menus. */
export const boxes = css`
  [data-track='select'], [data-track='menu'] { display: flex; align-items: center; justify-content: center; padding: 0; }
  [role='checkbox'] {
    position: relative;
    inline-size: 16px;
    block-size: 16px;
    border: 1px solid var(--ui-color-border-control);
    border-radius: var(--ui-radius-4);
    background: var(--ui-color-surface);
    cursor: pointer;
  }
  /* A target of 24 px and more around a box of 16. */
  [role='checkbox']::after { content: ''; position: absolute; inset: -8px -13px; }
  [role='checkbox']:is([aria-checked='true'], [aria-checked='mixed']) { border-color: var(--ui-color-primary); background: var(--ui-color-primary); }
  [role='checkbox']:is([aria-checked='true'], [aria-checked='mixed'])::before {
    content: '';
    position: absolute;
    inset-block-start: 1px;
    left: 4px;
    inline-size: 4px;
    block-size: 8px;
    border: solid var(--ui-color-on-primary);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  [role='checkbox'][aria-checked='mixed']::before { inset-block-start: 6px; left: 3px; inline-size: 8px; block-size: 0; border-width: 0 0 2px; transform: none; }
  [role='checkbox']:focus-visible { outline: 2px solid var(--ui-color-focus); outline-offset: 2px; }

  [data-track='menu'] > button {
    inline-size: 28px;
    block-size: 28px;
    padding: 0;
    border: 0;
    border-radius: var(--ui-radius-4);
    background: transparent;
    color: var(--ui-color-text-muted);
    cursor: pointer;
  }
  [data-track='menu'] > button::before {
    content: '';
    display: block;
    inline-size: 3px;
    block-size: 3px;
    margin: auto;
    border-radius: 50%;
    background: currentColor;
    box-shadow: 0 -5px currentColor, 0 5px currentColor;
  }
  [data-track='menu'] > button:hover { background: var(--ui-color-border); color: var(--ui-color-text); }
  [data-track='menu'] > button:focus-visible { outline: 2px solid var(--ui-color-focus); outline-offset: -2px; }

  @media (forced-colors: active) {
    [role='checkbox']:is([aria-checked='true'], [aria-checked='mixed']) { forced-color-adjust: none; border-color: HighlightText; background: Highlight; }
    [role='checkbox']::before { border-color: HighlightText; }
    [data-track='menu'] > button::before { forced-color-adjust: none; background: ButtonText; box-shadow: 0 -5px ButtonText, 0 5px ButtonText; }
  }
`

export const header = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 3;
  color: var(--ui-color-text-muted);
  font-weight: 600;

  &&, &&:hover { background: var(--ui-color-surface-sunken); }

  [role='columnheader'] {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--ui-space-1);
    min-inline-size: 0;
    padding-inline: var(--ui-space-3);
    border-block-end: 1px solid var(--ui-color-border-control);
    user-select: none;
  }
  [data-pinned] { position: sticky; z-index: 2; }
  [data-track='select'], [data-track='menu'] { justify-content: center; padding: 0; }
  [data-sortable] { cursor: pointer; }
  [data-sortable]:hover, [aria-sort='ascending'], [aria-sort='descending'] { color: var(--ui-color-text); }
  [data-type='number'] { flex-direction: row-reverse; }

  [data-unseen] { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  [data-text] { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  [data-sort] { display: inline-flex; flex: none; align-items: center; gap: 1px; color: var(--ui-color-primary-text); font-size: var(--ui-font-12); }

  /* Over the heading rather than beside it: it shows only when it can be used. */
  [data-menu] {
    position: absolute;
    inset-inline-end: 8px;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: var(--ui-radius-4);
    background: var(--ui-color-surface-sunken);
    color: inherit;
    opacity: 0;
    cursor: pointer;
  }
  [data-type='number'] [data-menu] { inset-inline: 4px auto; }
  [data-menu]:hover { background: var(--ui-color-border); }
  [role='columnheader']:is(:hover, :focus, :focus-within) [data-menu] { opacity: 1; }
  @media (hover: none) { [data-menu] { position: static; flex: none; margin-inline-start: auto; opacity: 1; } }

  [data-resize] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 8px;
    cursor: col-resize;
    touch-action: none;
  }
  [data-resize]::after {
    content: '';
    position: absolute;
    inset-block: 25%;
    inset-inline-end: 0;
    inline-size: 1px;
    background: var(--ui-color-border);
  }
  [data-resize]:hover::after { inset-block: 0; inline-size: 2px; background: var(--ui-color-primary); }

  [data-drop]::before { content: ''; position: absolute; inset-block: 0; inset-inline-start: 0; z-index: 1; inline-size: 3px; background: var(--ui-color-accent); }
  [data-drop='after']::before { inset-inline: auto 0; }
`
