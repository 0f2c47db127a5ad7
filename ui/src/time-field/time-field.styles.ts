import { styled } from 'styled-components'
import { ControlBox } from '../internal/field/control.styles.ts'

/** Five figures need no whole column. */
export const Box = styled(ControlBox)`
  max-inline-size: 8rem;
  font-variant-numeric: tabular-nums;
`
