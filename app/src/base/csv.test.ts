import type { GridColumn } from '@ronde/ui/grid'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guarded, toCsv, unguarded } from './csv.ts'

interface Row {
  a: unknown
  b?: unknown
}
const column = (id: keyof Row, dataType?: GridColumn<Row>['dataType']): GridColumn<Row> => ({
  id,
  text: id,
  value: id,
  ...(dataType ? { dataType } : {}),
})
const both = [column('a'), column('b')]

/** Reads CSV as RFC 4180 says. */
function parse(csv: string, separator: string): string[][] {
  const rows: string[][] = [['']]
  let isQuoted = false
  const put = (text: string) => {
    const row = rows.at(-1) ?? []
    row[row.length - 1] += text
  }
  for (let at = 1; at < csv.length; at++) {
    const char = csv.charAt(at)
    if (isQuoted && char === '"' && csv.charAt(at + 1) === '"') put(csv.charAt((at += 1)))
    else if (char === '"') isQuoted = !isQuoted
    else if (isQuoted) put(char)
    else if (char === separator) rows.at(-1)?.push('')
    else if (char === '\r' && csv.charAt(at + 1) === '\n') {
      at += 1
      rows.push([''])
    } else put(char)
  }
  return rows.slice(0, -1)
}

describe('toCsv', () => {
  test('has a byte order mark, a line of headings, and ends every line as RFC 4180 says', () => {
    expect(toCsv([{ a: 'x', b: 'y' }], both, 'en')).toBe('\uFEFFa,b\r\nx,y\r\n')
    expect(toCsv([], both, 'en')).toBe('\uFEFFa,b\r\n')
  })

  test('separates by semicolons in French', () => {
    expect(toCsv([{ a: 'x,y', b: 'z;z' }], both, 'fr')).toBe('\uFEFFa;b\r\nx,y;"z;z"\r\n')
    expect(toCsv([{ a: 'x,y', b: 'z;z' }], both, 'en')).toBe('\uFEFFa,b\r\n"x,y",z;z\r\n')
  })

  test('quotes line breaks and quotes', () => {
    expect(toCsv([{ a: 'x\ny', b: 'say "z"' }], both, 'en')).toBe('\uFEFFa,b\r\n"x\ny","say ""z"""\r\n')
  })

  test.each([
    [1234.5, '1234,5', '1234.5'],
    [-1234.5, '-1234,5', '-1234.5'],
    [1_000_000, '1000000', '1000000'],
    [0, '0', '0'],
  ])('writes the number %d so that a spreadsheet reads a number', (value, fr, en) => {
    const columns = [column('a', 'number')]
    expect(toCsv([{ a: value }], columns, 'fr')).toBe(`\uFEFFa\r\n${fr}\r\n`)
    expect(toCsv([{ a: value }], columns, 'en')).toBe(`\uFEFFa\r\n${en}\r\n`)
  })

  test('dates and codes are written as they are shown', () => {
    const columns: GridColumn<Row>[] = [column('a', 'Date'), { ...column('b'), format: () => 'En cours' }]
    expect(toCsv([{ a: '2026-06-30', b: 'ENCOURS' }], columns, 'fr')).toBe('\uFEFFa;b\r\n30/06/2026;En cours\r\n')
  })

  test('what goes in is read again, cell by cell', () => {
    const text = fc
      .string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', '\r', ' ') })
      .map((some) => (some.trim() === '' || /^[\r\n]/.test(some) ? 'x' : some))
    fc.assert(
      fc.property(
        fc.array(fc.record({ a: text, b: text })),
        fc.constantFrom('fr' as const, 'en' as const),
        (rows, locale) => {
          expect(parse(toCsv(rows, both, locale), locale === 'fr' ? ';' : ',')).toEqual([
            ['a', 'b'],
            ...rows.map(({ a, b }) => [a, b]),
          ])
        },
      ),
    )
  })

  test('no cell is ever a formula: only plain numbers begin like one', () => {
    const start = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', '"', "'", ' ')
    const hostile = fc.tuple(start, start, fc.string()).map((parts) => parts.join(''))
    fc.assert(
      fc.property(
        fc.oneof(hostile, fc.string(), fc.constantFrom('-1', '-1,5', '=1+1', '-1+cmd|x', '+33 3 20')),
        fc.constantFrom('fr' as const, 'en' as const),
        (text, locale) => {
          const csv = toCsv([{ a: text }], [{ ...column('a'), text }], locale)
          for (const [read = ''] of parse(csv, locale === 'fr' ? ';' : ',')) {
            if (!/^-?\d+([.,]\d+)?$/.test(read)) expect(read).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
          }
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('no part of a cell is a formula where another separator would divide it', () => {
    const sign = fc.constantFrom(';', ',', '\t', '\n', '\r', "'", '"', '=', '+', '-', '@', '＝', '－', '1', 'a', ' ')
    fc.assert(
      fc.property(
        fc.array(sign).map((signs) => signs.join('')),
        (text) => {
          const parts = guarded(text).split(/[;,\t\r\n]/)
          for (const part of parts.slice(1)) expect(part).not.toMatch(/^"*([=+@＝＋＠]|[-－](?!\d))/)
          expect(unguarded(guarded(text))).toBe(text)
        },
      ),
      { numRuns: 1000 },
    )
    expect(guarded('Ponts;=HYPERLINK("x")')).toBe('Ponts;\'=HYPERLINK("x")')
    expect(guarded('1,5;-3')).toBe('1,5;-3')
  })
})
