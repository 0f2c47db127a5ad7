import type { CallFailure } from '@ronde/contracts/wire'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { useText } from '../../locales/use-text.ts'
import { refreshed } from '../ask/answers.ts'
import { type Question, questionId, rowsIn } from '../ask/question.ts'
import { useAnswers } from '../ask/use-answers.ts'
import type { Place } from '../place/place.ts'
import { gridColumns } from '../rows/columns.ts'
import type { RowsOf } from '../rows/shape.ts'
import { useTableLabels } from '../rows/use-table-labels.ts'
import { type RowDifference, rowDifferences } from './row-differences.ts'
import type { RecordOf } from './shape.ts'

interface PartCompared extends RowsOf {
  /** Whose columns they are. */
  view: string
  /** Name of the part. */
  called: string
  /** Questions to the rows of both versions; none where they cannot be asked. */
  questions: readonly Question[]
}

export interface VersionRows {
  differences: readonly (RowDifference & { part: string })[]
  isPending: boolean
  error: CallFailure | null
  /** Asks again the questions that failed. */
  retry: () => void
}

/** The question to rows at a version of their home; null where a key is missing. */
function questionAt({ source, config }: RowsOf, version: Place): Question | null {
  if ('rows' in source || !version.home || version.lacks(source).length > 0) return null
  return { endpoint: source, input: version.input(source), key: config.key, isQuiet: true }
}

/** Differences of the rows that two versions of a record hold: in the home's own lists, and in those its versions name beside. */
export function useVersionRows({ parts, version }: RecordOf, before: Place, after: Place): VersionRows {
  const text = useText()
  const refresh = useUnit(refreshed)
  const compared = useMemo(() => {
    const { view } = after
    const nested = Object.entries(version?.lists ?? {}).map(([name, { config }]) => ({
      ...config,
      view: name,
      called: text.of(`view.${name}`, name),
    }))
    const own = [...parts.flatMap((part) => (part.part === 'rows' ? [part] : [])), ...(version?.rows ?? [])].map(
      (part) => ({
        ...part,
        view,
        called: part.title ? text(part.title) : '',
      }),
    )
    return [...own, ...nested].map((part): PartCompared => {
      const questions = [before, after].flatMap((place) => questionAt(part, place) ?? [])
      return { ...part, questions: questions.length === 2 ? questions : [] }
    })
  }, [parts, version, text, before, after])
  const questions = useMemo(() => compared.flatMap((part) => part.questions), [compared])
  const answers = useAnswers(questions)
  const labels = useTableLabels(useMemo(() => compared.flatMap(({ config }) => config.columns), [compared]))

  const differences = useMemo(() => {
    const rowsOf = new Map(questions.map((question, at) => [question, rowsIn(answers[at]?.value)]))
    return compared.flatMap(({ called: part, view, config, questions: asked }) => {
      const [one, other] = asked.map((question) => {
        const answered = rowsOf.get(question) ?? null
        return answered && (config.rowsOf?.(answered) ?? answered)
      })
      if (!one || !other) return []
      const columns = gridColumns(
        config.columns.filter(({ isHidden }) => !isHidden),
        view,
        text,
        labels,
      )
      const shape = { key: config.key, label: config.label ?? config.key, columns }
      return rowDifferences(one, other, shape, text.locale).map((difference) => ({ ...difference, part }))
    })
  }, [compared, questions, answers, text, labels])
  const failed = questions.filter((_, at) => answers[at]?.error)
  return {
    differences,
    isPending: answers.some((answer) => !answer || (answer.value === null && answer.error === null)),
    error: answers.find((answer) => answer?.error)?.error ?? null,
    retry: () => failed.forEach((question) => refresh({ id: questionId(question) })),
  }
}
