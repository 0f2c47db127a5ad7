import { styled } from 'styled-components'
import { cells, controls } from '../internal/rows/cells.styles.ts'
import { Frame as RowsFrame, RowsRoot, Scroller as RowsScroller, SkeletonRows as RowsSkeleton, unseen } from '../internal/rows/rows.styles.ts'
import { treeCells } from './tree-cells.styles.ts'
import { rows } from './tree-row.styles.ts'

export const Frame = styled(RowsFrame)`
  --tree-step: 20px;
`

export const Root = styled(RowsRoot)`
  ${cells}
  ${controls}
  ${rows}
  ${treeCells}
`

export const Scroller = styled(RowsScroller)`
  &[data-header] { scroll-padding-block-start: var(--ui-row-height); }
`

export const SkeletonRows = styled(RowsSkeleton)`
  --bar-1: 30%;
  --bar-2: 22%;
  --bar-3: 38%;
  --bar-4: 26%;
  > div { display: flex; align-items: center; padding-inline-start: calc(var(--level) * var(--tree-step) + 32px); }
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
  &:not([data-tone]), &[data-tone='quiet'] { ${unseen} }
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
  z-index: var(--ui-layer-popover);
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
