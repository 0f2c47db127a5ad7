import { createGlobalStyle, styled } from 'styled-components'
import type { LabelFormat } from './label-formats.ts'

/** While labels are printed nothing else of the page is, and the paper is theirs. */
export const OnlyLabels = createGlobalStyle<{ $format: LabelFormat }>`
  @media print {
    body > *:not([data-labels]) {
      display: none !important;
    }
  }
  @page {
    size: ${({ $format: { page } }) => `${page[0]}mm ${page[1]}mm`};
    margin: 0;
  }
`

/** A page of labels, on paper or as its picture. */
export const Page = styled.div`
  position: relative;
  overflow: hidden;
  background: #fff;
  color: #000;
  break-after: page;
  font-family: var(--ui-font-family, sans-serif);

  &:last-child {
    break-after: auto;
  }
`

export const Label = styled.div`
  position: absolute;
  display: flex;
  align-items: center;
  box-sizing: border-box;
  gap: 1mm;
  padding-inline-end: 2mm;
  overflow: hidden;
  font-size: 8pt;
  line-height: 1.2;

  &[data-small] {
    font-size: 5.5pt;
  }

  & > svg {
    flex: none;
    block-size: 100%;
  }

  & > div {
    min-inline-size: 0;
    max-block-size: 100%;
    overflow: hidden;
    overflow-wrap: anywhere;
  }

  & strong {
    display: block;
    font-size: 1.3em;
  }
`

/** Labels on their way to the printer: not on the screen. */
export const Paper = styled.div`
  display: none;

  @media print {
    display: block;
  }
`

/** The first page as it will be, small. */
export const Preview = styled.div`
  align-self: center;
  overflow: hidden;
  border: 1px solid var(--ui-color-border);

  & > * {
    transform-origin: 0 0;
  }

  & [data-place] {
    outline: 0.2mm dashed #999;
  }

  & [data-used] {
    background: repeating-linear-gradient(45deg, #ddd 0 1mm, transparent 1mm 2mm);
  }
`
