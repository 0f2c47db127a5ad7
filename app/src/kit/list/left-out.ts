import { type FilterKind, parseFilter } from '@ronde/ui/grid'
import { readSort } from './sort-text.ts'

/** What an address asks of a list that has it not. */
export interface LeftOut {
  kind: 'filter' | 'column' | 'sort'
  /** As the address writes it. */
  name: string
}

interface Known {
  /** Names of all the columns of the list. */
  columns: readonly string[]
  filters: Readonly<Record<string, FilterKind | undefined>>
}

/** Longer than any name of a field: anybody may write an address. */
const longest = 40

/** What the part of an address that belongs to a list asks for in vain: filters, columns and orders that the list has not, or cannot read. */
export function leftOutOf(search: string, slot: string, { columns, filters }: Known): LeftOut[] {
  const entries = [...new URLSearchParams(search)].flatMap(([name, value]) => (name.startsWith(slot) ? [[name.slice(slot.length), value] as const] : []))
  const found = entries.flatMap(([name, value]): LeftOut[] => {
    if (name.startsWith('f.')) {
      const column = name.slice(2)
      const kind = filters[column]
      return kind && parseFilter(kind, value) ? [] : [{ kind: 'filter', name: column }]
    }
    if (name === 'sort') return readSort(value).flatMap(({ column }): LeftOut[] => (columns.includes(column) ? [] : [{ kind: 'sort', name: column }]))
    const asked = name === 'cols' ? value.split(',').map((one) => one.replace(/\*$/, '')) : []
    return asked.flatMap((column): LeftOut[] => (column === '' || columns.includes(column) ? [] : [{ kind: 'column', name: column }]))
  })
  return found.map(({ kind, name }) => ({ kind, name: name.length > longest ? `${name.slice(0, longest - 1)}…` : name }))
}
