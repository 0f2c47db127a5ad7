import { createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
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
const isRecord = (value: unknown): value is AnyRow => typeof value === 'object' && value !== null

/** Keys of the records that were saved and that a list has not, as far as they bear its key. */
function keysJoining({ value }: Change, key: string, isKnown: (key: string) => boolean): string[] {
  const keys = [value].flat().flatMap((one) => (isRecord(one) ? [plain(one[key])] : []))
  return keys.filter((one) => one !== '' && !isKnown(one))
}

export interface Joined {
  /** Rows that joined the list while it stood, until others do. */
  keys: ReadonlySet<string>
  /** The first of them, where search, filters or its being inactive hide it. */
  hidden: AnyRow | null
  forget: () => void
}

/** What was just made joins the list it belongs to: it is marked, and shown once it is there. */
export function useJoined(
  list: Pick<ListState, 'read' | 'rows' | 'rowOf' | 'keyOf' | 'isCurrent' | 'pages' | 'late'>,
  key: string,
  show: (key: string, at: number) => void,
): Joined {
  const { read, rows, rowOf, keyOf, isCurrent, pages, late } = list
  const last = useUnit($lastChange)
  const [heard, setHeard] = useState(last)
  const [keys, setKeys] = useState(nobody)
  if (last !== heard) {
    setHeard(last)
    // Of rows that are not all there nobody knows which are new.
    const isWhole = read.value !== null && pages === null && late === null
    const joining = last && isWhole ? keysJoining(last, key, (one) => rowOf(one) !== undefined) : []
    if (joining.length > 0) setKeys(new Set(joining))
  }

  const shown = useRef(nobody)
  const [first] = keys
  const row = first === undefined ? undefined : rowOf(first)
  const at = row && first !== undefined ? rows.findIndex((one) => keyOf(one) === first) : -1
  useEffect(() => {
    if (first === undefined || at < 0 || !isCurrent || shown.current === keys) return
    shown.current = keys
    // The list has the room of its new row once that was drawn.
    requestAnimationFrame(() => show(first, at))
  })
  return { keys, hidden: row && at < 0 && isCurrent ? row : null, forget: () => setKeys(nobody) }
}
