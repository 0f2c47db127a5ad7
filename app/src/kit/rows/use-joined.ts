import { createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { sessionClosed } from '../../session/session.ts'
import type { Change } from '../ask/answer.ts'
import { changed } from '../ask/answers.ts'
import { type AnyRow, isRecord } from '../place/row.ts'
import { plain } from './columns.ts'
import type { ListState } from './use-list.ts'

/** The last change saved by an editor, by several calls or by a file. */
const $lastChange = createStore<Change | null>(null, { serialize: 'ignore' })
  .on(changed, (_, change) => change)
  .reset(sessionClosed)

const nobody: ReadonlySet<string> = new Set()
const nothing: ReadonlyMap<string, AnyRow> = new Map()

/** The saved records that a list does not have, by key, as far as they have its key field. */
function joining({ value }: Change, key: string, isKnown: (key: string) => boolean): ReadonlyMap<string, AnyRow> {
  const saved = [value].flat().flatMap((one): [string, AnyRow][] => (isRecord(one) ? [[plain(one[key]), one]] : []))
  return new Map(saved.filter(([one]) => one !== '' && !isKnown(one)))
}

export interface Joined {
  /** Keys of the rows added last while the list was shown. */
  keys: ReadonlySet<string>
  /** The first added row, where it is not in sight. */
  hidden: AnyRow | null
  /** Whether the row may be outside the loaded windows: its place is unknown. */
  isElsewhere: boolean
  forget: () => void
}

/** Marks rows that were just added to a list, and scrolls to them once they are loaded. */
export function useJoined(
  list: Pick<ListState, 'read' | 'rows' | 'rowOf' | 'keyOf' | 'isCurrent' | 'pages' | 'late' | 'windows' | 'firstOf'>,
  key: string,
  show: (key: string, at: number) => void,
): Joined {
  const { read, rows, rowOf, keyOf, isCurrent, pages, late, windows, firstOf } = list
  const last = useUnit($lastChange)
  const [heard, setHeard] = useState(last)
  const [saved, setSaved] = useState(nothing)
  if (last !== heard) {
    setHeard(last)
    // Where not all rows are loaded, only inserted ones are known to be new.
    const isWhole = read.value !== null && pages === null && late === null && firstOf === null
    const isNew = isWhole && (windows === null || last?.endpoint.verb === 'POST')
    const came = last && isNew ? joining(last, key, (one) => rowOf(one) !== undefined) : nothing
    if (came.size > 0) setSaved(came)
  }
  const keys = useMemo(() => (saved === nothing ? nobody : new Set(saved.keys())), [saved])

  const shown = useRef(nobody)
  const [first] = keys
  const isRead = isCurrent && !(windows && read.isPending)
  const row = first === undefined ? undefined : (rowOf(first) ?? (windows ? saved.get(first) : undefined))
  const at =
    row && first !== undefined ? (windows?.placed?.indexOf(first) ?? rows.findIndex((one) => keyOf(one) === first)) : -1
  useEffect(() => {
    if (first === undefined || at < 0 || !isCurrent || shown.current === keys) return
    shown.current = keys
    // The list has room for its new row once that was rendered.
    requestAnimationFrame(() => show(first, at))
  })
  return {
    keys,
    hidden: row && at < 0 && isRead ? row : null,
    isElsewhere: windows !== null,
    forget: () => setSaved(nothing),
  }
}
