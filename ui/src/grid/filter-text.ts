import type { Translate, UiMessageKey } from '../messages/index.ts'
import { dayText } from '../internal/columns/column-text.ts'
import { dateOf } from '../internal/columns/column-value.ts'
import { filterNow } from './filter-now.ts'
import { isFilterActive } from './filter-rows.ts'
import { countedDays, type Span } from './filter-span.ts'
import type { FilterValue } from './filter-types.ts'
import type { GridLocale } from '../internal/columns/column-types.ts'

export interface FilterTextOptions {
  /** Texts of the library. */
  t: Translate
  locale: GridLocale
  /** The text of a code. */
  textOf: (code: string) => string
  /** The day that spans count from. @default the day it is */
  today?: string
  /** Whether all choices are written, however many. @default false */
  isWhole?: boolean
}

function rangeText(from: string | undefined, to: string | undefined, t: Translate, isDay: boolean): string {
  if (from && to) return from === to ? from : t('filter.range', { from, to })
  if (from) return t(isDay ? 'filter.since' : 'filter.atLeast', { value: from })
  return t(isDay ? 'filter.until' : 'filter.atMost', { value: to ?? '' })
}

/** More than two choices are counted where their words would be longer. */
const mostLetters = 40

/** The name of a span. */
export function spanText(span: Span, t: Translate): string {
  const count = countedDays(span)
  return count ? t(`filter.span.${count.side}`, { n: count.days }) : t(`filter.span.${span}` as UiMessageKey)
}

/** The range of days that a filter of dates means today. */
export function daysText(filter: FilterValue, t: Translate, today?: string): string {
  const now = filterNow(filter, today)
  if (now.kind !== 'date') return ''
  const end = (day: string | undefined) => {
    const date = day ? dateOf(day) : undefined
    return date && (day?.includes('T') ? `${dayText(date)} ${day.slice(11)}` : dayText(date))
  }
  return rangeText(end(now.from), end(now.to), t, true)
}

function plainText(filter: FilterValue, { t, locale, textOf, today, isWhole }: FilterTextOptions): string {
  switch (filter.kind) {
    case 'text': {
      const value = filter.text.trim()
      return filter.manner ? t(`filter.said.${filter.manner}`, { value }) : value
    }
    case 'path':
      return filter.path
    case 'empty':
      return t('filter.none')
    case 'boolean':
      return t(filter.value ? 'grid.yes' : 'grid.no')
    case 'choice': {
      const texts = filter.values.map((value) => (value === '' ? t('filter.none') : textOf(value)))
      const words = texts.join(', ')
      return !isWhole && texts.length > 2 && words.length > mostLetters ? t('filter.count', { n: texts.length }) : words
    }
    case 'number': {
      const format = new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { maximumFractionDigits: 6 })
      const end = (value: number | undefined) => (value === undefined ? undefined : format.format(value))
      return rangeText(end(filter.from), end(filter.to), t, false)
    }
    case 'date': {
      const range = daysText(filter, t, today)
      return filter.span ? t('filter.said.span', { span: spanText(filter.span, t), range }) : range
    }
  }
}

/** The values that a filter lets through, in a few words; '' for everything. */
export function filterText(filter: FilterValue | undefined, options: FilterTextOptions): string {
  if (!filter || !isFilterActive(filter)) return ''
  if (filter.kind === 'empty' && filter.isNot) return options.t('filter.said.filled')
  const value = plainText(filter, options)
  return filter.isNot ? options.t('filter.said.not', { value }) : value
}
