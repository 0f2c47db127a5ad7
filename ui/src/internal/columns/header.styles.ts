import { styled } from 'styled-components'
import { unseen } from '../unseen.styles.ts'

/** The row of headings, which sticks over the rows. */
export const HeaderRow = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 3;
  block-size: var(--ui-row-height);
  color: var(--ui-color-text-muted);
  font-weight: var(--ui-weight-strong);

  &&&,
  &&&:hover,
  &&&& > [data-pinned] {
    background: var(--ui-color-surface-sunken);
  }

  /* Doubled, to win over the styles of cells. */
  && {
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
    [data-pinned] {
      position: sticky;
      z-index: 2;
    }
    [data-track='select'],
    [data-track='menu'] {
      justify-content: center;
      padding: 0;
    }
    [data-sortable] {
      cursor: pointer;
    }
    [data-sortable]:hover,
    [data-sorted] {
      color: var(--ui-color-text);
    }
    [data-type='number'] {
      flex-direction: row-reverse;
    }

    [data-unseen] {
      ${unseen}
    }
    [data-text] {
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    [data-sort] {
      display: inline-flex;
      flex: none;
      align-items: center;
      gap: 1px;
      color: var(--ui-color-primary-text);
      font-size: var(--ui-font-12);
    }

    /* Over the heading rather than beside it: it shows only when it can be used. */
    [data-menu] {
      position: absolute;
      inset-inline-end: 8px;
      display: inline-flex;
      align-items: center;
      justify-content: center;
      inline-size: 1.5rem;
      block-size: 1.5rem;
      padding: 0;
      border: 0;
      border-radius: var(--ui-radius-4);
      background: var(--ui-color-surface-sunken);
      color: inherit;
      opacity: 0;
      cursor: pointer;
    }
    /* An arrow down. */
    [data-menu]::before {
      content: '';
      inline-size: 5px;
      block-size: 5px;
      margin-block-start: -3px;
      border: solid currentColor;
      border-width: 0 1.5px 1.5px 0;
      transform: rotate(45deg);
    }
    [data-type='number'] [data-menu] {
      inset-inline: 4px auto;
    }
    /* The arrow of the order stays in sight beside it. */
    [data-sorted]:is(:hover, :focus, :focus-within) {
      padding-inline-end: calc(1.5rem + 10px);
    }
    [data-sorted][data-type='number']:is(:hover, :focus, :focus-within) {
      padding-inline: calc(1.5rem + 6px) var(--ui-space-3);
    }
    [data-menu]:hover {
      background: var(--ui-color-border);
    }
    [role='columnheader']:is(:hover, :focus, :focus-within) [data-menu] {
      opacity: 1;
    }
    @media (hover: none) {
      [data-sorted]:is(:hover, :focus, :focus-within) {
        &,
        &[data-type='number'] {
          padding-inline: var(--ui-space-3);
        }
      }
      [data-menu] {
        position: static;
        flex: none;
        margin-inline-start: auto;
        opacity: 1;
      }
    }

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
    [data-resize]:hover::after {
      inset-block: 0;
      inline-size: 2px;
      background: var(--ui-color-primary);
    }

    [data-drop]::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      z-index: 1;
      inline-size: 3px;
      background: var(--ui-color-accent);
    }
    [data-drop='after']::before {
      inset-inline: auto 0;
    }

    /* Where pinned columns would leave no room for the others, they scroll. */
    @container (inline-size < 30rem) {
      [data-pinned][data-track='data'] {
        position: relative;
      }
    }
  }
`
