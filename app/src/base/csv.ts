import type { GridColumn } from '@ronde/ui/grid'
import { textOf, valueOf } from '@ronde/ui/grid'
import type { Locale } from '../locales/intl.ts'

/** A spreadsheet runs a cell that begins like this as a formula; a quote before it makes it text again. */
const isFormula = /^[=+\-@\t\r\n＝＋－＠]/

const cell = (text: string, separator: string): string => {
  const safe = isFormula.test(text) && !/^-?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A number as a spreadsheet reads it: the locale's decimal mark, and no spaces between the thousands. */
const numberText = (value: number, locale: Locale): string =>
  locale === 'fr' ? String(value).replace('.', ',') : String(value)

function cellText<Row>(column: GridColumn<Row>, row: Row, locale: Locale): string {
  const value = column.dataType === 'number' && !column.format ? valueOf(column, row) : undefined
  return typeof value === 'number' && Number.isFinite(value) ? numberText(value, locale) : textOf(column, row, locale)
}

/** The rows as CSV (RFC 4180): with a byte order mark, and `;` in French, so that the user's Excel opens it right. */
export function toCsv<Row>(rows: readonly Row[], columns: readonly GridColumn<Row>[], locale: Locale): string {
  const separator = locale === 'fr' ? ';' : ','
  const lines = [
    columns.map(({ text }) => cell(text, separator)),
    ...rows.map((row) => columns.map((column) => cell(cellText(column, row, locale), separator))),
  ]
  return `\uFEFF${lines.map((line) => line.join(separator)).join('\r\n')}\r\n`
}

/** Hands a text to the user as a file. */
export function download(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
