import { styled } from 'styled-components'
import { controls, texts } from '../internal/rows/cells.styles.ts'
import { Frame as RowsFrame, RowsRoot, SkeletonRows as RowsSkeleton } from '../internal/rows/rows.styles.ts'
import { rows } from './tree-row.styles.ts'

export const Frame = styled(RowsFrame)`
  --tree-step: 20px;
`

export const Root = styled(RowsRoot)`
  ${texts}
  ${controls}
  ${rows}
`

export const SkeletonRows = styled(RowsSkeleton)`
  --bar-1: 30%;
  --bar-2: 22%;
  --bar-3: 38%;
  --bar-4: 26%;
  > div {
    display: flex;
    align-items: center;
    padding-inline-start: calc(var(--level) * var(--tree-step) + 32px);
  }
`

/** How a search goes on beyond the branches that are loaded. */
export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-2);
  padding: var(--ui-space-2) var(--ui-space-3);
  border-block-start: 1px solid var(--ui-color-border);
  color: var(--ui-color-text-muted);
`
