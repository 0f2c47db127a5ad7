import { css } from 'styled-components'

/** Boxes with three states, and the buttons of menus. */
export const controls = css`
  [data-box] {
    position: relative;
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    border: 1px solid var(--ui-color-border-control);
    border-radius: var(--ui-radius-4);
    background: var(--ui-color-surface);
    cursor: pointer;
  }
  /* A target of 24 px around a box of 16. */
  [data-box]::after { content: ''; position: absolute; inset: -8px -4px; }
  [data-box='true'], [data-box='mixed'] { border-color: var(--ui-color-primary); background: var(--ui-color-primary); }
  [data-box='true']::before, [data-box='mixed']::before {
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
  [data-box='mixed']::before { inset-block-start: 6px; left: 3px; inline-size: 8px; block-size: 0; border-width: 0 0 2px; transform: none; }

  [data-menu] {
    flex: none;
    inline-size: 28px;
    block-size: 28px;
    padding: 0;
    border: 0;
    border-radius: var(--ui-radius-4);
    background: transparent;
    color: var(--ui-color-text-muted);
    opacity: 0;
    cursor: pointer;
  }
  [data-menu]::before {
    content: '';
    display: block;
    inline-size: 3px;
    block-size: 3px;
    margin: auto;
    border-radius: 50%;
    background: currentColor;
    box-shadow: 0 -5px currentColor, 0 5px currentColor;
  }
  [data-menu]:hover { background: var(--ui-color-border); color: var(--ui-color-text); }
  [data-row]:is(:hover, :focus, :focus-within) [data-menu] { opacity: 1; }
  @media (hover: none) { [data-menu] { opacity: 1; } }

  @media (forced-colors: active) {
    [data-box='true'], [data-box='mixed'] { forced-color-adjust: none; border-color: HighlightText; background: Highlight; }
    [data-box]::before { border-color: HighlightText; }
    [data-menu]::before { forced-color-adjust: none; background: ButtonText; box-shadow: 0 -5px ButtonText, 0 5px ButtonText; }
  }
`
