import { type FilterKind, filterPlace, parseFilter } from '@ronde/ui/grid'
import { readSort } from '../place/sort-text.ts'

/** A part of an address that the list does not support. */
export interface LeftOut {
  kind: 'filter' | 'column' | 'sort'
  /** The text in the address. */
  name: string
}

interface Known {
  /** Names of all the columns of the list. */
  columns: readonly string[]
  filters: Readonly<Record<string, FilterKind | undefined>>
}

/** Greatest length shown, since an address may hold any text. */
const longest = 40

/** What the part of an address that belongs to a list asks for in vain: what the list has not, or cannot read. */
export function leftOutOf(search: string, slot: string, { columns, filters }: Known): LeftOut[] {
  const entries = [...new URLSearchParams(search)]
    .filter(([name]) => name.startsWith(slot))
    .map(([name, value]) => [name.slice(slot.length), value] as const)
  const unknown = (kind: LeftOut['kind'], names: readonly string[]): LeftOut[] =>
    names.flatMap((name) => (name === '' || columns.includes(name) ? [] : [{ kind, name }]))
  const found = entries.flatMap(([name, value]): LeftOut[] => {
    if (name.startsWith('f.')) {
      const { column } = filterPlace(name.slice(2))
      const kind = filters[column]
      return kind && parseFilter(kind, value) ? [] : [{ kind: 'filter', name: column }]
    }
    if (name === 'sort')
      return unknown(
        'sort',
        readSort(value).map(({ column }) => column),
      )
    return name === 'cols'
      ? unknown(
          'column',
          value.split(',').map((one) => one.replace(/\*$/, '')),
        )
      : []
  })
  const short = (name: string) => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name)
  return found.map(({ kind, name }) => ({ kind, name: short(name) }))
}
