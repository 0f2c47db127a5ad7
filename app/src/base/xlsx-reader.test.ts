import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { xlsxFile } from './xlsx.ts'
import { readXlsx } from './xlsx-reader.ts'

const bytesOf = (parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

test('what the console writes is read back letter by letter, whatever it is', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'é', '😀', '=', '"', '<', '&', '\n', '\r', '_x0041_', ' ', "'") })
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 5 }), (rows) => {
      const file = xlsxFile(
        'x',
        [{ text: 'k' }, { text: 'a' }, { text: 'b' }],
        [{ name: 'y', columns: [{ text: 'z' }], rows: [['1']] }],
      )
      file.add(rows.map((row) => ['k', ...row]))
      const read = readXlsx(bytesOf(file.end()))
      expect(read?.map(({ line }) => line)).toEqual([1, ...rows.map((_, at) => at + 2)])
      expect(read?.slice(1).map(({ cells }) => [cells[1] ?? '', cells[2] ?? ''])).toEqual(rows)
    }),
  )
})

const book = (sheet: string): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': '<x:workbook><x:sheets><x:sheet name="A" r:id="r1"/></x:sheets></x:workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="r1" Target="/xl/worksheets/one.xml"/></Relationships>',
        'xl/worksheets/one.xml': `<?xml version="1.0"?><x:worksheet><x:sheetData>${sheet}</x:sheetData></x:worksheet>`,
        'xl/sharedStrings.xml': '<sst><si><r><t>l</t></r><r><t>b</t></r><rPh><t>no</t></rPh></si></sst>',
        'xl/styles.xml': '<styleSheet><cellXfs><xf/><xf numFmtId="14"/></cellXfs></styleSheet>',
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  )

test('texts by number, numbers, days, flags and rows far apart are read as the server reads them', () => {
  const sheet = book(
    '<row r="1"><c r="A1" t="inlineStr"><is><t>ref</t></is></c><c r="B1" t="s"><v>0</v></c></row><row r="5"><c r="A5"><v>12.50</v></c><c r="B5" s="1"><v>46112</v></c><c r="D5" t="b"><v>1</v></c></row>',
  )
  expect(readXlsx(sheet)).toEqual([
    { line: 1, cells: ['ref', 'lb'] },
    { line: 5, cells: ['12.5', '2026-03-31', '', 'true'] },
  ])
})

test('cells that hold the error of a formula are told from texts of the same letters', () => {
  const sheet = book(
    '<row r="1"><c r="A1" t="inlineStr"><is><t>ref</t></is></c></row><row r="2"><c r="A2" t="str"><f>A</f><v>#N/A</v></c><c r="C2" t="e"><f>B/0</f><v>#DIV/0!</v></c></row>',
  )
  expect(readXlsx(sheet)).toEqual([
    { line: 1, cells: ['ref'] },
    { line: 2, cells: ['#N/A', '', '#DIV/0!'], faults: [2] },
  ])
})

test('what is no workbook is none', () => {
  expect(readXlsx(new TextEncoder().encode('ref;lb'))).toBeNull()
  expect(readXlsx(book('').slice(0, 100))).toBeNull()
})
