import { expect, test } from 'vitest'
import { strToU8, zipSync } from 'fflate'
import { readTable } from './read-table.ts'
import { book, cell, linkTo, rowsOf } from './test-books.ts'

const file = (content: string | Uint8Array) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], 'valeurs.csv')
const read = async (content: string | Uint8Array) => {
  const { header, lines, errors } = await readTable(file(content), alive)
  return { header, cells: lines.map(({ cells }) => cells), lines: lines.map(({ line }) => line), errors }
}
const alive = new AbortController().signal
const bytes = (...codes: number[]) => Uint8Array.from(codes)
const utf16 = (text: string) =>
  Uint8Array.from([
    0xff,
    0xfe,
    ...Array.from(text).flatMap((sign) => [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8]),
  ])

const sheet = (rows: readonly (readonly string[])[]) => book(rowsOf(rows))

test.each([
  ['a semicolon', 'ref;lb\nA;Été'],
  ['a comma', 'ref,lb\nA,Été'],
  ['a tab', 'ref\tlb\nA\tÉté'],
  ['a mark of UTF-8', '\ufeffref;lb\nA;Été'],
  ['the ends of lines of Windows', 'ref;lb\r\nA;Été\r\n'],
  ['quotation marks', '"ref";"lb"\n"A";"Été"'],
  ['Windows-1252', Uint8Array.from(Array.from('ref;lb\nA;', (sign) => sign.charCodeAt(0)).concat(0xc9, 0x74, 0xe9))],
  ['UTF-16', utf16('ref;lb\nA;Été')],
  [
    'XLSX',
    sheet([
      ['ref', 'lb'],
      ['A', 'Été'],
    ]),
  ],
])('a table with %s is read', async (_, content) => {
  expect(await read(content)).toMatchObject({ header: ['ref', 'lb'], cells: [['A', 'Été']], errors: [] })
})

test('a cell may hold the delimiter, quotation marks and ends of lines; lines keep their numbers', async () => {
  const { cells, lines } = await read('ref;lb\nA;"un; ""deux""\ntrois"\n\nB;fin')
  expect(cells).toEqual([
    ['A', 'un; "deux"\ntrois'],
    ['B', 'fin'],
  ])
  expect(lines).toEqual([2, 5])
})

test('a row in which a quotation mark stands wrong is said by the line where it begins, and the next line is the next row', async () => {
  expect((await read('ref;lb\nA;"un\nB;deux')).errors).toEqual([{ line: 2, message: 'unclosedQuote' }])
  const { cells, errors } = await read('ref;lb\n"A\n";un\nB;"deux" et\nC;3" \nD;quatre')
  expect(errors).toEqual([
    { line: 4, message: 'unreadableLine' },
    { line: 5, message: 'unreadableLine' },
  ])
  expect(cells).toEqual([
    ['A\n', 'un'],
    ['D', 'quatre'],
  ])
  expect(await read('"ref" ;lb\nA;un')).toMatchObject({
    header: [],
    cells: [],
    errors: [{ line: 1, message: 'unreadableLine' }],
  })
})

test('lines are those of the file or the sheet; one of empty cells is no line, in either', async () => {
  expect(await read('\n;;\nref;lb\n;\r\n \t;\rA;un;;\n')).toEqual({
    header: ['ref', 'lb'],
    cells: [['A', 'un']],
    lines: [6],
    errors: [],
  })
  const rows = `<row r="2">${cell('A2', '')}<c r="C2" s="1"/></row><row r="3">${cell('A3', 'ref')}${cell('B3', 'lb')}</row><row r="5">${cell('A5', ' ')}</row><row r="9">${cell('A9', 'A')}${cell('B9', 'un')}${cell('D9', ' ')}</row>`
  expect(await read(book(rows))).toEqual({ header: ['ref', 'lb'], cells: [['A', 'un']], lines: [9], errors: [] })
})

