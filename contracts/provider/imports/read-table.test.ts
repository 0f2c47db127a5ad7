import { expect, test } from 'vitest'
import { strToU8, zipSync } from 'fflate'
import { readTable } from './read-table.ts'

const file = (content: string | Uint8Array) => new File([typeof content === 'string' ? content : new Uint8Array(content)], 'valeurs.csv')
const read = async (content: string | Uint8Array) => {
  const { header, lines, errors } = await readTable(file(content))
  return { header, cells: lines.map(({ cells }) => cells), lines: lines.map(({ line }) => line), errors }
}
const bytes = (...codes: number[]) => Uint8Array.from(codes)
const utf16 = (text: string) => Uint8Array.from([0xff, 0xfe, ...Array.from(text).flatMap((sign) => [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8])])

const sheet = (rows: readonly (readonly string[])[]) => {
  const cells = (row: readonly string[], at: number) => row.map((text, column) => `<c r="${String.fromCharCode(65 + column)}${at + 1}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')
  const xml = (body: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`)
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packageTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return zipSync({
    '[Content_Types].xml': xml(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${packageTypes}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${packageTypes}.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': xml(`<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`),
    'xl/workbook.xml': xml(`<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': xml(`<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`),
    'xl/worksheets/sheet1.xml': xml(`<worksheet xmlns="${main}"><sheetData>${rows.map((row, at) => `<row r="${at + 1}">${cells(row, at)}</row>`).join('')}</sheetData></worksheet>`),
  })
}

test.each([
  ['a semicolon', 'ref;lb\nA;Été'],
  ['a comma', 'ref,lb\nA,Été'],
  ['a tab', 'ref\tlb\nA\tÉté'],
  ['a mark of UTF-8', '\ufeffref;lb\nA;Été'],
  ['the ends of lines of Windows', 'ref;lb\r\nA;Été\r\n'],
  ['quotation marks', '"ref";"lb"\n"A";"Été"'],
  ['Windows-1252', Uint8Array.from(Array.from('ref;lb\nA;', (sign) => sign.charCodeAt(0)).concat(0xc9, 0x74, 0xe9))],
  ['UTF-16', utf16('ref;lb\nA;Été')],
  ['XLSX', sheet([['ref', 'lb'], ['A', 'Été']])],
])('a table with %s is read', async (_, content) => {
  expect(await read(content)).toMatchObject({ header: ['ref', 'lb'], cells: [['A', 'Été']], errors: [] })
})

test('a cell may hold the delimiter, quotation marks and ends of lines; lines keep their numbers', async () => {
  const { cells, lines } = await read('ref;lb\nA;"un; ""deux""\ntrois"\n\nB;fin')
  expect(cells).toEqual([['A', 'un; "deux"\ntrois'], ['B', 'fin']])
  expect(lines).toEqual([2, 5])
})

test('a quotation mark that is never closed is said by its line', async () => {
  expect((await read('ref;lb\nA;"un\nB;deux')).errors).toEqual([{ line: expect.any(Number), message: 'unclosedQuote' }])
})

test.each([['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0, 1)], ['text with a NUL', bytes(65, 59, 0, 66)], ['an archive of something else', zipSync({ 'a.txt': strToU8('a') })], ['half an archive', sheet([['a']]).slice(0, 40)]])(
  '%s is no table: 415',
  async (_, content) => {
    await expect(readTable(file(content))).rejects.toMatchObject({ status: 415 })
  },
)

test('an archive that would fill the memory is too large, before it is unfolded', async () => {
  const bomb = Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(1) }))
  // Its directory tells how long its file will be.
  bomb.writeUInt32LE(310 * 1_048_576, bomb.indexOf('PK\u0001\u0002', 'latin1') + 24)
  await expect(readTable(file(bomb))).rejects.toMatchObject({ status: 413 })
})

test.each([['', 'nothing'], ['ref;lb', 'a header only'], ['\n\n', 'empty lines']])('%j is %s: an empty file', async (content) => {
  await expect(readTable(file(content))).rejects.toMatchObject({ key: 'emptyFile' })
})
