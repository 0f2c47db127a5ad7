import type { FilterKind, GridColumn } from '@ronde/ui/grid'
import { valueOf, textOf } from '@ronde/ui/grid'
import type { Option } from '@ronde/ui/select'
import { useMemo } from 'react'
import { useText } from '../locales/use-text.ts'
import type { AnyRow } from './use-list.ts'

interface Choices {
  columns: readonly GridColumn<AnyRow>[]
  filters: { [field: string]: FilterKind | undefined }
  rows: readonly AnyRow[]
}

/** What the choice filters of a list offer: the values its rows have, by their text. */
export function useChoices({ columns, filters, rows }: Choices): Record<string, Option[]> {
  const { locale } = useText()
  return useMemo(() => {
    const chosen = columns.filter(({ id }) => filters[id] === 'choice')
    return Object.fromEntries(
      chosen.map((column) => {
        const texts = new Map<string, string>()
        for (const row of rows) {
          for (const code of [valueOf(column, row)].flat()) {
            if (typeof code !== 'string' && typeof code !== 'number' && typeof code !== 'boolean') continue
            if (!texts.has(String(code))) texts.set(String(code), textOf({ ...column, value: () => code }, row, locale))
          }
        }
        const options = [...texts].filter(([value]) => value !== '').map(([value, text]) => ({ value, text }))
        return [column.id, options.toSorted((one, other) => one.text.localeCompare(other.text, locale, { numeric: true }))]
      }),
    )
  }, [columns, filters, rows, locale])
}