test('cells of a workbook are read as they show: texts by number, with formats and without how they sound, days, hours, yes and no', async () => {
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-40C]dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="0.00\\ &quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>'
  const strings = '<sst><si><t>ref</t></si><si><r><t>Été </t></r><r><t>2</t></r><rPh><t>ete</t></rPh></si></sst>'
  const rows =
    '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row><row><c><v>43921</v></c><c s="1"><v>43921</v></c><c s="2"><v>43921.5</v></c><c s="3"><v>0.30000000000000004</v></c><c t="b"><v>1</v></c><c t="str"><f>A1</f><v>=x</v></c><c t="d"><v>2020-03-31T00:00:00</v></c></row>'
  const of = (properties: string) =>
    read(
      book(rows, {
        properties,
        links: linkTo('styles') + linkTo('sharedStrings'),
        parts: { 'xl/styles.xml': styles, 'xl/sharedStrings.xml': strings },
      }),
    )
  expect(await of('')).toEqual({
    header: ['ref', 'Été 2'],
    cells: [['43921', '2020-03-31', '2020-03-31T12:00:00.000Z', '0.30000000000000004', 'true', '=x', '2020-03-31']],
    lines: [2],
    errors: [],
  })
  expect((await of('<workbookPr date1904="1"/>')).cells[0]?.[1]).toBe('2024-04-01')
})

test('cells that hold the error of a formula are told from texts of the same letters; without its header no line is read', async () => {
  const faulty = '<c t="e"><f>B/0</f><v>#DIV/0!</v></c>'
  const row = `<row>${cell('A2', 'A')}<c t="str"><f>B</f><v>#DIV/0!</v></c>${faulty}<c t="e"/></row>`
  const { lines } = await readTable(file(book(`${rowsOf([['ref', 'lb', 'court']])}${row}`)), alive)
  expect(lines).toEqual([{ line: 2, cells: ['A', '#DIV/0!', '#DIV/0!'], faults: [2] }])
  expect(await read(book(`<row r="3">${cell('A3', 'ref')}${faulty}</row>${row}`))).toEqual({
    header: [],
    cells: [],
    lines: [],
    errors: [{ line: 3, message: 'faultyCell', cell: '#DIV/0!' }],
  })
})

const sound = sheet([['ref'], ['A']])
const changed = (at: number, to: number) => sound.with(at, to)
const ole = bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)

test.each([
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0, 1), 'noTable'],
  ['text with a NUL', bytes(65, 59, 0, 66), 'noTable'],
  ['half a sign of UTF-16', utf16('ref;lb').subarray(0, 9), 'noTable'],
  ['an archive of something else', zipSync({ 'a.txt': strToU8('a') }), 'noTable'],
  ['half an archive', sound.slice(0, 40), 'damagedBook'],
  [
    'a workbook with a byte of its sheet gone wrong',
    changed(Buffer.from(sound).indexOf('sheet1.xml') + 40, 7),
    'damagedBook',
  ],
  ['a workbook whose sheet is no XML', book('<row><c>'), 'damagedBook'],
  ['a workbook with a text that is not there', book('<row><c t="s"><v>3</v></c></row>'), 'damagedBook'],
  [
    'a workbook that names a file of the server',
    book('<row><c t="s"><v>0</v></c></row>', {
      links: linkTo('sharedStrings'),
      parts: {
        'xl/sharedStrings.xml':
          '<!DOCTYPE sst [<!ENTITY x SYSTEM "file:///etc/hostname">]><sst><si><t>&x;</t></si></sst>',
      },
    }),
    'damagedBook',
  ],
  ['a workbook with a password', ole, 'closedBook'],
])('%s is no table: 415, and says so', async (_, content, key) => {
  await expect(readTable(file(content), alive)).rejects.toMatchObject({ status: 415, key })
})

