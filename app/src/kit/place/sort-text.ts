import type { SortItem } from '@ronde/ui/grid'

/** An order as the server and the address write it: `-dtCreation,lbUser`. */
export const readSort = (text: string | null | undefined): SortItem[] =>
  (text ?? '')
    .split(',')
    .filter(Boolean)
    .map((item) =>
      item.startsWith('-') ? { column: item.slice(1), descending: true } : { column: item, descending: false },
    )

export const writeSort = (sort: readonly SortItem[]): string =>
  sort.map(({ column, descending }) => (descending ? `-${column}` : column)).join(',')
