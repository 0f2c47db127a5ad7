import { expect, test } from 'vitest'
import { conditionOf, offeredConditions, underCondition, wholeCondition } from './filter-condition.ts'
import type { FilterKind, FilterValue } from './filter-types.ts'

const given: Record<FilterKind, FilterValue> = {
  text: { kind: 'text', text: 'a' },
  choice: { kind: 'choice', values: ['a'] },
  number: { kind: 'number', from: 1 },
  date: { kind: 'date', from: '2026-11-23' },
  path: { kind: 'path', path: 'a' },
  boolean: { kind: 'boolean', value: true },
}

test.each(Object.entries(given) as [FilterKind, FilterValue][])(
  'every condition that %s offers makes a filter that stands for it',
  (kind, filter) => {
    for (const condition of offeredConditions(kind, false)) {
      const made = wholeCondition(condition) ?? underCondition(filter, condition)
      expect(conditionOf(made)).toBe(condition)
      // From any condition back to the plain one nothing of it is left.
      if (made.kind === kind && wholeCondition(condition) === null) expect(underCondition(made, 'is')).toEqual(filter)
    }
  },
)

test('where a server finds the rows only ranges, spans and choices are offered', () => {
  expect(offeredConditions('choice', true)).toEqual(['is'])
  expect(offeredConditions('date', true)).toContain('last-7-days')
  expect(offeredConditions('date', true)).not.toContain('empty')
})
