import { expect, test } from 'vitest'
import { templateOfType } from './template-of-type.ts'

test.each([
  ['T', 'a', 'Text'],
  ['NI', '6', 'Integer'],
  ['B', 'true', 'Boolean'],
  ['DT', '2026-03-31', 'Date'],
  ['DT', '2026-03-31T08:00:00.000Z', 'DateTime'],
  ['DT', null, 'DateTime'],
  ['?', 'a', 'Text'],
])('a value of type %s, %j, is shown by the control %s', (type, value, control) => {
  expect(templateOfType(type, value)).toBe(control)
})
