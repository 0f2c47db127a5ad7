import { useMemo } from 'react'
import { rowsIn } from '../ask/question.ts'
import { useQuestion } from '../ask/use-read.ts'
import type { RowsOf } from './shape.ts'
import { useArranged } from './use-arranged.ts'
import type { ListState } from './use-list.ts'

/** All rows of a list as it shows them, asked for where only some of them are there; `isReady`: they are all there. */
export function useAllRows(
  { read, rows, whole, arranging, isCurrent }: ListState,
  rowsOf: RowsOf['config']['rowsOf'],
  isWanted: boolean,
) {
  const asked = useQuestion(isWanted ? whole : null)
  const answered = rowsIn(asked.value)
  const made = useMemo(() => (answered ? (rowsOf?.(answered) ?? answered) : null), [answered, rowsOf])
  const arranged = useArranged(made, arranging)
  const { value, error, hasErrors, retry } = whole ? asked : read
  const hasFailed = error !== null || hasErrors
  const isThere = value !== null && (whole ? arranged.isCurrent : isCurrent)
  return {
    all: made ?? read.value ?? [],
    rows: whole ? (arranged.rows ?? []) : rows,
    hasFailed,
    isReady: isThere && !hasFailed,
    retry,
  }
}
