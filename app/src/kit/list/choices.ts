import type { GridColumn } from '@ronde/ui/grid'
import { textOf, valueOf } from '@ronde/ui/grid'
import type { Option } from '@ronde/ui/select'
import type { Locale } from '../../locales/intl.ts'
import type { AnyRow } from '../screen.ts'

/** What the choice filter of a column offers: the values its rows have, by their text. Computed when the filter opens: some 30 ms for 100,000 rows. */
export function choicesOf(column: GridColumn<AnyRow>, rows: readonly AnyRow[], locale: Locale): Option[] {
  const texts = new Map<string, string>()
  for (const row of rows) {
    for (const code of [valueOf(column, row)].flat()) {
      if (typeof code !== 'string' && typeof code !== 'number' && typeof code !== 'boolean') continue
      if (!texts.has(String(code))) texts.set(String(code), textOf({ ...column, value: () => code }, row, locale))
    }
  }
  const options = [...texts].filter(([value]) => value !== '').map(([value, text]) => ({ value, text }))
  return options.toSorted((one, other) => one.text.localeCompare(other.text, locale, { numeric: true }))
}
