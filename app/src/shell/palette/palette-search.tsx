import { Icon } from '@ronde/ui/icon'
import type { KeyboardEvent } from 'react'
import { useText } from '../../locales/use-text.ts'
import { listId } from './option-id.ts'
import { Search } from './palette-search.styles.ts'

interface PaletteSearchProps {
  query: string
  /** The lines below the field: their number, and the id of the active one. */
  lines: { activeId: string | null; count: number }
  onQuery: (query: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The palette's field: it keeps the focus while the arrow keys move among the lines. */
export function PaletteSearch({ query, lines: { activeId, count }, onQuery, onKeyDown }: PaletteSearchProps) {
  const text = useText()
  const hasLines = count > 0
  return (
    <Search>
      <Icon name="search" size={20} />
      <input
        type="text"
        role="combobox"
        aria-label={text('palette.label')}
        placeholder={text('palette.label')}
        aria-expanded={hasLines}
        aria-controls={hasLines ? listId : undefined}
        aria-activedescendant={activeId ?? undefined}
        aria-autocomplete="list"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={query}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onQuery(target.value)}
      />
    </Search>
  )
}
