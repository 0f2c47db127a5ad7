import { AllBut } from '@ronde/ui/grid'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { AnyRow } from '../place/row.ts'
import { keptByAddress } from './row-places.ts'
import { useArranged } from './use-arranged.ts'
import type { ListState } from './use-list.ts'

type Rows = readonly AnyRow[]
/** A selected row, with the search and filters it was selected under. */
interface One {
  row: AnyRow
  asked: string
  /** Its index among rows of which only some are loaded; -1: none. */
  at: number
}
type Chosen = ReadonlyMap<string, One>

/** A selection of all rows that match but some, made while not all of them are loaded. */
interface Every {
  asked: string
  without: ReadonlySet<string>
  /** The selected rows, where all that match were loaded nevertheless; else none. */
  rows: Rows
}

interface Selected {
  all: Chosen
  among: Rows
  shown: ReadonlySet<string>
  every: Every | null
  /** The `every` whose rows have been loaded, and are those of `all`. */
  settled: Every | null
}

/** Search and filters of a row that was selected by a pasted reference: none. */
const elsewhere = ''

const none: Chosen = new Map()
const useLeft = keptByAddress<{ chosen: Selected; alone: string | null }>()
const nobody: ReadonlySet<string> = new Set()
const noRows: Rows = []

/** Selection among the rows of a list. Rows that a search or filters hide stay selected, and are counted apart. */
export interface ListSelection {
  /** The selected rows in their current state; of all matching rows, the loaded ones. */
  rows: Rows
  keys: ReadonlySet<string>
  /** All matching rows except some are selected, and not all of them are loaded. Null: every selected row is known. */
  all: AllBut | null
  /** Call it with the rows of `all`, once they are loaded; ignored where `every` is no longer the selection. */
  settle: (every: object, rows: Rows) => void
  /** Tells one selection of all matching rows from the next: another object once search, filters or selection change. */
  every: object | null
  /** The `every` whose rows are selected now, each of them loaded; null once search, filters or selection change. */
  settled: object | null
  /** Keys of the selected rows in sight. */
  shown: ReadonlySet<string>
  /** Keys of the selected rows that a search or filters hide. */
  hidden: ReadonlySet<string>
  /** Whether only the selected rows are listed. */
  isAlone: boolean
  /** Selects these rows in sight; those out of sight stay as they are. */
  select: (keys: ReadonlySet<string>) => void
  /** Adds rows to the selection, in sight or not. */
  add: (rows: Rows) => void
  clear: () => void
  dropHidden: () => void
  /** Lists the selected rows alone, or all again. */
  showAlone: (isAlone: boolean) => void
}

/**
 * Keeps the selection through searches and filters, and for the way back. A row that is no longer in the list is deselected, and so is one that
 * went out of sight because it was changed, such as deactivated, and not because of a search.
 */
export function useSelection(list: ListState, slot = ''): ListSelection {
  const { rows, keyOf, rowOf, read, pages, late, placed, windows, address, isCurrent } = list
  const { initial, keep: keepChosen } = useLeft(slot)
  const [chosen, setChosen] = useState<Selected>(
    initial?.chosen ?? { all: none, among: rows, shown: new Set(), every: null, settled: null },
  )
  const { every } = chosen
  const asked = JSON.stringify([address.search, address.filters, address.withInactive])
  // A new search or filter ends the listing of the selected rows alone.
  const [alone, setAlone] = useState<string | null>(initial?.alone ?? null)
  const last = useRef({ chosen, alone })
  useEffect(() => {
    // Without the rows around them, which are to be forgotten with the list.
    last.current = { chosen: { ...chosen, among: noRows }, alone }
  }, [chosen, alone])
  useEffect(() => () => keepChosen(last.current), [keepChosen])
  const isPart = pages !== null || late !== null || placed !== null || read.value === null
  const oneOf = (row: AnyRow): One => ({ row, asked, at: placed?.indexOf(keyOf(row)) ?? -1 })
  const settle = (selected: object, found: Rows) => {
    const all = new Map(found.map((row): [string, One] => [keyOf(row), oneOf(row)]))
    const next = { all, among: rows, shown: new Set(all.keys()), every: null }
    setChosen((now) => (now.every === selected ? { ...next, settled: now.every } : now))
  }
  // With another search or filter, all matching rows are others; those that are known stay selected.
  if (every && every.asked !== asked) {
    const found = every.rows.map((row): [string, One] => [keyOf(row), { ...oneOf(row), asked: every.asked }])
    setChosen({ ...chosen, all: new Map([...chosen.all, ...found]), every: null })
  }
  // All rows are loaded: each selected one is known now.
  else if (every && placed === null && read.value !== null && isCurrent)
    settle(
      every,
      rows.filter((row) => !every.without.has(keyOf(row))),
    )
  const count = placed?.count ?? rows.length
  const all = useMemo(() => (every ? new AllBut(count, every.without) : null), [every, count])
  // Rows selected under the current search are in sight: a tree shows more than its matches.
  const inSight = useMemo(
    () => (chosen.among === rows ? chosen.shown : new Set(rows.map(keyOf))),
    [chosen, rows, keyOf],
  )
  const windowed = windows?.placed ?? null
  const known = useMemo(() => {
    // Of rows that the server finds, a selected one may be not loaded; its place has no loaded row then.
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
    setChosen({ all: new Map(kept), among: rows, shown: among, every: null, settled: null })
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
    settle,
    every,
    settled: chosen.settled?.asked === asked ? chosen.settled : null,
    shown: all ?? shown,
    hidden: all ? nobody : hidden,
    isAlone: all === null && isAlone,
    // Rows listed alone are in sight, but not all of them are among those that match.
    select: (next) => {
      if (next instanceof AllBut) {
        const found = isCurrent && placed?.count === rows.length ? rows.filter((row) => next.has(keyOf(row))) : []
        setChosen({ ...chosen, every: { asked, without: next.without, rows: found }, settled: null })
      } else if (isAlone)
        setChosen({ ...chosen, all: new Map([...known].filter(([key]) => next.has(key))), every: null, settled: null })
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
        every,
        settled: null,
      }),
    clear: () => keep([], new Set()),
    dropHidden: () => keep([...shown], shown),
    showAlone: (isWanted) => setAlone(isWanted ? asked : null),
  }
}

/** The selected rows in the order of the list; those out of sight come last. */
export function inOrder(rows: readonly AnyRow[], chosen: readonly AnyRow[]): readonly AnyRow[] {
  const wanted = new Set(chosen)
  return [...new Set([...rows.filter((row) => wanted.has(row)), ...chosen])]
}

/** The list as shown: with the rows that match, or with the selected ones alone, in its order. */
export function useListed(list: ListState, { isAlone, rows }: ListSelection): ListState {
  const { columns, sort, locale } = list.arranging
  const how = useMemo(() => ({ columns, search: '', filters: {}, sort, locale }), [columns, sort, locale])
  const alone = useArranged(isAlone ? rows : null, how).rows ?? rows
  if (!isAlone) return list
  const rowOf = (key: string) => list.rowOf(key) ?? rows.find((row) => list.keyOf(row) === key)
  return { ...list, rows: alone, rowOf, isTree: false, pages: null, windows: null, placed: null, firstOf: null }
}
