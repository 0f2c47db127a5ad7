import { useEffect, useMemo, useState } from 'react'
import { arrange, EveryRow, FilterBar, Grid } from './index.ts'
import type { FilterValue, GridColumn, GridProps, SortItem } from './index.ts'
import { Stage } from './grid-story.styles.ts'

/** The rows of the stories: services at sites. */
export interface Visit {
  id: number
  reference: string
  site: string
  range: string
  equipment: number
  cost: number | null
  isInitial: boolean | null
  due: string | null
  changed: string
  status: string
}

const statuses = [
  { value: 'P', label: 'Planifiée' },
  { value: 'E', label: 'En cours' },
  { value: 'C', label: 'Clôturée' },
  { value: 'A', label: 'Annulée' },
]

const sites = [
  'Lyon Part-Dieu',
  'Évry',
  'Paris Austerlitz',
  'Lille',
  'Nantes',
  'Saint-Étienne',
  'Bordeaux',
  'Orléans',
  'Béziers',
  'Metz',
]
const ranges = [
  'Porte automatique',
  'Élévateur',
  'Extincteur',
  'Éclairage de sécurité',
  'Détection incendie',
  'Groupe électrogène',
]
const two = (part: number) => String(part).padStart(2, '0')

/** The same rows each time, without a clock and without chance. */
export const makeVisits = (count: number): Visit[] =>
  Array.from({ length: count }, (_, id) => {
    const mixed = Math.imul(id + 1, 2654435761) >>> 0
    const pick = (shift: number, size: number) => (mixed >>> shift) % size
    const day = `${2024 + pick(3, 3)}-${two(1 + pick(5, 12))}-${two(1 + pick(9, 28))}`
    return {
      id,
      reference: `INS-${id + 1}`,
      site: sites[pick(7, sites.length)] ?? '',
      range: ranges[pick(11, ranges.length)] ?? '',
      equipment: pick(4, 120),
      cost: pick(6, 9) === 0 ? null : pick(8, 900_000) / 100,
      isInitial: pick(13, 11) === 0 ? null : pick(12, 3) === 0,
      due: pick(2, 8) === 0 ? null : day,
      changed: `${day}T${two(pick(10, 24))}:${two(pick(14, 60))}:00`,
      status: statuses[pick(15, statuses.length)]?.value ?? '',
    }
  })

export const columns: GridColumn<Visit>[] = [
  { id: 'reference', text: 'Référence', value: 'reference', width: 120 },
  { id: 'site', text: 'Site', value: 'site', width: 160 },
  { id: 'range', text: 'Gamme', value: 'range', width: 180 },
  { id: 'equipment', text: 'Matériels', value: 'equipment', dataType: 'number' },
  { id: 'cost', text: 'Coût', value: 'cost', dataType: 'number' },
  { id: 'isInitial', text: 'Initiale', value: 'isInitial', dataType: 'boolean' },
  { id: 'due', text: 'Échéance', value: 'due', dataType: 'Date' },
  { id: 'changed', text: 'Modifiée', value: 'changed', dataType: 'DateTime' },
  { id: 'status', text: 'Statut', value: 'status', dataType: 'choice', options: statuses, width: 120 },
]

export const rowKey = (row: Visit) => String(row.id)

export interface GridDemoProps extends Omit<Partial<GridProps<Visit>>, 'rows' | 'ref'> {
  count?: number
  search?: string
  filters?: Record<string, FilterValue>
  /** Shows a field that searches while typing. */
  hasSearch?: boolean
  locale?: 'fr' | 'en'
}

const many = new Map<number, Visit[]>()
const visits = (count: number): Visit[] => {
  const known = many.get(count) ?? makeVisits(count)
  many.set(count, known)
  return known
}

/** A grid with the state that its caller keeps: rows arranged, order, selection. */
export function GridDemo({
  count = 200,
  search: givenSearch = '',
  hasSearch = false,
  filters,
  locale = 'fr',
  sort: firstSort = [],
  ...props
}: GridDemoProps) {
  const rows = visits(count)
  const [typed, setTyped] = useState('')
  const search = typed || givenSearch
  const [sort, setSort] = useState<readonly SortItem[]>(firstSort)
  const [arranged, setArranged] = useState<readonly Visit[]>(rows)
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const asked = useMemo(() => {
    const stop = new AbortController()
    return { stop, answer: arrange({ rows, columns, search, filters, sort, locale, signal: stop.signal }) }
  }, [rows, search, filters, sort, locale])
  useEffect(() => {
    const { answer, stop } = asked
    if (answer instanceof Promise) answer.then(setArranged, () => {})
    return () => stop.abort()
  }, [asked])
  const shown = asked.answer instanceof Promise ? arranged : asked.answer
  return (
    <>
      {hasSearch && (
        <FilterBar
          columns={columns}
          filterable={{}}
          values={{}}
          onValuesChange={() => {}}
          search={typed}
          onSearchChange={(change) => setTyped(change.search)}
        />
      )}
      <Grid
        label="Prestations"
        columns={columns}
        rowKey={rowKey}
        selection={selection}
        {...props}
        rows={shown}
        sort={sort}
        isFiltered={search !== '' || Object.keys(filters ?? {}).length > 0}
        onSortChange={(change) => {
          setSort(change.sort)
          props.onSortChange?.(change)
        }}
        onSelectionChange={(change) => {
          setSelection(change.selection)
          props.onSelectionChange?.(change)
        }}
      />
    </>
  )
}

/** For tests: how much is selected. */
export const isEvery = (selection: ReadonlySet<string>): boolean => selection instanceof EveryRow

export { Stage }
