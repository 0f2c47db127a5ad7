import { styled } from 'styled-components'
import { cells, header } from './tree-cells.styles.ts'
import { controls } from './tree-controls.styles.ts'
import { rows } from './tree-row.styles.ts'

export const Frame = styled.div`
  --tree-step: 20px;
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: calc(var(--ui-row-height) * 4);
  min-inline-size: 0;
  overflow: hidden;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface);
  color: var(--ui-color-text);
  font-size: var(--ui-font-13);
  line-height: 1.3;
`

/** The element with role tree or treegrid. */
export const Root = styled.div`
  flex: 1;
  min-block-size: 0;

  &:focus { outline: none; }
  &:focus-visible { outline: 2px solid var(--ui-color-focus); outline-offset: -2px; border-radius: var(--ui-radius-8); }

  ${rows}
  ${controls}
  ${cells}
`

export const Probe = styled.div`
  position: absolute;
  inline-size: 0;
  block-size: var(--ui-row-height);
  visibility: hidden;
`

export const Scroller = styled.div`
  overflow: auto;
  overflow-anchor: none;
  scrollbar-width: thin;
  scrollbar-color: var(--ui-color-border-control) transparent;

  &[data-header] { scroll-padding-block-start: var(--ui-row-height); }
`

export const List = styled.div``

/** Room for the header, which sticks over the list. */
export const HeaderSpace = styled.div`
  block-size: var(--ui-row-height);
`

export const HeaderRow = styled.div`${header}`

export const SkeletonRows = styled.div`
  > div { display: flex; align-items: center; padding-inline-start: calc(var(--level) * var(--tree-step) + 32px); }
  [data-bar] {
    display: inline-block;
    block-size: 10px;
    inline-size: 30%;
    border-radius: var(--ui-radius-4);
    background: var(--ui-color-hover);
    animation: ui-tree-wait 1.4s ease-in-out infinite alternate;
  }
  [data-bar='1'] { inline-size: 22%; }
  [data-bar='2'] { inline-size: 38%; }
  [data-bar='3'] { inline-size: 26%; }
  @keyframes ui-tree-wait { to { opacity: 0.45; } }
  @media (prefers-reduced-motion: reduce) { [data-bar] { animation: none; } }
`

/** What stands in place of rows. */
export const Slot = styled.div`
  &[data-place='instead'] {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    padding: var(--ui-space-6);
    overflow: auto;
    color: var(--ui-color-text-muted);
    text-align: center;
  }
  &[data-place='instead'][data-header] { inset-block-start: var(--ui-row-height); }
  &[data-place='under'] { padding: var(--ui-space-2) var(--ui-space-3); border-block-start: 1px solid var(--ui-color-border); }
  &[data-place='unseen'] { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`

/** How a search goes on beyond what is loaded. */
export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  padding: var(--ui-space-2) var(--ui-space-3);
  border-block-start: 1px solid var(--ui-color-border);
  color: var(--ui-color-text-muted);
`

/** What became of a move, over the last rows, so that nothing jumps. */
export const Notice = styled.div`
  &:not([data-tone]), &[data-tone='quiet'] { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  &[data-tone='done'], &[data-tone='refused'] {
    position: absolute;
    inset: auto var(--ui-space-3) var(--ui-space-3);
    z-index: 4;
    display: flex;
    align-items: center;
    gap: var(--ui-space-2);
    inline-size: fit-content;
    max-inline-size: calc(100% - 2 * var(--ui-space-3));
    margin-inline: auto;
    padding: var(--ui-space-2) var(--ui-space-2) var(--ui-space-2) var(--ui-space-3);
    border: 1px solid currentColor;
    border-radius: var(--ui-radius-8);
    background: var(--ui-color-success-bg);
    color: var(--ui-color-success);
    box-shadow: var(--ui-shadow-2);
  }
  &[data-tone='refused'] { background: var(--ui-color-error-bg); color: var(--ui-color-error); }
  > span { color: var(--ui-color-text); overflow-wrap: anywhere; }
`

/** Follows the pointer. */
export const DragLabel = styled.div`
  position: fixed;
  z-index: 1001;
  max-inline-size: 300px;
  padding: var(--ui-space-1) var(--ui-space-2);
  border: 1px solid var(--ui-color-border-control);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface-raised);
  color: var(--ui-color-text);
  font-size: var(--ui-font-13);
  box-shadow: var(--ui-shadow-2);
  pointer-events: none;

  &[data-refused] { border-color: var(--ui-color-error); background: var(--ui-color-error-bg); }
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-1);
  min-inline-size: 0;

  > :first-child { margin-inline-end: var(--ui-space-1); }
`
