import { isOfList } from '../place/use-address.ts'

/** The view of a list as a query: its part of the address without its prefix, sorted. */
export function viewQuery(search: string, slot: string, columns: string): string {
  const own = [...new URLSearchParams(search)].flatMap(([name, value]): [string, string][] =>
    isOfList(name, slot) ? [[name.slice(slot.length), value]] : [],
  )
  const entries = new Map([...own, ['cols', columns]])
  return new URLSearchParams([...entries].toSorted(([one], [other]) => (one < other ? -1 : 1))).toString()
}

/** Whether a list's part of the address equals a view's query, columns aside. */
export const isLookedAtAs = (search: string, slot: string, query: string): boolean => {
  const [now, asked] = [viewQuery(search, slot, ''), query].map((text) => new URLSearchParams(text))
  now?.delete('cols')
  asked?.delete('cols')
  return now?.toString() === asked?.toString()
}

/** Whether an address has a view of a list. */
export const saysView = (search: string, slot: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => isOfList(name, slot))
