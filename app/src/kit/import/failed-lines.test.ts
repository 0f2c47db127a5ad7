import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvText, failedLines, recordsOf } from './failed-lines.ts'

test('only the lines with mistakes are left, under the header', () => {
  const csv = 'ref;lb\r\nA;un\r\nB;deux\r\nC;"tr\nois"\r\n'
  expect(failedLines(csv, [{ line: 2, message: 'x' }, { line: 4, field: 'lb', message: 'y' }, { line: 4, message: 'z' }])).toBe('ref;lb\r\nA;un\r\nC;"tr\nois"\r\n')
})

test('a cell in quotes may hold separators, quotes and ends of lines', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ';', '"', '\n', '\r', 'é', ' ') }).map((text) => `"${text.replaceAll('"', '""')}"`)
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }).map((cells) => cells.join(';')), { minLength: 1 }), fc.constantFrom('\n', '\r\n', '\r'), (records, end) => {
      expect(recordsOf(records.join(end))).toEqual(records)
      expect(recordsOf(records.map((record) => record + end).join(''))).toEqual(records)
    }),
  )
})

test('a file of an old Excel is read as it was written', () => {
  expect(csvText(Uint8Array.from([0x63, 0xe9]).buffer)).toBe('cé')
  expect(csvText(new TextEncoder().encode('cé').buffer)).toBe('cé')
})
