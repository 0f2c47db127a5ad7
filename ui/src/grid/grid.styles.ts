import { styled } from 'styled-components'
import { cells, controls, texts } from '../internal/rows/cells.styles.ts'
import { Frame as RowsFrame, RowsRoot, SkeletonRows as RowsSkeleton } from '../internal/rows/rows.styles.ts'
import { gridCards } from './grid-cards.styles.ts'
import { gridCells } from './grid-cells.styles.ts'

export const Frame = styled(RowsFrame)`
  container-type: inline-size;

  &[data-cards] {
    --card-height: calc(var(--card-lines) * 1.375rem + 1.25rem);
  }
`

export const Root = styled(RowsRoot)`
  ${texts}
  ${cells}
  ${controls}
  ${gridCells}
  ${gridCards}

  /* Pinned columns scroll there, boxes do not. */
  @container (inline-size < 30rem) {
    --edge-start: var(--pinned-boxes);
  }
`

export const SkeletonRows = styled(RowsSkeleton)`
  --bar-1: 70%;
  --bar-2: 55%;
  --bar-3: 85%;
  --bar-4: 40%;
`
