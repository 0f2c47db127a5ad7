import { createGlobalStyle, css, styled } from 'styled-components'

/** Hides the rest of the page while a sheet is printed. */
export const OnlySheet = createGlobalStyle`
  @media print {
    body > *:not([data-print-sheet]) {
      display: none !important;
    }
  }
  @page {
    margin: 14mm 12mm 16mm;
    @bottom-right {
      content: counter(page) ' / ' counter(pages);
      font-size: 9pt;
    }
  }
`

/** Black on white, whatever the theme: a title, a line under it, and tables. */
const onPaper = css`
  display: block;
  color: #000;
  background: #fff;
  font-size: 9pt;

  & h1 {
    margin: 0;
    font-size: 14pt;
  }

  & p {
    margin: 2pt 0 8pt;
  }

  & table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  & thead {
    display: table-header-group;
  }

  & tr {
    break-inside: avoid;
  }

  & th,
  & td {
    padding: 2pt 4pt;
    border-block-end: 0.5pt solid #999;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  & [data-number] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`

/** Shown on paper only. */
export const Sheet = styled.div`
  display: none;

  @media print {
    ${onPaper}
  }
`

/** A cell, indented by its level in a tree. */
export const PaperCell = styled.td<{ $level: number }>`
  && {
    padding-inline-start: ${({ $level }) => 4 + $level * 12}pt;
  }
`

/** Shown on the screen only. */
export const OffPaper = styled.div`
  display: contents;

  @media print {
    display: none;
  }
`
