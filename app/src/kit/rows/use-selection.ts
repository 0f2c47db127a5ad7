import { AllBut } from '@ronde/ui/grid'
import { useMemo, useState } from 'react'
import type { AnyRow } from '../place/row.ts'
import type { ListState } from './use-list.ts'

type Rows = readonly AnyRow[]
/** A row, and the search and filters under which it was chosen. */
interface One {
  row: AnyRow
  asked: string
  /** Where it stood among rows of which only some are there; -1: nowhere. */
  at: number
}
type Chosen = ReadonlyMap<string, One>

/** A row that was chosen by its name: no search or filter stands behind it. */
const elsewhere = ''

const none: Chosen = new Map()
const nobody: ReadonlySet<string> = new Set()

/** Selection among the rows of a list; rows stay selected where a search or filters hide them, and are counted apart. */
export interface ListSelection {
  /** Every row that is chosen, as it is now; of all that match, those that are there. */
  rows: Rows
  keys: ReadonlySet<string>
  /** All rows that match are chosen, but some: those that are not there have still to be brought. Null: each that is chosen is known. */
  all: AllBut | null
  /** The rows of that, once they are all brought. */
  settle: (rows: Rows) => void
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
export function useSelection({
  rows,
  keyOf,
  rowOf,
  read,
  pages,
  late,
  placed,
  windows,
  address,
  isCurrent,
}: ListState): ListSelection {
  const [chosen, setChosen] = useState<{ all: Chosen; among: Rows; shown: ReadonlySet<string> }>({
    all: none,
    among: rows,
    shown: new Set(),
  })
  const asked = JSON.stringify([address.search, address.filters, address.withInactive])
  // A search or a filter asks to see more than the selected rows.
  const [alone, setAlone] = useState<string | null>(null)
  const isPart = pages !== null || late !== null || placed !== null || read.value === null
  const oneOf = (row: AnyRow): One => ({ row, asked, at: placed?.indexOf(keyOf(row)) ?? -1 })
  const chooseAll = (all: Rows) =>
    setChosen({ all: new Map(all.map((row) => [keyOf(row), oneOf(row)])), among: rows, shown: new Set(all.map(keyOf)) })
  const [every, setEvery] = useState<{ asked: string; without: ReadonlySet<string> } | null>(null)
  // Whatever is looked for otherwise is something else than all that matched.
  if (every && every.asked !== asked) setEvery(null)
  // All rows have come: each is known now.
  if (every && placed === null && read.value !== null && isCurrent) {
    setEvery(null)
    chooseAll(rows.filter((row) => !every.without.has(keyOf(row))))
  }
  const count = placed?.count ?? rows.length
  const all = useMemo(() => (every ? new AllBut(count, every.without) : null), [every, count])
  // Rows chosen among these very rows are in sight: a tree shows more than its matches.
  const inSight = useMemo(
    () => (chosen.among === rows ? chosen.shown : new Set(rows.map(keyOf))),
    [chosen, rows, keyOf],
  )
  const windowed = windows?.placed ?? null
  const known = useMemo(() => {
    // Of rows that the server finds one may be chosen and not be there; where it stood nothing is there then.
    const isAway = (key: string, { at }: One) =>
      windowed !== null && (rowOf(key) !== undefined || windowed.at(at) === undefined)
    return new Map(
      [...chosen.all].flatMap(([key, one]): [string, One][] => {
        const row = rowOf(key) ?? (isPart ? one.row : undefined)
        const isKept = one.asked !== asked || (windowed ? isAway(key, one) : inSight.has(key))
        return row && isKept ? [[key, { ...one, row }]] : []
      }),
    )
  }, [chosen.all, rowOf, isPart, asked, inSight, windowed])
  const isAlone = alone === asked && known.size > 0
  const { shown, hidden } = useMemo(() => {
    const isShown = ([key, one]: [string, One]) =>
      isAlone || (windowed ? one.asked === asked || rowOf(key) !== undefined : inSight.has(key))
    const entries = [...known]
    return {
      shown: new Set(entries.filter(isShown).map(([key]) => key)),
      hidden: new Set(entries.filter((entry) => !isShown(entry)).map(([key]) => key)),
    }
  }, [known, isAlone, inSight, windowed, asked, rowOf])

  const keep = (keys: readonly string[], among: ReadonlySet<string>) => {
    const kept = keys.flatMap((key): [string, One][] => {
      const row = rowOf(key)
      const one = known.get(key) ?? (row && oneOf(row))
      return one ? [[key, among.has(key) ? { ...one, asked } : one]] : []
    })
    setChosen({ all: new Map(kept), among: rows, shown: among })
  }
  const clear = () => {
    setEvery(null)
    keep([], new Set())
  }
  const there = useMemo(
    () => (all ? rows.filter((row) => all.has(keyOf(row))) : [...known.values()].map(({ row }) => row)),
    [all, rows, keyOf, known],
  )
  const keys = useMemo(() => new Set(known.keys()), [known])
  return {
    rows: there,
    keys: all ?? keys,
    all,
    settle: (brought) => {
      setEvery(null)
      chooseAll(brought)
    },
    shown: all ?? shown,
    hidden: all ? nobody : hidden,
    isAlone: all === null && isAlone,
    // Listed alone, they are in sight, but not all of them among the rows that are searched.
    select: (next) => {
      if (next instanceof AllBut) return setEvery({ asked, without: next.without })
      setEvery(null)
      if (isAlone) setChosen({ ...chosen, all: new Map([...known].filter(([key]) => next.has(key))) })
      else keep([...hidden, ...next], next)
    },
    add: (more) =>
      setChosen({
        all: new Map([
          ...known,
          ...more.map((row): [string, One] => [keyOf(row), { ...oneOf(row), asked: elsewhere }]),
        ]),
        among: rows,
        shown: new Set(isAlone ? inSight : [...inSight, ...rows.map(keyOf)]),
      }),
    clear,
    dropHidden: () => keep([...shown], shown),
    showAlone: (isWanted) => setAlone(isWanted ? asked : null),
  }
}
