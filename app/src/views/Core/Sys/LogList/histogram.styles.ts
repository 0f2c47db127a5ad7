import { styled } from 'styled-components'

/** The same height before and after its figures are loaded. */
export const HistogramRoot = styled.div`
  position: relative;
  flex: none;
  min-block-size: 184px;
  container-type: inline-size;
`

/** Beside the chart's own button. */
export const HistogramPlace = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 40px;
  display: flex;

  /* No room beside the title: under the picture, in as many lines as it takes. */
  @container (max-width: 1079px) {
    position: static;
    flex-wrap: wrap;
  }
`
