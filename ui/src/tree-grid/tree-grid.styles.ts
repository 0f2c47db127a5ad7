import { styled } from 'styled-components'
import { cells } from '../internal/rows/cells.styles.ts'
import { Root as TreeRoot } from '../tree/tree.styles.ts'
import { treeCells } from './tree-cells.styles.ts'

export const Root = styled(TreeRoot)`
  ${cells}
  ${treeCells}
`
