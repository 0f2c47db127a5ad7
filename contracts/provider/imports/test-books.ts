import { strToU8, zipSync } from 'fflate'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const xml = (body: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`)

/** A cell with inline text. */
export const cell = (address: string, text: string): string =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`

/** The XML of rows of texts. */
export const rowsOf = (rows: readonly (readonly string[])[]): string =>
  rows
    .map(
      (row, at) =>
        `<row r="${at + 1}">${row.map((text, column) => cell(`${String.fromCharCode(65 + column)}${at + 1}`, text)).join('')}</row>`,
    )
    .join('')

/** A workbook with one sheet; `more` are its other parts. */
export const book = (
  rows: string,
  {
    parts = {},
    links = '',
    properties = '',
  }: { parts?: Record<string, string>; links?: string; properties?: string } = {},
): Uint8Array =>
  zipSync({
    '[Content_Types].xml': xml(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${office}">${properties}<sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>${links}</Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': xml(`<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`),
    ...Object.fromEntries(Object.entries(parts).map(([name, body]) => [name, xml(body)])),
  })

/** A workbook's relationship to its shared texts or styles. */
export const linkTo = (part: 'sharedStrings' | 'styles'): string =>
  `<Relationship Id="${part}" Type="${office}/${part}" Target="/xl/${part}.xml"/>`
