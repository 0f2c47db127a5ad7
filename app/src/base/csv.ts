import type { GridColumn } from '@ronde/ui/grid'
import { textOf, valueOf } from '@ronde/ui/grid'
import type { Locale } from '../locales/intl.ts'

/** A spreadsheet runs a cell that begins like this as a formula; a quote before it makes it text again. */
const isFormula = /^[=+\-@\t\r\n＝＋－＠]/

/** Where another separator would end a cell, what follows begins one: a file of `,` may be opened where `;` separates, its quotation marks anywhere. */
const hasInnerFormula = /([;,\t\r\n]["']*)(?=[=+@＝＋＠]|[-－](?!\d))/g
const isInnerGuarded = /([;,\t\r\n]["']*)'(?=[=+@＝＋＠]|[-－](?!\d))/g

const isNumber = /^-?\d+([.,]\d+)?$/

/** A text as a cell of a CSV, in quotation marks where it needs them. */
export const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** A text that no spreadsheet runs, and that `unguarded` gives back, whatever is in it. */
export const guarded = (text: string): string => {
  const inside = text.replaceAll(hasInnerFormula, "$1'")
  return isFormula.test(inside.replace(/^'+/, '')) && !isNumber.test(inside) ? `'${inside}` : inside
}

const cell = (text: string, separator: string): string => quoted(guarded(text), separator)

/** A cell without the quotes that keep a spreadsheet from running it. */
export const unguarded = (text: string): string => {
  const inside = text.startsWith("'") && isFormula.test(text.replace(/^'+/, '')) ? text.slice(1) : text
  return inside.replaceAll(isInnerGuarded, '$1')
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
