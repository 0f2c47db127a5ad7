import { css } from 'styled-components'

/** Rows of trees and tree-grids: plain elements, since a styled component for each part would be felt when scrolling. */
export const rows = css`
  [data-row] {
    --indent: calc(var(--level) * var(--tree-step));
    position: relative;
    block-size: var(--ui-row-height);
    contain: layout style;
    cursor: default;
  }
  [data-movable] & [data-row] {
    user-select: none;
  }
  [role='treeitem'] {
    min-inline-size: calc(var(--indent) + 12rem);
  }
  [role='treeitem'],
  [data-tree] {
    display: flex;
    align-items: center;
    gap: var(--ui-space-2);
    padding-inline: calc(var(--indent) + var(--ui-space-1)) var(--ui-space-1);
    white-space: nowrap;
  }
  &[data-flat] [role='treeitem'] {
    padding-inline-start: var(--ui-space-3);
  }
  /* One line per level, under the arrow of the branch it belongs to. */
  [role='treeitem']::before,
  [data-tree]::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 0;
    inset-inline-start: calc(var(--ui-space-1) + 11px);
    inline-size: var(--indent);
    background: repeating-linear-gradient(to right, var(--ui-color-border) 0 1px, transparent 1px var(--tree-step));
    pointer-events: none;
  }
  :is([role='treeitem'], [data-tree]):dir(rtl)::before {
    transform: scaleX(-1);
  }

  [data-row]:hover {
    background: var(--ui-color-hover);
  }
  [data-row][aria-selected='true'] {
    background: var(--ui-color-selected);
  }
  [data-row]:focus {
    outline: none;
  }
  [data-row]:focus-visible {
    outline: 3px solid var(--ui-color-focus);
    outline-offset: -3px;
    border-radius: var(--ui-radius-4);
  }
  [data-cut] {
    color: var(--ui-color-text-muted);
  }
  [data-cut] [data-text] {
    font-style: italic;
    text-decoration: underline dashed;
    text-underline-offset: 3px;
  }

  [data-twist] {
    position: relative;
    flex: none;
    align-self: stretch;
    inline-size: 24px;
    margin-inline-end: calc(-1 * var(--ui-space-1));
  }
  [data-twist='open'],
  [data-twist='closed'] {
    cursor: pointer;
    color: var(--ui-color-text-muted);
  }
  [data-twist='open']::before,
  [data-twist='closed']::before {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 50%;
    inline-size: 7px;
    block-size: 7px;
    margin: -3.5px;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    transform: translate(-1px, 0) rotate(-45deg);
  }
  [data-twist='closed']:dir(rtl)::before {
    transform: translate(1px, 0) rotate(135deg);
  }
  [data-twist='open']::before,
  [data-twist='open']:dir(rtl)::before {
    transform: translate(0, -1px) rotate(45deg);
  }
  [data-twist='open']:hover,
  [data-twist='closed']:hover {
    color: var(--ui-color-text);
  }

  [data-label] {
    display: flex;
    flex: 1;
    align-items: center;
    gap: var(--ui-space-3);
    min-inline-size: 0;
  }
  [data-text] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    unicode-bidi: plaintext;
  }
  [data-path] {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    color: var(--ui-color-text-muted);
    font-size: var(--ui-font-12);
    text-overflow: ellipsis;
  }
  mark {
    border-radius: 2px;
    background: var(--ui-color-warning-bg);
    color: inherit;
    box-shadow: 0 0 0 1px var(--ui-color-warning-bg);
    font-weight: var(--ui-weight-strong);
  }

  /* The menu shows only when it can be used. */
  [data-row] [data-menu] {
    opacity: 0;
  }
  [data-row]:is(:hover, :focus, :focus-within) [data-menu] {
    opacity: 1;
  }
  @media (hover: none) {
    [data-row] [data-menu] {
      opacity: 1;
    }
  }

  [data-load] {
    color: var(--ui-color-text-muted);
  }
  [data-load='failed'] {
    color: var(--ui-color-error);
  }
  [data-retry] {
    min-block-size: 24px;
    padding: 0 var(--ui-space-2);
    border: 1px solid var(--ui-color-border-control);
    border-radius: var(--ui-radius-4);
    background: var(--ui-color-surface);
    color: var(--ui-color-text);
    cursor: pointer;
  }
  [data-retry]:hover {
    background: var(--ui-color-hover);
  }

  /* Where it would be put: a line between rows, a frame around the one that takes it. */
  [data-drop='before']::after,
  [data-drop='after']::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset-inline: calc(var(--indent) + var(--ui-space-2)) 0;
    block-size: 3px;
    border-radius: 2px;
    background: var(--ui-color-accent);
  }
  [data-drop='before']::after {
    inset-block-start: -1px;
  }
  [data-drop='after']::after {
    inset-block-end: -1px;
  }
  [data-drop='inside'] {
    outline: 2px solid var(--ui-color-accent);
    outline-offset: -2px;
    border-radius: var(--ui-radius-4);
  }
  [data-drop='refused'] {
    outline: 2px dashed var(--ui-color-error);
    outline-offset: -2px;
    border-radius: var(--ui-radius-4);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    [data-row]:hover {
      background: Canvas;
    }
    [data-row][aria-selected='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    [data-row][aria-selected='true'] [data-twist],
    [data-row][aria-selected='true'] [data-path] {
      color: inherit;
    }
    [data-row][aria-selected='true']:focus-visible {
      outline-color: HighlightText;
      outline-offset: -4px;
    }
    mark {
      forced-color-adjust: none;
      background: Mark;
      color: MarkText;
    }
  }
`
