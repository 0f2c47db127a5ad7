import type { CallFailure } from '@ronde/contracts/wire'
import { useUnit } from 'effector-react'
import { useCallback, useMemo } from 'react'
import { useText } from '../../locales/use-text.ts'
import { gridColumns } from '../rows/columns.ts'
import type { RowsOf } from '../rows/shape.ts'
import type { AnyRow, Params } from '../place/row.ts'
import { keysIn, requiredBy, takenBy } from '../place/inputs.ts'
import type { RecordOf } from './shape.ts'
import { $readings, type Question, readingId, refreshed } from '../ask/readings.ts'
import { type RowDifference, rowDifferences } from './row-differences.ts'
import { useQuestions } from '../ask/use-questions.ts'

interface PartCompared {
  title: string
  view: string
  part: RowsOf
  /** What is asked for the rows of the one version and of the other; null where they cannot be. */
  questions: readonly [Question, Question] | null
}

/** One of two versions. */
interface Side {
  params: Params
  record: AnyRow | null
}

export interface VersionRows {
  differences: readonly (RowDifference & { part: string })[]
  isPending: boolean
  error: CallFailure | null
  /** Asks again for what could not be read. */
  retry: () => void
}

function questionOf({ source, config }: RowsOf, { params, record }: Side): Question | null {
  if ('rows' in source || !record) return null
  const input = takenBy(source, { ...keysIn(record), ...params })
  return requiredBy(source).every((name) => input[name] !== undefined)
    ? { endpoint: source, input, key: config.key, isQuiet: true }
    : null
}

/** What differs in the rows that two versions of a record hold: in the home's own lists, and in those its versions name beside. */
export function useVersionRows(home: RecordOf, view: string, before: Side, after: Side): VersionRows {
  const text = useText()
  const [readings, refresh] = useUnit([$readings, refreshed])
  const { parts, version } = home

  const compared = useMemo<PartCompared[]>(() => {
    const nested = Object.entries(version?.lists ?? {}).map(([name, { config }]) => ({
      part: config,
      view: name,
      title: text.of(`view.${name}`, name),
    }))
    const own = parts.flatMap((part) =>
      part.part === 'rows' ? [{ part, view, title: part.title ? text(part.title) : '' }] : [],
    )
    const beside = (version?.rows ?? []).map((part) => ({ part, view, title: part.title ? text(part.title) : '' }))
    return [...own, ...nested, ...beside].map(({ part, ...rest }) => {
      const [one, other] = [questionOf(part, before), questionOf(part, after)]
      return { ...rest, part, questions: one && other ? [one, other] : null }
    })
  }, [parts, version, view, text, before, after])

  useQuestions(
    useMemo(
      () =>
        new Map(
          compared.flatMap(({ questions }) => questions ?? []).map((question) => [readingId(question), question]),
        ),
      [compared],
    ),
  )

  const asked = compared.flatMap(({ questions }) => questions ?? []).map((question) => readings[readingId(question)])
  const differences = useMemo(
    () =>
      compared.flatMap(({ title, view: owner, part: { config }, questions }) => {
        const [one, other] = (questions ?? []).map((question) => readings[readingId(question)]?.value)
        if (!Array.isArray(one) || !Array.isArray(other)) return []
        const rows = (answered: unknown[]) =>
          config.rowsOf ? config.rowsOf(answered as AnyRow[]) : (answered as AnyRow[])
        const columns = gridColumns(
          config.columns.filter(({ isHidden }) => !isHidden),
          owner,
          text,
        )
        const shape = { key: config.key, label: config.label ?? config.key, columns }
        return rowDifferences(rows(one), rows(other), shape, text.locale).map((difference) => ({
          ...difference,
          part: title,
        }))
      }),
    [compared, readings, text],
  )
  const retry = useCallback(() => {
    for (const question of compared.flatMap(({ questions }) => questions ?? [])) {
      const id = readingId(question)
      if (readings[id]?.error) refresh({ id })
    }
  }, [compared, readings, refresh])
  return {
    differences,
    isPending: asked.some((reading) => !reading || (reading.value === null && reading.error === null)),
    error: asked.find((reading) => reading?.error)?.error ?? null,
    retry,
  }
}
