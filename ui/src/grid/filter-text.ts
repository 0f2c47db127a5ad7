import type { Translate } from '../messages/index.ts'
import { dayText } from '../internal/columns/column-text.ts'
import { dateOf } from '../internal/columns/column-value.ts'
import { isFilterActive } from './filter-rows.ts'
import type { FilterValue } from './filter-types.ts'
import type { GridLocale } from '../internal/columns/column-types.ts'

export interface FilterTextOptions {
  /** Texts of the library. */
  t: Translate
  locale: GridLocale
  /** The text of a code. */
  textOf: (code: string) => string
}

function rangeText(from: string | undefined, to: string | undefined, t: Translate, isDay: boolean): string {
  if (from && to) return from === to ? from : t('filter.range', { from, to })
  if (from) return t(isDay ? 'filter.since' : 'filter.atLeast', { value: from })
  return t(isDay ? 'filter.until' : 'filter.atMost', { value: to ?? '' })
}

/** More than two choices are counted where their words would be longer. */
const mostLetters = 40

/** The values that a filter lets through, in a few words; '' for everything. */
export function filterText(filter: FilterValue | undefined, { t, locale, textOf }: FilterTextOptions): string {
  if (!filter || !isFilterActive(filter)) return ''
  switch (filter.kind) {
    case 'text':
      return filter.text.trim()
    case 'path':
      return filter.path
    case 'boolean':
      return t(filter.value ? 'grid.yes' : 'grid.no')
    case 'choice': {
      const texts = filter.values.map((value) => (value === '' ? t('filter.none') : textOf(value)))
      const words = texts.join(', ')
      return texts.length > 2 && words.length > mostLetters ? t('filter.count', { n: texts.length }) : words
    }
    case 'number': {
      const format = new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { maximumFractionDigits: 6 })
      const end = (value: number | undefined) => (value === undefined ? undefined : format.format(value))
      return rangeText(end(filter.from), end(filter.to), t, false)
    }
    case 'date': {
      const end = (day: string | undefined) => {
        const date = day ? dateOf(day) : undefined
        return date && (day?.includes('T') ? `${dayText(date)} ${day.slice(11)}` : dayText(date))
      }
      return rangeText(end(filter.from), end(filter.to), t, true)
    }
  }
}
