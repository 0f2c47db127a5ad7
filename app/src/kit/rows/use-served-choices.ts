import { type FilterOption, textOf } from '@ronde/ui/grid'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useRef } from 'react'
import { askOnceFx } from '../ask/ask-once.ts'
import { questionId, rowsIn } from '../ask/question.ts'
import { useSameBy } from '../ask/use-answers.ts'
import { useText } from '../../locales/use-text.ts'
import type { PagedShape } from './shape.ts'
import type { AnyRow } from '../place/row.ts'
import type { ListState } from './use-list.ts'
import { valuesOf } from './values-of.ts'

interface Served {
  options: (column: string) => Promise<readonly FilterOption[]>
  choiceText: (choice: { column: string; value: string }) => string | undefined
}

/** Options of the choice filters of rows that the server finds, loaded when a filter opens: the server's lists, or the values in its rows. */
export function useServedChoices(
  paged: PagedShape<AnyRow> | undefined,
  { columns, rows, read, choices }: Pick<ListState, 'columns' | 'rows' | 'read' | 'choices'>,
): Served {
  const call = useUnit(askOnceFx)
  const text = useText()
  const question = useSameBy(read.question, read.question ? questionId(read.question) : '')
  const latest = useRef(choices)
  useEffect(() => {
    latest.current = choices
  })
  const known = useRef(new Map<string, string>())
  const options = useMemo(
    () => async (column: string) => {
      const choice = paged?.choices?.[column]
      const shown = columns.find(({ id }) => id === column)
      if (!choice) {
        if (paged || !shown || !question) return []
        const declared = latest.current(column)
        if (declared) return declared
        const found = await valuesOf(
          (input) => call({ endpoint: question.endpoint, input, isQuiet: true }),
          question,
          column,
        )
        return found.map(({ value, count, row }) => {
          const said = value === '' ? '' : (shown.choiceText?.(row) ?? textOf(shown, row, text.locale))
          known.current.set(`${column} ${value}`, said)
          return { value, count, label: said }
        })
      }
      const { value } = await call({ endpoint: choice.from, input: {}, isQuiet: true })
      return (rowsIn(value) ?? []).map((row) => {
        const { count, ...option } = choice.option(row)
        known.current.set(`${column} ${option.value}`, option.label)
        return { ...option, ...(count === undefined ? {} : { count }) }
      })
    },
    [paged, call, columns, question, text.locale],
  )
  // Rows found by a code contain its text, before its filter was ever opened.
  const choiceText: Served['choiceText'] = ({ column, value }) => {
    const row = rows.find((one) => String(one[paged?.choices?.[column]?.as ?? column]) === value)
    const shown = columns.find(({ id }) => id === column)
    return (
      known.current.get(`${column} ${value}`) ??
      (row && shown ? textOf(shown, row, text.locale) : (shown?.format?.(value, {}) ?? text.of(`code.${value}`, value)))
    )
  }
  return { options, choiceText }
}
