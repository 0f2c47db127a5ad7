import { textOfBytes } from '@ronde/contracts/csv'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { failedLines } from './failed-lines.ts'

const at = (...lines: number[]) => lines.map((line) => ({ line, message: 'x' }))

test('only the rows with mistakes are left, under the header', () => {
  const csv = 'ref;lb\r\nA;un\r\nB;deux\r\nC;"tr\nois"\r\n'
  expect(failedLines(csv, at(2, 4, 4))).toBe('ref;lb\r\nA;un\r\nC;"tr\nois"\r\n')
})

test('a row is named by the line of the file where it begins: cells of several lines and empty lines count', () => {
  const csv = 'ref;lb\nA;"un\ndeux"\n\n;;\nB;trois\rC;quatre\r\n'
  expect(failedLines(csv, at(6))).toBe('ref;lb\r\nB;trois\r\n')
  expect(failedLines(csv, at(2, 7))).toBe('ref;lb\r\nA;"un\ndeux"\r\nC;quatre\r\n')
})

const sign = fc.constantFrom('a', ';', ',', '"', '\n', '\r', 'é', ' ', '\t')
const cell = fc.string({ unit: sign }).map((text) => `"${text.replaceAll('"', '""')}"`)
const record = fc.array(cell, { minLength: 1, maxLength: 3 }).map((cells) => `k;${cells.join(';')}`)
const ended = fc.record({ record, end: fc.constantFrom('\n', '\r\n', '\r'), gap: fc.constantFrom('', '\r\n', ';;\r\n'), isWrong: fc.boolean() })

test('of any file the very rows that are named are left, as they were written', () => {
  fc.assert(
    fc.property(fc.array(ended, { minLength: 1 }), fc.boolean(), (rows, hasMark) => {
      let [csv, line] = ['ref;lb\r\n', 2]
      const wrong = []
      for (const { record: raw, end, gap, isWrong } of rows) {
        csv += gap
        line += gap === '' ? 0 : 1
        if (isWrong) wrong.push({ line, raw })
        csv += raw + end
        line += (raw + end).split(/\r\n|\r|\n/).length - 1
      }
      const expected = ['ref;lb', ...wrong.map(({ raw }) => raw)].map((raw) => `${raw}\r\n`).join('')
      expect(failedLines((hasMark ? '\uFEFF' : '') + csv, wrong.map((one) => ({ ...one, message: 'x' })))).toBe(expected)
    }),
  )
})

const utf16 = (text: string, isLittle: boolean) => Uint8Array.from(Array.from(text).flatMap((one) => (isLittle ? [one.charCodeAt(0) & 0xff, one.charCodeAt(0) >> 8] : [one.charCodeAt(0) >> 8, one.charCodeAt(0) & 0xff])))

test.each([
  ['UTF-8', new TextEncoder().encode('ref;Été €')],
  ['UTF-8 with a mark', new TextEncoder().encode('\uFEFFref;Été €')],
  ['UTF-16, little end first', utf16('ref;Été €', true)],
  ['UTF-16, little end first, with a mark', utf16('\uFEFFref;Été €', true)],
  ['UTF-16, great end first', utf16('ref;Été €', false)],
  ['UTF-16, great end first, with a mark', utf16('\uFEFFref;Été €', false)],
  ['Windows-1252', Uint8Array.from([0x72, 0x65, 0x66, 0x3b, 0xc9, 0x74, 0xe9, 0x20, 0x80])],
])('%s is read as it was written', (_, bytes) => {
  expect(textOfBytes(bytes)).toBe('ref;Été €')
})

test('what is no text has none', () => {
  expect(textOfBytes(Uint8Array.from([65, 59, 0, 66]))).toBeNull()
  expect(textOfBytes(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1]))).toBeNull()
  expect(textOfBytes(Uint8Array.from([0xff, 0xfe, 65, 0, 66]))).toBeNull()
})
