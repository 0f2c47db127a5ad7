import { offeredSpans, parseSpan, type Span } from './filter-span.ts'
import type { FilterKind, FilterValue } from './filter-types.ts'

/** How a column is asked: by the fields of its kind, by their contrary, by a span, or for cells that say something or nothing. */
export type Condition = 'is' | 'isNot' | 'starts' | 'exactly' | 'empty' | 'filled' | Span

const common = ['empty', 'filled'] as const

/** The conditions of a kind, as its fields list them. A boolean has its own: yes, no, empty. */
const conditions: Readonly<Record<FilterKind, readonly Condition[]>> = {
  text: ['is', 'isNot', 'starts', 'exactly', ...common],
  choice: ['is', 'isNot', ...common],
  number: ['is', 'isNot', ...common],
  date: ['is', 'isNot', ...offeredSpans, ...common],
  path: ['is', 'isNot', ...common],
  boolean: [],
}

/** The conditions that the fields of a filter offer; `isPlain`: only those that every server can say. */
export function offeredConditions(kind: FilterKind, isPlain: boolean): readonly Condition[] {
  const offered = conditions[kind]
  return isPlain ? offered.filter((one) => one === 'is' || parseSpan(one) !== null) : offered
}

/** The condition that a filter stands for. */
export function conditionOf(filter: FilterValue): Condition {
  if (filter.kind === 'empty') return filter.isNot ? 'filled' : 'empty'
  if (filter.kind === 'date' && filter.span) return filter.span
  if (filter.isNot) return 'isNot'
  if (filter.kind === 'text' && filter.manner) return filter.manner === 'is' ? 'exactly' : 'starts'
  return 'is'
}

/** The filter of a condition that needs no value; null for the others. */
export function wholeCondition(condition: Condition): FilterValue | null {
  if (condition === 'empty') return { kind: 'empty' }
  if (condition === 'filled') return { kind: 'empty', isNot: true }
  const span = parseSpan(condition)
  return span && { kind: 'date', span }
}

/** The values given in the fields, under a condition. */
export function underCondition(filter: FilterValue, condition: Condition): FilterValue {
  const { isNot: _, ...plain } = filter
  if (plain.kind === 'text') {
    const { manner: _before, ...text } = plain
    if (condition === 'starts') return { ...text, manner: 'starts' }
    if (condition === 'exactly') return { ...text, manner: 'is' }
    return condition === 'isNot' ? { ...text, isNot: true } : text
  }
  return condition === 'isNot' ? { ...plain, isNot: true } : plain
}
