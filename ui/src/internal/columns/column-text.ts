import type { Translate } from '../../messages/index.ts'
import { values as english } from '../../messages/en/values.ts'
import { values as french } from '../../messages/fr/values.ts'
import { booleanOf, dateOf, isEmpty, minutesOf, numberOf, valueOf } from './column-value.ts'
import type { GridColumn, GridLocale } from './column-types.ts'

const two = (part: number): string => (part < 10 ? `0${part}` : String(part))

/** DD/MM/YYYY in the user's zone. */
export const dayText = (date: Date): string =>
  `${two(date.getDate())}/${two(date.getMonth() + 1)}/${String(date.getFullYear()).padStart(4, '0')}`

const clockText = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

const numberFormats = new Map<string, Intl.NumberFormat>()

/** Writes the numbers of a column; a format takes long to make, so each is made once. */
function numberFormat(locale: GridLocale, digits: number | undefined): Intl.NumberFormat {
  const key = `${locale} ${digits}`
  let format = numberFormats.get(key)
  if (!format) {
    const fraction =
      digits === undefined
        ? { maximumFractionDigits: 6 }
        : { minimumFractionDigits: digits, maximumFractionDigits: digits }
    numberFormats.set(key, (format = new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', fraction)))
  }
  return format
}

function typedText<Row>(
  column: GridColumn<Row>,
  value: unknown,
  locale: GridLocale,
  t: Translate | undefined,
): string | undefined {
  switch (column.dataType) {
    case 'number': {
      const number = numberOf(value)
      if (number === undefined) return undefined
      const written = numberFormat(locale, column.digits).format(number)
      // A no-break space keeps the number and its unit on one line.
      return column.unit ? `${written}\u00a0${column.unit}` : written
    }
    case 'boolean': {
      const flag = booleanOf(value)
      if (flag === undefined) return undefined
      const key = flag ? 'grid.yes' : 'grid.no'
      return t ? t(key) : (locale === 'fr' ? french : english)[key]
    }
    case 'Date': {
      const date = dateOf(value)
      return date && dayText(date)
    }
    case 'DateTime': {
      const date = dateOf(value)
      return date && `${dayText(date)} ${clockText(date.getHours() * 60 + date.getMinutes())}:${two(date.getSeconds())}`
    }
    case 'Time': {
      const minutes = minutesOf(value)
      return minutes === undefined ? undefined : clockText(minutes)
    }
    default:
      return undefined
  }
}

const optionTexts = new WeakMap<object, Map<string, string>>()

function optionText<Row>(column: GridColumn<Row>, value: unknown): string {
  const code = String(value)
  if (!column.options) return code
  let texts = optionTexts.get(column.options)
  if (!texts)
    optionTexts.set(
      column.options,
      (texts = new Map(column.options.map((option) => [String(option.value), option.label]))),
    )
  return texts.get(code) ?? code
}

function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof Date) return dayText(value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

/**
 * The text of a cell, '' when it is empty. A value that does not fit its type is written as it came, so that nothing is hidden.
 * With the `t` of `useUi` yes and no are the product's own words, if it has any.
 */
export function textOf<Row>(column: GridColumn<Row>, row: Row, locale: GridLocale, t?: Translate): string {
  const value = valueOf(column, row)
  if (column.format) return column.format(value, row)
  if (isEmpty(value)) return ''
  const one = (item: unknown): string => {
    if (isEmpty(item)) return ''
    return column.dataType === 'choice'
      ? optionText(column, item)
      : (typedText(column, item, locale, t) ?? plainText(item))
  }
  return Array.isArray(value) ? value.map(one).join(', ') : one(value)
}
