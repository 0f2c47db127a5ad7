import { strFromU8, unzipSync } from 'fflate'

/** A row of a sheet that holds something: its number in the sheet, from 1. */
export interface SheetRow {
  readonly line: number
  readonly cells: readonly string[]
  /** Cells that hold an error of a formula, such as `#N/A`, instead of a value: by their places. */
  readonly faults?: readonly number[]
}

/** Most bytes that the parts of a workbook may unfold to here: a larger one is read by the server. */
const mostUnfolded = 100_000_000
const mostColumns = 1_000

type Attributes = Readonly<Record<string, string>>
interface Reader {
  open?: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const decoded = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, number?: string, name?: string) =>
        name ? (signs[name] ?? whole) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(number)),
      )
    : text

const mark =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<[?!][^>]*>|<(\/?)([\w:.-]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Goes through the marks of a part of a workbook; prefixes of names are left out. */
function readMarks(xml: string, { open, text, close }: Reader): void {
  for (const [, raw, isEnd, name = '', given = '', isEmpty, written] of xml.matchAll(mark)) {
    if (raw !== undefined) text?.(raw)
    else if (written !== undefined) text?.(decoded(written.replaceAll(/\r\n?/g, '\n')))
    else if (name !== '') {
      const own = name.slice(name.indexOf(':') + 1)
      if (isEnd) close?.(own)
      else {
        open?.(
          own,
          Object.fromEntries(
            [...given.matchAll(attribute)].map(([, key = '', one, two]) => [key, decoded(one ?? two ?? '')]),
          ),
        )
        if (isEmpty) close?.(own)
      }
    }
  }
}

/** A sign that XML has no way to hold, as Excel writes it by its number. */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Texts that cells name by their number; how they are pronounced (`rPh`) is no part of them. */
function stringsIn(xml: string): string[] {
  const strings: string[] = []
  let [current, isText, isAside] = ['', false, false]
  readMarks(xml, {
    open: (name) => {
      if (name === 'si') current = ''
      if (name === 'rPh') isAside = true
      isText = name === 't' && !isAside
    },
    text: (text) => {
      if (isText) current += text
    },
    close: (name) => {
      isText = false
      if (name === 'rPh') isAside = false
      if (name === 'si') strings.push(unescaped(current))
    },
  })
  return strings
}

// Formats that show a number as a day or an hour (ECMA-376 part 1, 18.8.30).
const isDayFormat = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
const isOfDays = (code: string): boolean =>
  /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]|General/gi, ''))

/** Which styles show days, by their place. */
function daysIn(xml: string): boolean[] {
  const own = new Map<number, boolean>()
  const days: boolean[] = []
  let isStyles = false
  readMarks(xml, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') own.set(Number(numFmtId), isOfDays(formatCode.slice(0, 255)))
      if (name === 'cellXfs') isStyles = true
      if (name === 'xf' && isStyles) days.push(own.get(Number(numFmtId)) ?? isDayFormat(Number(numFmtId)))
    },
    close: (name) => {
      if (name === 'cellXfs') isStyles = false
    },
  })
  return days
}

/** A day of a cell as text, with its hour where it has one: workbooks count days from the end of 1899, old ones from 1904. */
function dayText(serial: number, is1904: boolean): string | null {
  const date = new Date((is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)) + Math.round(serial * 86_400) * 1_000)
  return Number.isNaN(date.getTime()) ? null : date.toISOString().replace('T00:00:00.000Z', '')
}

const columnOf = (address: string): number =>
  Array.from(/^[A-Z]+/.exec(address)?.[0] ?? 'A').reduce(
    (column, letter) => column * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1

interface Book {
  strings: readonly string[]
  days: readonly boolean[]
  is1904: boolean
}

function cellText(
  value: string,
  { t: type = 'n', s: style = '0' }: Attributes,
  { strings, days, is1904 }: Book,
): string {
  if (value === '') return ''
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'true' : 'false'
  if (type === 'd') return value.replace(/T00:00:00(?:\.0+)?Z?$/, '')
  if (type !== 'n') return unescaped(value)
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return value
  return (days[Number(style)] ? dayText(number, is1904) : null) ?? JSON.stringify(number)
}

/** The rows of a sheet that hold something; null where the sheet is too wide to be read here. */
function rowsOf(xml: string, book: Book): SheetRow[] | null {
  const rows: SheetRow[] = []
  let [line, column, cells, faults, isWide] = [0, -1, [] as string[], [] as number[], false]
  let [at, value, isText, isAside]: [Attributes, string, boolean, boolean] = [{}, '', false, false]
  readMarks(xml, {
    open: (name, attributes) => {
      if (name === 'row') [line, column, cells, faults] = [Number(attributes.r ?? line + 1), -1, [], []]
      if (name === 'c') [at, value, column] = [attributes, '', attributes.r ? columnOf(attributes.r) : column + 1]
      if (name === 'rPh') isAside = true
      isText = !isAside && (name === 'v' || name === 't')
    },
    text: (text) => {
      if (isText) value += text
    },
    close: (name) => {
      isText = false
      if (name === 'rPh') isAside = false
      if (name === 'c' && value !== '') {
        if (column >= mostColumns) isWide = true
        else {
          while (cells.length < column) cells.push('')
          cells[column] = cellText(value, at, book)
          if (at.t === 'e') faults.push(column)
        }
      }
      if (name === 'row' && cells.some((cell) => cell.trim() !== ''))
        rows.push({ line, cells, ...(faults.length > 0 ? { faults } : {}) })
    },
  })
  return isWide ? null : rows
}

/** Some parts of an archive by their names; null when the file is no archive, or they are too large to be read here. */
function partsIn(bytes: Uint8Array, names: readonly string[]): ((name: string) => string | null) | null {
  let unfolded = 0
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => names.includes(name) && (unfolded += originalSize) <= mostUnfolded,
    })
    return unfolded > mostUnfolded ? null : (name) => (parts[name] ? strFromU8(parts[name]) : null)
  } catch {
    return null
  }
}

const [bookPart, linksPart, textsPart, stylesPart] = [
  'xl/workbook.xml',
  'xl/_rels/workbook.xml.rels',
  'xl/sharedStrings.xml',
  'xl/styles.xml',
] as const

/** The first sheet of a workbook; null when the file is no workbook, or too large to be read here. */
export function readXlsx(bytes: Uint8Array): SheetRow[] | null {
  const outer = partsIn(bytes, [bookPart, linksPart])
  const [book, links] = [outer?.(bookPart) ?? null, outer?.(linksPart) ?? null]
  if (book === null || links === null) return null
  let [first, target, is1904] = ['', '', false]
  readMarks(book, {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
      if (name === 'sheet' && first === '')
        first = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
    },
  })
  readMarks(links, {
    open: (name, { Id, Target = '' }) => {
      if (name === 'Relationship' && Id === first) target = Target
    },
  })
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  const inner = partsIn(bytes, [path, textsPart, stylesPart])
  const sheet = inner?.(path) ?? null
  if (inner === null || sheet === null) return null
  return rowsOf(sheet, {
    is1904,
    strings: stringsIn(inner(textsPart) ?? ''),
    days: daysIn(inner(stylesPart) ?? ''),
  })
}
