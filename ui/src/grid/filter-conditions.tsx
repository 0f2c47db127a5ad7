import { useState } from 'react'
import type { ReactNode } from 'react'
import { Select } from '../select/index.ts'
import { useUi } from '../theme/ui-context.ts'
import type { Translate, UiMessageKey } from '../messages/index.ts'
import { type Condition, conditionOf, offeredConditions, underCondition, wholeCondition } from './filter-condition.ts'
import { Said } from './filter-editor.styles.ts'
import { parseSpan } from './filter-span.ts'
import { daysText, spanText } from './filter-text.ts'
import type { FilterKind, FilterValue } from './filter-types.ts'

type Texts = Readonly<Partial<Record<Condition, UiMessageKey>>>

const common: Texts = { empty: 'filter.empty', filled: 'filter.filled' }
const range: Texts = { is: 'filter.between', isNot: 'filter.notBetween', ...common }
const texts: Readonly<Record<FilterKind, Texts>> = {
  text: {
    is: 'filter.contains',
    isNot: 'filter.notContains',
    starts: 'filter.starts',
    exactly: 'filter.exactly',
    ...common,
  },
  choice: { is: 'filter.among', isNot: 'filter.notAmong', ...common },
  number: range,
  date: range,
  path: { is: 'filter.in', isNot: 'filter.notIn', ...common },
  boolean: common,
}

/** The words of a condition, as a kind of filter has it. */
function conditionText(kind: FilterKind, condition: Condition, t: Translate): string {
  const span = parseSpan(condition)
  const key = texts[kind][condition]
  return span ? spanText(span, t) : key ? t(key) : condition
}

interface FilterConditionsProps {
  kind: FilterKind
  /** Offers only conditions that every server supports. */
  isPlain: boolean
  filter: FilterValue | undefined
  onChange: (filter: FilterValue | undefined) => void
  /** The fields of the kind, where the condition needs them; `label` says the condition. */
  children: (fields: {
    filter: FilterValue | undefined
    onChange: (filter: FilterValue | undefined) => void
    label: string
  }) => ReactNode
}

/** How a column is asked, over the fields of its kind. */
export function FilterConditions({ kind, isPlain, filter, onChange, children }: FilterConditionsProps) {
  const { t } = useUi()
  // A condition that was chosen before its value is given is no filter yet.
  const [picked, setPicked] = useState<Condition>('is')
  const condition = filter ? conditionOf(filter) : picked
  const offered = offeredConditions(kind, isPlain)
  const options = (offered.includes(condition) ? offered : [...offered, condition]).map((value) => ({
    value,
    label: conditionText(kind, value, t),
  }))
  const pick = (next: Condition) => {
    setPicked(next)
    const whole = wholeCondition(next)
    const hasValue = filter?.kind === kind && wholeCondition(condition) === null
    if (whole || filter) onChange(whole ?? (hasValue ? underCondition(filter, next) : undefined))
  }
  const change = (next: FilterValue | undefined) => {
    setPicked(condition)
    onChange(next && underCondition(next, condition))
  }
  return (
    <>
      {options.length > 1 && (
        <Select
          label={t('filter.condition')}
          isRequired
          options={options}
          value={condition}
          onValueChange={({ value }) => value && pick(value)}
        />
      )}
      {wholeCondition(condition) === null ? (
        children({ filter, onChange: change, label: conditionText(kind, condition, t) })
      ) : filter?.kind === 'date' ? (
        <Said>{daysText(filter, t)}</Said>
      ) : null}
    </>
  )
}
