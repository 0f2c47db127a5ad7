import { createGlobalStyle, styled } from 'styled-components'

/** While a sheet is printed nothing else of the page is. */
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

/** Rows on paper: black on white, whatever the theme, and nothing on the screen. */
export const Sheet = styled.div`
  display: none;

  @media print {
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
  }
`
