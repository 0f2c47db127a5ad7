import fc from 'fast-check'
import { expect, test } from 'vitest'
import { most, Unread } from './limits.ts'
import { readLines } from './lines.ts'
import { book, linkTo } from './test-books.ts'

const strings = '<sst><si><t>ref</t></si><si><r><t>Été </t></r><rPh><t>ete</t></rPh></si></sst>'
const styles =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>'
const rows =
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>lb</t></is></c></row><row r="7"><c r="A7" t="s"><v>1</v></c><c r="B7" s="1"><v>43921.5</v></c></row>'
const bookOf = (sheet: string, texts: string, formats: string) =>
  book(sheet, {
    links: linkTo('sharedStrings') + linkTo('styles'),
    parts: { 'xl/sharedStrings.xml': texts, 'xl/styles.xml': formats },
  })
const csv = Buffer.from('\uFEFFref;lb\r\nA;"Été;\n""x"""\rB;\r\n')

interface Change<Item> {
  at: number
  gone: number
  come: readonly Item[]
}

/** A change of a list of bytes or characters: some are replaced by others. */
const change = <Item>(item: fc.Arbitrary<Item>): fc.Arbitrary<Change<Item>> =>
  fc.record({ at: fc.nat(), gone: fc.nat({ max: 40 }), come: fc.array(item, { maxLength: 12 }) })

const changed = <Item>(items: readonly Item[], changes: readonly Change<Item>[]): readonly Item[] =>
  changes.reduce((all, { at, gone, come }) => all.toSpliced(at % (all.length + 1), gone, ...come), items)

/** Expects a changed file to be read within all limits, or refused with `Unread`. */
async function isReadOrRefused(bytes: Uint8Array): Promise<void> {
  const read = await readLines(bytes).catch((error: unknown) => {
    if (error instanceof Unread) return null
    throw error
  })
  if (!read) return
  const cells = read.lines.map((line) => line.cells)
  expect(cells.length).toBeLessThanOrEqual(most.lines)
  expect(Math.max(0, ...cells.map(({ length }) => length))).toBeLessThanOrEqual(most.columns)
  expect(cells.flat().every((cell) => typeof cell === 'string')).toBe(true)
  expect([...read.lines, ...read.errors].every(({ line }) => Number.isSafeInteger(line) && line > 0)).toBe(true)
}

const sound = bookOf(rows, strings, styles)

test.each([
  ['a workbook', sound],
  ['a text', csv],
])('bytes of %s, changed, are read or refused', async (_, bytes) => {
  const byte = fc.oneof(fc.nat({ max: 255 }), fc.constantFrom(0, 0x22, 0x3b, 0x0a, 0x0d, 0xff, 0x50, 0x4b))
  await fc.assert(
    fc.asyncProperty(fc.array(change(byte), { minLength: 1, maxLength: 6 }), async (changes) =>
      isReadOrRefused(Uint8Array.from(changed([...bytes], changes))),
    ),
    { numRuns: 1_000 },
  )
})

test('numbers of an archive, changed, are read or refused', async () => {
  // The end of the file, where the archive lists what is in it and how large that is.
  const from = Buffer.from(sound).lastIndexOf('PK\u0001\u0002', undefined, 'latin1') - 600
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: sound.length - from - 5 }),
      fc.constantFrom(0, 1, 0x7fffffff, 0xfffffffe, 0xffffffff),
      async (at, number) => {
        const bytes = Buffer.from(sound)
        bytes.writeUInt32LE(number, from + at)
        return isReadOrRefused(new Uint8Array(bytes))
      },
    ),
    { numRuns: 1_000 },
  )
})

test('parts of a workbook, changed, are read or refused', async () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '/',
    '"',
    '&',
    '&#0;',
    '&#x10FFFF;',
    '<c r="XFD1048576"><v>1</v></c>',
    '<row r="99999999">',
    '<t>',
    '</c>',
    '<!DOCTYPE a [<!ENTITY b "c">]>',
    '&b;',
    '<![CDATA[',
    ']]>',
    '<!--',
    ' t="s"',
    '-1',
    '1e999',
    'é',
    '\0',
  )
  const changes = fc.array(change(piece), { maxLength: 3 })
  const broken = (xml: string, some: readonly Change<string>[]) => changed(Array.from(xml), some).join('')
  await fc.assert(
    fc.asyncProperty(changes, changes, changes, async (inSheet, inStrings, inStyles) =>
      isReadOrRefused(bookOf(broken(rows, inSheet), broken(strings, inStrings), broken(styles, inStyles))),
    ),
    { numRuns: 600 },
  )
})
