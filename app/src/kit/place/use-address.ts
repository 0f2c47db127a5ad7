import { useCallback, useContext, useEffect, useMemo, useRef } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigate } from 'react-router-dom'
import {
  filterPlace,
  formatFilter,
  type FilterKind,
  type FilterValue,
  parseFilter,
  type SortItem,
} from '@ronde/ui/grid'
import { type Density, isDensity } from '../../base/density.ts'
import { readSort, writeSort } from './sort-text.ts'

/** Names of the address that belong to the kit; every other one is a wire parameter. */
const reserved = (name: string): boolean => /^([dnp]\d*\.)?(q|sort|e|all|as|vs|cols|density|f\..*)$/.test(name)

/** Whether an entry of the address says how the list of a slot is looked at. */
export const isOfList = (name: string, slot: string): boolean =>
  name.startsWith(slot) && /^(q|sort|all|as|cols|density|f\..*)$/.test(name.slice(slot.length))

const noKinds: Readonly<Record<string, FilterKind | undefined>> = {}

export interface AddressChange {
  search?: string
  sort?: readonly SortItem[]
  filters?: Readonly<Record<string, FilterValue>>
  /** The open editor and the key of its record; null closes it. */
  editor?: { name: string; key?: string } | null
  /** Whether inactive rows are shown too. */
  withInactive?: boolean
  /** Whether a tree is shown as a flat list. */
  isFlat?: boolean
  /** The columns that are shown; null: as the user arranged them. */
  columns?: string | null
  /** How close its rows stand; null: as everywhere in the console. */
  density?: Density | null
  /** All of how the list is looked at, as a query without the prefix. */
  view?: string
  /** The console made the change: Back does not lead to the address before. */
  isQuiet?: boolean
  /** The version that the one shown is compared with; null ends it. */
  compared?: string | null
  /** Wire parameters; null takes one out. */
  params?: Readonly<Record<string, string | null>>
}

export interface Address {
  search: string
  sort: readonly SortItem[]
  filters: Record<string, FilterValue>
  editor: { name: string; key: string | null } | null
  withInactive: boolean
  isFlat: boolean
  /** The columns that the address asks for. */
  columns: string | null
  /** How close the rows stand, where the address says so. */
  density: Density | null
  compared: string | null
  /** Wire parameters: keys of records and names that the menus add. */
  params: Record<string, string>
  change: (change: AddressChange) => void
}

const readEditor = (text: string): Address['editor'] => {
  if (text === '') return null
  const [name = '', ...key] = text.split(':')
  return { name, key: key.length > 0 ? key.join(':') : null }
}

const readFilters = (text: string, kinds: typeof noKinds): Record<string, FilterValue> =>
  Object.fromEntries(
    [...new URLSearchParams(text)].flatMap(([name, given]) => {
      const kind = kinds[filterPlace(name).column]
      const value = kind ? parseFilter(kind, given) : null
      return value ? [[name, value]] : []
    }),
  )

/** The texts of an address: those of a slot by their names, its filters, and the wire parameters. */
function textsOf(query: string, slot: string) {
  const entries = new URLSearchParams(query)
  const own = (name: string): string => entries.get(slot + name) ?? ''
  const only = (isWanted: (name: string) => boolean, drop = 0): string =>
    new URLSearchParams(
      [...entries].flatMap(([name, value]) => (isWanted(name) ? [[name.slice(drop), value]] : [])),
    ).toString()
  const prefix = `${slot}f.`
  return {
    q: own('q'),
    sort: own('sort'),
    e: own('e'),
    all: own('all'),
    as: own('as'),
    cols: own('cols'),
    density: own('density'),
    vs: own('vs'),
    filters: only((name) => name.startsWith(prefix), prefix.length),
    params: only((name) => !reserved(name)),
  }
}

const put = (query: URLSearchParams, name: string, value: string) =>
  value ? query.set(name, value) : query.delete(name)

