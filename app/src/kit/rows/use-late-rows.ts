import { CallFailure } from '@ronde/contracts/wire'
import { useUnit } from 'effector-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RowsRead } from './use-rows.ts'
import type { LateRows } from './shape.ts'
import { $readings, type Question, readingId, refreshed } from '../ask/readings.ts'
import { useQuestions } from '../ask/use-questions.ts'
import type { AnyEndpoint, AnyRow } from '../place/row.ts'
import { requiredBy, takenBy } from '../place/inputs.ts'
import { knownRows } from './known-rows.ts'

interface Asking {
  endpoint: AnyEndpoint
  late: LateRows<AnyRow, string>
  /** Keys of what the rows belong to. */
  given: object
  key: string
  /** What is searched now. */
  search: string
  /** What `find` is asked for the filters that are set; empty: none is. */
  asks: readonly object[]
}

/** How a tree asks for what is not there. */
export interface LateReading {
  read: RowsRead
  /** Brings what is below a row. Rejects when that fails. */
  load: (row: AnyRow) => Promise<void>
  /** Brings what holds it, with all above. Rejects when that fails. */
  find: (search: string) => Promise<void>
  /** Whether there is something below a row that is not there yet; the same function as long as that is the same. */
  hasMore: (row: AnyRow) => boolean
}

interface Waiting {
  id: string
  /** The tree it was asked for. */
  of: string
  done: () => void
  fail: (reason: unknown) => void
}

const nothingOpened: ReadonlyMap<string, AnyRow> = new Map()
const nothingThere: ReadonlySet<string> = new Set()
const noQuestions: ReadonlyMap<string, Question> = new Map()
const rowsIn = (value: unknown): readonly AnyRow[] | null =>
  Array.isArray(value) ? (value as readonly AnyRow[]) : null

/** The rows of a tree, as far as they were asked for: what is read again, is read again branch by branch. Null: it asks nothing. */
export function useLateRows(asking: Asking | null): LateReading | null {
  const [readings, refresh] = useUnit([$readings, refreshed])
  const { endpoint, late, key = '', search = '' } = asking ?? {}
  const input = endpoint && asking ? takenBy(endpoint, asking.given) : {}
  const place = JSON.stringify(input)
  const missing = endpoint ? requiredBy(endpoint).filter((name) => input[name] === undefined) : []
  const [state, setState] = useState({ place, opened: nothingOpened, searched: '' })
  // Another version is another tree.
  const { opened, searched } = state.place === place ? state : { opened: nothingOpened, searched: '' }
  const isMissing = missing.length > 0
  const askedFinds = JSON.stringify([
    ...(searched !== '' && searched === search.trim() ? [{ search: searched }] : []),
    ...(asking?.asks ?? []),
  ])

  const asked = useMemo(() => {
    if (!endpoint || !late || isMissing) return null
    const own = JSON.parse(place) as object
    const below = (row: AnyRow | null): Question => ({
      endpoint,
      input: takenBy(endpoint, { ...own, ...late.below(row) }),
      key,
    })
    const finding = (more: object): Question => ({
      endpoint: late.find,
      input: takenBy(late.find, { ...own, ...more }),
      key,
    })
    return {
      roots: below(null),
      below: new Map([...opened].map(([name, row]) => [name, below(row)])),
      found: (JSON.parse(askedFinds) as object[]).map(finding),
      belowOf: below,
      finding,
    }
  }, [endpoint, late, isMissing, place, key, opened, askedFinds])
  const wanted = useMemo(
    () =>
      asked
        ? new Map(
            [asked.roots, ...asked.below.values(), ...asked.found].map((question) => [readingId(question), question]),
          )
        : noQuestions,
    [asked],
  )
  useQuestions(wanted)

  const waiting = useRef<Waiting[]>([])
  useEffect(() => {
    waiting.current = waiting.current.filter(({ id, of, done, fail }) => {
      if (of !== place) {
        fail(new CallFailure('cancelled'))
        return false
      }
      const reading = readings[id]
      if (!reading || reading.awaited !== null || (reading.value === null && reading.error === null)) return true
      if (reading.error) fail(reading.error)
      else done()
      return false
    })
  }, [readings, place])
  useEffect(
    () => () => {
      for (const { fail } of waiting.current) fail(new CallFailure('cancelled'))
      waiting.current = []
    },
    [],
  )
  const settled = (question: Question): Promise<void> => {
    const id = readingId(question)
    // What failed before, or is there, is asked again.
    if (readings[id] && readings[id].readers > 0) refresh({ id })
    return new Promise((done, fail) => waiting.current.push({ id, of: place, done, fail }))
  }

  const values =
    asked &&
    [asked.roots, ...asked.found, ...asked.below.values()].map((question) => readings[readingId(question)]?.value)
  const { rows, there } = useSame(values, () => {
    if (!asked || !values) return { rows: null, there: nothingThere }
    const [roots, ...others] = values.map(rowsIn)
    const found = others.slice(0, asked.found.length).flatMap((some) => some ?? [])
    const below = new Map([...asked.below.keys()].map((name, at) => [name, others[asked.found.length + at] ?? null]))
    return {
      rows: knownRows({
        roots: roots ?? null,
        found,
        below: (name) => below.get(name) ?? null,
        keyOf: (row) => String(row[key]),
      }),
      there: new Set([...below].flatMap(([name, children]) => (children ? [name] : []))),
    }
  })
  const has = late?.has ?? ''
  const isFiltered = (asking?.asks.length ?? 0) > 0
  // A branch that is on its way is still to come.
  const hasMore = useCallback(
    (row: AnyRow) => row[has] === true && !isFiltered && !there.has(String(row[key])),
    [has, isFiltered, there, key],
  )
  const retry = useCallback(() => {
    for (const id of wanted.keys()) refresh({ id })
  }, [wanted, refresh])
  if (!asking) return null

  const rootsRead = asked && readings[readingId(asked.roots)]
  const foundRead = (asked?.found ?? []).map((question) => readings[readingId(question)])
  const failed = [rootsRead, ...foundRead].find((reading) => reading?.error)
  return {
    read: {
      value: rows,
      error: failed?.error ?? null,
      retryAt: failed?.retryAt ?? null,
      hasErrors: [rootsRead, ...foundRead].some((reading) => reading?.hasErrors),
      isPending:
        asked !== null &&
        (!rootsRead || rootsRead.awaited !== null || foundRead.some((reading) => !reading || reading.awaited !== null)),
      answeredAt: rootsRead?.answeredAt ?? null,
      retry,
      question: asked?.roots ?? null,
      missing,
    },
    load: (row) => {
      const name = String(row[key])
      if (!asked) return Promise.resolve()
      setState((before) => ({
        place,
        opened: new Map(before.place === place ? before.opened : []).set(name, row),
        searched: before.place === place ? before.searched : '',
      }))
      return settled(asked.belowOf(row))
    },
    find: (text) => {
      if (!asked) return Promise.resolve()
      setState((before) => ({ place, opened: before.place === place ? before.opened : nothingOpened, searched: text }))
      return settled(asked.finding({ search: text }))
    },
    hasMore,
  }
}

/** What is made of values, made again only when one of them is another. */
function useSame<Made>(values: readonly unknown[] | null, make: () => Made): Made {
  const [kept, setKept] = useState<{ values: readonly unknown[] | null; made: Made }>(() => ({ values, made: make() }))
  const isSame =
    kept.values === values ||
    (kept.values?.length === values?.length && (values?.every((value, at) => value === kept.values?.[at]) ?? false))
  if (isSame) return kept.made
  const next = { values, made: make() }
  setKept(next)
  return next.made
}
