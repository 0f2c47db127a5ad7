import { atUsualText } from '../text-scale.ts'

/** The room of the arrow and the rank beside a heading's text, in px. */
const beside = 24

function contentWidth(cell: Element): number {
  const range = document.createRange()
  range.selectNodeContents(cell.querySelector('[data-text]') ?? cell)
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell)
  return (
    range.getBoundingClientRect().width + Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
  )
}

/** The width that a column needs for the texts in it now, its heading included, in px of usual text; `at` is its place among the strips. */
export function fitWidth(root: Element, at: number): number {
  const cells = [...root.querySelectorAll(`[role="row"] > [aria-colindex="${at + 1}"]`)]
  const widths = cells.map((cell) =>
    Math.max(
      contentWidth(cell) + (cell.role === 'columnheader' ? beside : 0),
      cell.scrollWidth > cell.clientWidth ? cell.scrollWidth : 0,
    ),
  )
  return Math.ceil(atUsualText(Math.max(0, ...widths))) + 1
}
