import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { formatFilter, type FilterKind, type FilterValue, parseFilter, type SortItem } from '@ronde/ui/grid'

/** Names of the address that belong to the kit; every other one is a wire parameter. */
const reserved = (name: string): boolean => /^(n\.)?(q|sort|e|f\..*)$/.test(name)

const noKinds: Readonly<Record<string, FilterKind>> = {}

export interface AddressChange {
  search?: string
  sort?: readonly SortItem[]
  filters?: Readonly<Record<string, FilterValue>>
  /** The open editor and the key of what it edits; null closes it. */
  editor?: { name: string; key?: string } | null
}

export interface Address {
  search: string
  sort: SortItem[]
  filters: Record<string, FilterValue>
  editor: { name: string; key: string | null } | null
  /** Wire parameters: keys of records and whatever the menus add. */
  params: Record<string, string>
  change: (change: AddressChange) => void
}

const readSort = (text: string | null): SortItem[] =>
  (text ?? '')
    .split(',')
    .filter(Boolean)
    .map((item) => (item.startsWith('-') ? { column: item.slice(1), descending: true } : { column: item, descending: false }))

const writeSort = (sort: readonly SortItem[]): string => sort.map(({ column, descending }) => (descending ? `-${column}` : column)).join(',')

const readEditor = (text: string | null): Address['editor'] => {
  if (!text) return null
  const [name = '', ...key] = text.split(':')
  return { name, key: key.length > 0 ? key.join(':') : null }
}

const put = (query: URLSearchParams, name: string, value: string) => (value ? query.set(name, value) : query.delete(name))

/**
 * The address as a screen's state: search, filters, sort and open editor, each under `slot` so that a list nested in a
 * home does not take the home's. Opening and closing an editor are steps back leads over; typing and sorting are not.
 */
export function useAddress(slot: string, kinds = noKinds): Address {
  const { pathname, search: query } = useLocation()
  const navigate = useNavigate()
  const latest = useRef({ pathname, query, isMounted: true })
  useEffect(() => {
    latest.current = { pathname, query, isMounted: true }
    return () => {
      latest.current.isMounted = false
    }
  }, [pathname, query])

  const read = useMemo(() => {
    const entries = new URLSearchParams(query)
    const filters = Object.entries(kinds).flatMap(([column, kind]) => {
      const text = entries.get(`${slot}f.${column}`)
      const value = text ? parseFilter(kind, text) : null
      return value ? [[column, value] as const] : []
    })
    return {
      search: entries.get(`${slot}q`) ?? '',
      sort: readSort(entries.get(`${slot}sort`)),
      filters: Object.fromEntries(filters),
      editor: readEditor(entries.get(`${slot}e`)),
      params: Object.fromEntries([...entries].filter(([name]) => !reserved(name))),
    }
  }, [query, slot, kinds])

  const change = useCallback(
    ({ search, sort, filters, editor }: AddressChange) => {
      // A save that ends after the screen was left must not write its old address.
      if (!latest.current.isMounted) return
      const entries = new URLSearchParams(latest.current.query)
      if (search !== undefined) put(entries, `${slot}q`, search)
      if (sort) put(entries, `${slot}sort`, writeSort(sort))
      if (filters) {
        for (const name of Array.from(entries.keys())) if (name.startsWith(`${slot}f.`)) entries.delete(name)
        for (const [column, value] of Object.entries(filters)) put(entries, `${slot}f.${column}`, formatFilter(value))
      }
      if (editor !== undefined) put(entries, `${slot}e`, editor ? [editor.name, ...(editor.key ? [editor.key] : [])].join(':') : '')
      latest.current.query = entries.size > 0 ? `?${entries.toString()}` : ''
      void navigate({ pathname: latest.current.pathname, search: latest.current.query }, { replace: !editor })
    },
    [navigate, slot],
  )

  return { ...read, change }
}
