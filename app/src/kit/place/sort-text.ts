import type { SortItem } from '@ronde/ui/grid'

/** An order as the server and the address write it: `-dtCreation,lbUser`. */
export const readSort = (text: string | null | undefined): SortItem[] =>
  (text ?? '')
    .split(',')
    .filter(Boolean)
    .map((item) =>
      item.startsWith('-') ? { column: item.slice(1), isDescending: true } : { column: item, isDescending: false },
    )

export const writeSort = (sort: readonly SortItem[]): string =>
  sort.map(({ column, isDescending }) => (isDescending ? `-${column}` : column)).join(',')
