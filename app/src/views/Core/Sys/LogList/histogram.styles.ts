import { styled } from 'styled-components'

/** As high before its figures are there as after. */
export const HistogramRoot = styled.div`
  position: relative;
  min-block-size: 184px;
`

/** Beside the chart's own button. */
export const HistogramPlace = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 40px;
`
