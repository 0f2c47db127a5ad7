import { type FilterOption, textOf } from '@ronde/ui/grid'
import { useUnit } from 'effector-react'
import { useMemo, useRef } from 'react'
import { askOnceFx } from '../ask/ask-once.ts'
import { rowsIn } from '../ask/question.ts'
import { useText } from '../../locales/use-text.ts'
import type { PagedShape } from './shape.ts'
import type { AnyRow } from '../place/row.ts'
import type { ListState } from './use-list.ts'

interface Served {
  options: (column: string) => Promise<readonly FilterOption[]>
  choiceText: (choice: { column: string; value: string }) => string | undefined
}

/** What the choice filters of rows that come by pages offer: the server's own lists, asked when a filter opens. */
export function useServedChoices(
  paged: PagedShape<AnyRow> | undefined,
  { columns, rows }: Pick<ListState, 'columns' | 'rows'>,
): Served {
  const call = useUnit(askOnceFx)
  const text = useText()
  const known = useRef(new Map<string, string>())
  const options = useMemo(
    () => async (column: string) => {
      const choice = paged?.choices?.[column]
      if (!choice) return []
      const { value } = await call({ endpoint: choice.from, input: {}, isQuiet: true })
      return (rowsIn(value) ?? []).map((row) => {
        const { count, ...option } = choice.option(row)
        known.current.set(`${column} ${option.value}`, option.text)
        return { ...option, ...(count === undefined ? {} : { count }) }
      })
    },
    [paged, call],
  )
  // Rows that were found by a code say it in words, before its filter was ever opened.
  const choiceText: Served['choiceText'] = ({ column, value }) => {
    const row = rows.find((one) => String(one[paged?.choices?.[column]?.as ?? column]) === value)
    const shown = columns.find(({ id }) => id === column)
    return (
      known.current.get(`${column} ${value}`) ??
      (row && shown ? textOf(shown, row, text.locale) : text.of(`code.${value}`, value))
    )
  }
  return { options, choiceText }
}