/** Parts of an address, of one slot. Each part is read from its own text: a change of one leaves the others the same objects. */
function useParts(query: string, slot: string, kinds: typeof noKinds): Omit<Address, 'change'> {
  const texts = useMemo(() => textsOf(query, slot), [query, slot])
  const sort = useMemo(() => readSort(texts.sort), [texts.sort])
  const filters = useMemo(() => readFilters(texts.filters, kinds), [texts.filters, kinds])
  const editor = useMemo(() => readEditor(texts.e), [texts.e])
  const params = useMemo(() => Object.fromEntries(new URLSearchParams(texts.params)), [texts.params])
  return {
    search: texts.q,
    sort,
    filters,
    editor,
    withInactive: texts.all === '1',
    isFlat: texts.as === 'list',
    columns: texts.cols || null,
    density: isDensity(texts.density) ? texts.density : null,
    compared: texts.vs || null,
    params,
  }
}

/**
 * The address as a screen's state: search, filters, sort and open editor, each under `slot` so that a list nested in a
 * home does not take the home's. Opening an editor, choosing a version and comparing are steps that Back takes back; typing and sorting are not.
 */
export function useAddress(slot: string, kinds = noKinds): Address {
  const { pathname, search: query } = useLocation()
  const navigate = useNavigate()
  const router = useContext(RouterContext)?.router
  const latest = useRef({ pathname, query, isMounted: true })
  useEffect(() => {
    latest.current = { pathname, query, isMounted: true }
    return () => {
      latest.current.isMounted = false
    }
  }, [pathname, query])

  const parts = useParts(query, slot, kinds)
  const change = useCallback(
    ({
      search,
      sort,
      filters,
      editor,
      withInactive,
      isFlat,
      columns,
      density,
      view,
      isQuiet = false,
      compared,
      params,
    }: AddressChange) => {
      // A save that ends after the screen was left must not write its old address.
      if (!latest.current.isMounted) return
      const entries = new URLSearchParams(latest.current.query)
      if (search !== undefined) put(entries, `${slot}q`, search)
      if (sort) put(entries, `${slot}sort`, writeSort(sort))
      if (filters) {
        for (const name of Array.from(entries.keys())) if (name.startsWith(`${slot}f.`)) entries.delete(name)
        for (const [column, value] of Object.entries(filters)) put(entries, `${slot}f.${column}`, formatFilter(value))
      }
      if (editor !== undefined)
        put(entries, `${slot}e`, editor ? [editor.name, ...(editor.key ? [editor.key] : [])].join(':') : '')
      if (withInactive !== undefined) put(entries, `${slot}all`, withInactive ? '1' : '')
      if (isFlat !== undefined) put(entries, `${slot}as`, isFlat ? 'list' : '')
      if (compared !== undefined) put(entries, `${slot}vs`, compared ?? '')
      if (columns !== undefined) put(entries, `${slot}cols`, columns ?? '')
      if (density !== undefined) put(entries, `${slot}density`, density ?? '')
      if (view !== undefined) {
        for (const name of Array.from(entries.keys())) if (isOfList(name, slot)) entries.delete(name)
        for (const [name, value] of new URLSearchParams(view)) if (isOfList(name, '')) put(entries, slot + name, value)
      }
      for (const [name, value] of Object.entries(params ?? {})) put(entries, name, value ?? '')
      const next = entries.size > 0 ? `?${entries.toString()}` : ''
      // Pressing twice adds one entry to the history: one step back undoes it.
      if (next === latest.current.query) return
      latest.current.query = next
      const moved = navigate(
        { pathname: latest.current.pathname, search: next },
        // Before the next key: it is for what was opened, not for the button that opened it.
        { replace: isQuiet || (!editor && !compared && !params && view === undefined), flushSync: Boolean(editor) },
      )
      // After a blocked navigation the router is where it was.
      void Promise.resolve(moved).then(() => {
        if (router && latest.current.query === next) latest.current.query = router.state.location.search
      })
    },
    [navigate, router, slot],
  )

  return { ...parts, change }
}
