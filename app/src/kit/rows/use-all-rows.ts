import { useMemo } from 'react'
import { rowsIn } from '../ask/question.ts'
import { useQuestion } from '../ask/use-read.ts'
import type { RowsOf } from './shape.ts'
import { useArranged } from './use-arranged.ts'
import type { ListState } from './use-list.ts'

/**
 * All rows of a list as shown, asked for where only some are loaded; `isReady`: all are loaded. Of rows that the server
 * finds, `most` are enough.
 */
export function useAllRows(
  { read, rows, whole: late, arranging, isCurrent, served, pages, firstOf }: ListState,
  rowsOf: RowsOf['config']['rowsOf'],
  isWanted: boolean,
  most?: number,
) {
  const found =
    served && !pages && most !== undefined
      ? { ...served.question, input: { ...(served.question.input as object), take: most } }
      : null
  const whole = found ?? late

  const asked = useQuestion(isWanted ? whole : null)
  const answered = rowsIn(asked.value)
  const made = useMemo(() => (answered ? (rowsOf?.(answered) ?? answered) : null), [answered, rowsOf])
  const arranged = useArranged(found ? null : made, arranging)
  const { value, error, hasErrors, retry } = whole ? asked : read
  const hasFailed = error !== null || hasErrors
  const isThere = value !== null && firstOf === null && (found ? true : whole ? arranged.isCurrent : isCurrent)
  return {
    all: made ?? read.value ?? [],
    rows: found ? (made ?? []) : whole ? (arranged.rows ?? []) : rows,
    /** Number of rows in all, of which `rows` may be the first. */
    count: found ? (asked.total ?? made?.length ?? 0) : whole ? (arranged.rows?.length ?? 0) : rows.length,
    hasFailed,
    isReady: isThere && !hasFailed,
    retry,
  }
}
