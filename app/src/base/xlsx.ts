import { strToU8, Zip, ZipDeflate } from 'fflate'

/** A cell: a number and a day are themselves, a text is text whatever it begins with. */
export type XlsxCell = string | number | { date: Date; hasTime: boolean } | null

export interface XlsxColumn {
  text: string
  /** In px, as on the screen. */
  width?: number | undefined
}

/** Letters that a cell holds; Excel refuses a file with more. */
const mostLetters = 32_767

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Styles of cells, by their place in `styles.xml`. */
const [dayStyle, instantStyle, headingStyle] = [1, 2, 3]

const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`

/** A name without the characters that sheet names must not have. */
const sheetName = (text: string): string =>
  text
    .replaceAll(/[[\]:*?/\\]/g, ' ')
    .replaceAll(/^'+|'+$/g, '')
    .trim()
    .slice(0, 31) || 'Export'

/** A further sheet of a workbook, of texts. */
export interface XlsxSheet {
  name: string
  columns: readonly XlsxColumn[]
  rows: readonly (readonly string[])[]
}

const files = (names: readonly string[]): Record<string, string> => ({
  '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/>${names.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${sheetType}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names.map((name, at) => `<sheet name="${escaped(sheetName(name))}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships">${names.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId${names.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styles,
})

/** Signs that XML has no way to hold. */
const unwritable =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** A text as XML holds it; `_x000D_` is what Excel takes for a sign by its number, so its first line is written so. */
function escaped(text: string): string {
  return (
    text
      .replaceAll(unwritable, '\uFFFD')
      .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      // A bare carriage return would be read as a line feed.
      .replaceAll('\r', '&#13;')
  )
}

/** `A`, `Z`, `AA`: a column by its place. */
export const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26))

/** A day as Excel counts them, in the user's zone: from the last day of 1899, and as if 1900 had been a leap year. */
const serial = (date: Date): number => (date.getTime() - date.getTimezoneOffset() * 60_000) / 86_400_000 + 25_569

const textCell = (at: string, text: string, style = ''): string =>
  `<c r="${at}" t="inlineStr"${style}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

export interface XlsxFile {
  add: (rows: readonly (readonly XlsxCell[])[]) => void
  /** The parts of the file made since the last call; each is given once. */
  made: () => Uint8Array<ArrayBuffer>[]
  /** The last parts of the file. */
  end: () => Uint8Array<ArrayBuffer>[]
  /** Number of texts cut, being longer than a cell may hold. */
  cut: () => number
}

/** Writes one sheet, row by row; `end` closes it. */
function sheetWriter(push: (text: string, isLast?: boolean) => void, columns: readonly XlsxColumn[]) {
  let cut = 0
  let count = 1
  const letters = columns.map((_, at) => columnName(at))

  const cell = (value: XlsxCell, place: number): string => {
    const at = `${letters[place]}${count}`
    if (value === null || value === '') return ''
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`
    if (typeof value === 'object')
      return `<c r="${at}" s="${value.hasTime ? instantStyle : dayStyle}"><v>${serial(value.date)}</v></c>`
    if (value.length > mostLetters) cut += 1
    return textCell(at, value.slice(0, mostLetters))
  }
  const line = (row: readonly XlsxCell[]): string => {
    count += 1
    return `<row r="${count}">${row.map(cell).join('')}</row>`
  }
  const widths = columns.map(
    ({ width = 140 }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${Math.max(8, Math.round(width / 7))}" customWidth="1"/>`,
  )
  push(
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${columns.map(({ text }, at) => textCell(`${letters[at]}1`, text, ` s="${headingStyle}"`)).join('')}</row>`,
  )
  return {
    add: (rows: readonly (readonly XlsxCell[])[]) => push(rows.map(line).join('')),
    end: () => push(`</sheetData><autoFilter ref="A1:${letters.at(-1) ?? 'A'}${count}"/></worksheet>`, true),
    cut: () => cut,
  }
}

/** A workbook, its first sheet written row by row: what is added is compressed at once, so that long lists need no room twice. */
export function xlsxFile(name: string, columns: readonly XlsxColumn[], others: readonly XlsxSheet[] = []): XlsxFile {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, data) => {
    if (error) throw error
    parts.push(new Uint8Array(data))
  })
  const begin = (path: string) => {
    const file = new ZipDeflate(path, { level: 6 })
    zip.add(file)
    return (text: string, isLast = false) => file.push(strToU8(text), isLast)
  }
  const names = [name, ...others.map((other) => other.name)]
  for (const [path, content] of Object.entries(files(names))) begin(path)(content, true)
  for (const [at, other] of others.entries()) {
    const sheet = sheetWriter(begin(`xl/worksheets/sheet${at + 2}.xml`), other.columns)
    sheet.add(other.rows)
    sheet.end()
  }
  const sheet = sheetWriter(begin('xl/worksheets/sheet1.xml'), columns)
  return {
    add: sheet.add,
    made: () => parts.splice(0),
    end: () => {
      sheet.end()
      zip.end()
      return parts.splice(0)
    },
    cut: sheet.cut,
  }
}
