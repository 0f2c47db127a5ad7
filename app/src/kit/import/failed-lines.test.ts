import { textOfBytes } from '@ronde/contracts/csv'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { failedLines, mistakesIn, withoutRemarks } from './failed-lines.ts'

const at = (...lines: number[]) => lines.map((line) => ({ line, message: 'x' }))

test('only the rows with mistakes are left, under the header', () => {
  const csv = 'ref;lb\r\nA;un\r\nB;deux\r\nC;"tr\nois"\r\n'
  expect(failedLines(csv, at(2, 4, 4), 'erreur')).toBe('#erreur;ref;lb\r\n"x";A;un\r\n"x · x";C;"tr\nois"\r\n')
})

test('a row is named by the line of the file where it begins: cells of several lines and empty lines count', () => {
  const csv = 'ref;lb\nA;"un\ndeux"\n\n;;\nB;trois\rC;quatre\r\n'
  expect(failedLines(csv, at(6), 'erreur')).toBe('#erreur;ref;lb\r\n"x";B;trois\r\n')
  expect(failedLines(csv, at(2, 7), 'erreur')).toBe('#erreur;ref;lb\r\n"x";A;"un\ndeux"\r\n"x";C;quatre\r\n')
})

test('why each is wrong stands before it, with the separator of the file; a file without remarks stays as it is', () => {
  const failed = failedLines(
    'ref,lb\nA,un\n',
    [
      { line: 2, field: 'ref', message: 'Un\npeu' },
      { line: 2, message: 'Trop' },
    ],
    'error',
  )
  expect(failed).toBe('#error,ref,lb\r\n"ref: Un peu · Trop",A,un\r\n')
  expect(withoutRemarks('ref;lb\nA;un')).toBe('ref;lb\nA;un')
})

test('without its remarks each row stays at its line', () => {
  expect(withoutRemarks('#erreur;ref;lb\n\n"a; b";A;"un\ndeux"\n\n;B;trois')).toBe(
    'ref;lb\r\n\r\nA;"un\ndeux"\r\n\r\nB;trois\r\n',
  )
})

test('a mistake of several lines is one', () => {
  const parent = { field: 'refParent', message: 'S9 est inconnu' }
  expect(
    mistakesIn([
      { line: 2, ...parent },
      { line: 3, field: 'lb', message: 'Requis' },
      { line: 7, ...parent },
    ]),
  ).toEqual([
    { lines: [2, 7], ...parent },
    { lines: [3], field: 'lb', message: 'Requis' },
  ])
})

const sign = fc.constantFrom('a', ';', ',', '"', '\n', '\r', 'é', ' ', '\t')
const cell = fc.string({ unit: sign }).map((text) => `"${text.replaceAll('"', '""')}"`)
const record = fc.array(cell, { minLength: 1, maxLength: 3 }).map((cells) => `k;${cells.join(';')}`)
const ended = fc.record({
  record,
  end: fc.constantFrom('\n', '\r\n', '\r'),
  gap: fc.constantFrom('', '\r\n', ';;\r\n'),
  isWrong: fc.boolean(),
})

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
      const failed = failedLines(
        (hasMark ? '\uFEFF' : '') + csv,
        wrong.map((one) => ({ ...one, message: 'x; "y"' })),
        'erreur',
      )
      expect(failed.split('"x; ""y""";')).toHaveLength(wrong.length + 1)
      expect(withoutRemarks(failed)).toBe(expected)
    }),
  )
})

const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    Array.from(text).flatMap((one) =>
      isLittle
        ? [one.charCodeAt(0) & 0xff, one.charCodeAt(0) >> 8]
        : [one.charCodeAt(0) >> 8, one.charCodeAt(0) & 0xff],
    ),
  )

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