test('an archive that would fill the memory is too large, before it is unfolded', async () => {
  const bomb = Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(1) }))
  // The archive's directory declares the size of the unpacked file.
  bomb.writeUInt32LE(310 * 1_048_576, bomb.indexOf('PK\u0001\u0002', 'latin1') + 24)
  await expect(readTable(file(bomb), alive)).rejects.toMatchObject({ status: 413, key: 'tooUnfolded' })
})

const header = `<row r="1">${cell('A1', 'ref')}</row>`

test('a cell far off is one cell, and nothing is made of what lies before it', async () => {
  const { lines, cells } = await read(book(`${header}<row r="1000000">${cell('ALL1000000', 'x')}</row>`))
  expect([lines, cells[0]?.length, cells[0]?.filter(Boolean)]).toEqual([[1_000_000], 1_000, ['x']])
})

const csv = (count: number, line: string) => `ref\n${`${line}\n`.repeat(count)}`

test.each([
  ['columns of a sheet', () => book(`${header}<row r="1048576">${cell('XFD1048576', 'x')}</row>`), 'tooManyColumns'],
  ['columns of a text', () => csv(1, ';'.repeat(2_000_000)), 'tooManyColumns'],
  ['lines', () => csv(120_000, 'A'), 'tooManyLines'],
  ['cells', () => csv(3_000, `${';'.repeat(900)}A`), 'tooManyCellsInAll'],
  [
    'cells that lie far off',
    () =>
      book(
        header +
          Array.from({ length: 3_000 }, (_, at) => `<row r="${at + 2}">${cell(`ALL${at + 2}`, 'x')}</row>`).join(''),
      ),
    'tooManyCellsInAll',
  ],
  [
    'signs, each text many times',
    () =>
      book('<row><c t="s"><v>0</v></c></row>'.repeat(1_000), {
        links: linkTo('sharedStrings'),
        parts: { 'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(1_000_000)}</t></si></sst>` },
      }),
    'tooMuchText',
  ],
  [
    'files of an archive',
    () =>
      zipSync(Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`xl/media/${at}.png`, new Uint8Array()]))),
    'tooManyFiles',
  ],
  ['blanks between cells', () => book(header + ' '.repeat(51_000_000)), 'tooMuchText'],
])('too many %s are too large, and the refusal names the limit', async (_, content, key) => {
  await expect(readTable(file(content()), alive)).rejects.toMatchObject({
    status: 413,
    key,
    values: { n: expect.any(Number) },
  })
})

test('an archive that unfolds to more than it says is damaged', async () => {
  const lying = Buffer.from(book(header + ' '.repeat(1_000_000)))
  lying.writeUInt32LE(10, lying.lastIndexOf('xl/worksheets/sheet1.xml', undefined, 'latin1') - 22)
  await expect(readTable(file(lying), alive)).rejects.toMatchObject({ key: 'damagedBook' })
})

test('a file that takes too long, or more memory than there is for it, is given up', async () => {
  const long = file(csv(90_000, 'A;une valeur'))
  await expect(readTable(long, alive, { seconds: 0.001, memory: 512 })).rejects.toMatchObject({
    status: 413,
    key: 'tooLongToRead',
  })
  await expect(readTable(long, alive, { seconds: 60, memory: 6 })).rejects.toMatchObject({
    status: 413,
    key: 'tooComplex',
  })
  expect((await read('ref;lb\nA;un')).cells).toEqual([['A', 'un']])
})

test('reading is given up when nobody waits for it any more', async () => {
  const gone = new AbortController()
  const reading = readTable(file(csv(90_000, 'A')), gone.signal)
  setImmediate(() => gone.abort())
  await expect(reading).rejects.toMatchObject({ status: 400 })
})

test.each([
  ['', 'nothing'],
  ['ref;lb', 'a header only'],
  ['\n\n', 'empty lines'],
])('%j is %s: an empty file', async (content) => {
  await expect(readTable(file(content), alive)).rejects.toMatchObject({ key: 'emptyFile' })
})
