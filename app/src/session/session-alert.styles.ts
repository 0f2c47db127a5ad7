import { styled } from 'styled-components'

export const Countdown = styled.div`
  font-variant-numeric: tabular-nums;
`
