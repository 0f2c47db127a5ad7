import { createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { sessionClosed } from '../../session/session.ts'
import type { Change } from '../ask/answer.ts'
import { changed } from '../ask/answers.ts'
import type { AnyRow } from '../place/row.ts'
import { plain } from './columns.ts'
import type { ListState } from './use-list.ts'

/** The last that was saved, by an editor, by several calls or by a file. */
const $lastChange = createStore<Change | null>(null, { serialize: 'ignore' })
  .on(changed, (_, change) => change)
  .reset(sessionClosed)

const nobody: ReadonlySet<string> = new Set()
const nothing: ReadonlyMap<string, AnyRow> = new Map()
const isRecord = (value: unknown): value is AnyRow => typeof value === 'object' && value !== null

/** The records that were saved and that a list has not, by their keys, as far as they bear its key. */
function joining({ value }: Change, key: string, isKnown: (key: string) => boolean): ReadonlyMap<string, AnyRow> {
  const saved = [value].flat().flatMap((one): [string, AnyRow][] => (isRecord(one) ? [[plain(one[key]), one]] : []))
  return new Map(saved.filter(([one]) => one !== '' && !isKnown(one)))
}

export interface Joined {
  /** Rows that joined the list while it stood, until others do. */
  keys: ReadonlySet<string>
  /** The first of them, where it is not in sight. */
  hidden: AnyRow | null
  /** It may be in sight further on: of rows that the server finds nobody here knows where. */
  isElsewhere: boolean
  forget: () => void
}

/** What was just made joins the list it belongs to: it is marked, and shown once it is there. */
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
    // Of rows that are not all there nobody knows which are new: only what was inserted is.
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
    // The list has the room of its new row once that was drawn.
    requestAnimationFrame(() => show(first, at))
  })
  return {
    keys,
    hidden: row && at < 0 && isRead ? row : null,
    isElsewhere: windows !== null,
    forget: () => setSaved(nothing),
  }
}
