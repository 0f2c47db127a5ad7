import { useMemo, useState } from 'react'
import type { AnyRow } from '../place/row.ts'
import type { ListState } from './use-list.ts'

type Rows = readonly AnyRow[]
/** A row, and the search and filters under which it was chosen. */
interface One {
  row: AnyRow
  asked: string
}
type Chosen = ReadonlyMap<string, One>

/** A row that was chosen by its name: no search or filter stands behind it. */
const elsewhere = ''

const none: Chosen = new Map()

/** Selection among the rows of a list; rows stay selected where a search or filters hide them, and are counted apart. */
export interface ListSelection {
  /** Every row that is chosen, as it is now. */
  rows: Rows
  keys: ReadonlySet<string>
  /** Those of them in sight. */
  shown: ReadonlySet<string>
  /** Those of them that a search or filters hide. */
  hidden: ReadonlySet<string>
  /** Only the chosen rows are listed. */
  isAlone: boolean
  /** Rows in sight were chosen; those out of sight stay as they are. */
  select: (keys: ReadonlySet<string>) => void
  /** Rows are chosen besides those that are: wherever they stand, in sight or not. */
  add: (rows: Rows) => void
  clear: () => void
  dropHidden: () => void
  /** Lists the chosen rows alone, or all again. */
  showAlone: (isAlone: boolean) => void
}

/**
 * Keeps the selection through searches and filters. A row that is no longer in the list at all is let go, and so is one that
 * went out of sight because it was changed, deactivated say, and not because of a search.
 */
export function useSelection({ rows, keyOf, rowOf, read, pages, late, address }: ListState): ListSelection {
  const [chosen, setChosen] = useState<{ all: Chosen; among: Rows; shown: ReadonlySet<string> }>({
    all: none,
    among: rows,
    shown: new Set(),
  })
  const asked = JSON.stringify([address.search, address.filters, address.withInactive])
  // A search or a filter asks to see more than the selected rows.
  const [alone, setAlone] = useState<string | null>(null)
  const isPart = pages !== null || late !== null || read.value === null
  // Rows chosen among these very rows are in sight: a tree shows more than its matches.
  const inSight = useMemo(
    () => (chosen.among === rows ? chosen.shown : new Set(rows.map(keyOf))),
    [chosen, rows, keyOf],
  )
  const known = useMemo(
    () =>
      new Map(
        [...chosen.all].flatMap(([key, one]): [string, One][] => {
          const row = rowOf(key) ?? (isPart ? one.row : undefined)
          return row && (one.asked !== asked || inSight.has(key)) ? [[key, { ...one, row }]] : []
        }),
      ),
    [chosen.all, rowOf, isPart, asked, inSight],
  )
  const isAlone = alone === asked && known.size > 0
  const { shown, hidden } = useMemo(() => {
    const keys = [...known.keys()]
    return {
      shown: new Set(keys.filter((key) => isAlone || inSight.has(key))),
      hidden: new Set(keys.filter((key) => !isAlone && !inSight.has(key))),
    }
  }, [known, isAlone, inSight])

  const keep = (keys: readonly string[], among: ReadonlySet<string>) => {
    const kept = keys.flatMap((key): [string, One][] => {
      const row = rowOf(key)
      const one = known.get(key) ?? (row && { row, asked })
      return one ? [[key, among.has(key) ? { ...one, asked } : one]] : []
    })
    setChosen({ all: new Map(kept), among: rows, shown: among })
  }
  return {
    rows: useMemo(() => [...known.values()].map(({ row }) => row), [known]),
    keys: useMemo(() => new Set(known.keys()), [known]),
    shown,
    hidden,
    isAlone,
    // Listed alone, they are in sight, but not all of them among the rows that are searched.
    select: (keys) =>
      isAlone
        ? setChosen({ ...chosen, all: new Map([...known].filter(([key]) => keys.has(key))) })
        : keep([...hidden, ...keys], keys),
    add: (more) =>
      setChosen({
        all: new Map([...known, ...more.map((row): [string, One] => [keyOf(row), { row, asked: elsewhere }])]),
        among: rows,
        shown: new Set(isAlone ? inSight : [...inSight, ...rows.map(keyOf)]),
      }),
    clear: () => keep([], new Set()),
    dropHidden: () => keep([...shown], shown),
    showAlone: (isWanted) => setAlone(isWanted ? asked : null),
  }
}
