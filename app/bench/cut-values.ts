/** A column of a list as it was drawn. */
export interface ColumnCut {
  /** Accessible name of its list. */
  list: string
  column: string
  /** The field it shows. */
  field: string
  /** Number of values drawn, empty cells excluded. */
  values: number
  cut: number
  /** A value that was cut, the longest of them; '' for none. */
  example: string
  isHeadingCut: boolean
  /** Whether the column is visible only after scrolling sideways. */
  isOutOfSight: boolean
  /** Width and language. */
  way: string
}

/** Fields by which a record is known: none of their values is ever cut. */
const references = /^(ref|reference|login|indice|ordre|path)$|^ref[A-Z]/

type Counted = Pick<ColumnCut, 'field' | 'values' | 'cut' | 'isOutOfSight'>

/** Fewer than nine of ten values are whole, or one of a reference is not, or the column is not in sight at all. */
export const isTooCut = ({ field, values, cut, isOutOfSight }: Counted): boolean =>
  isOutOfSight || (references.test(field) ? cut > 0 : cut > values / 10)

/** Runs in the page: the cut values of each column of each list. It uses nothing outside itself, since only its source is sent. */
export function cutColumns(): Omit<ColumnCut, 'way'>[] {
  const isCut = (cell: Element): boolean => {
    const parts = [cell, ...cell.querySelectorAll('*')].filter((part) => getComputedStyle(part).overflowX !== 'visible')
    const isTooHigh = (part: Element) => part.hasAttribute('data-lines') && part.scrollHeight > part.clientHeight + 1
    return parts.some((part) => part.scrollWidth > part.clientWidth + 1 || isTooHigh(part))
  }
  return [...document.querySelectorAll('[role=grid], [role=treegrid]')].flatMap((grid) => {
    // The column of row menus is pinned at the end, over other columns.
    const end = (grid.querySelector('[role=columnheader][data-track=menu]') ?? grid).getBoundingClientRect()
    const room = end.width < 60 ? end.left : end.right
    const cells = [...grid.querySelectorAll('[role=gridcell]')]
    return [...grid.querySelectorAll('[role=columnheader][data-column]')].map((heading) => {
      const at = heading.getAttribute('aria-colindex')
      const values = cells.filter((cell) => cell.getAttribute('aria-colindex') === at && cell.textContent.trim() !== '')
      const cut = values.filter(isCut)
      return {
        list: grid.getAttribute('aria-label') ?? '',
        column: heading.querySelector('[data-text]')?.textContent ?? '',
        field: heading.getAttribute('data-column') ?? '',
        values: values.length,
        cut: cut.length,
        example: cut.map(({ textContent }) => textContent.trim()).toSorted((a, b) => b.length - a.length)[0] ?? '',
        isHeadingCut: isCut(heading),
        isOutOfSight: heading.getBoundingClientRect().right > room + 1,
      }
    })
  })
}
