import { Icon } from '@ronde/ui/icon'
import type { KeyboardEvent } from 'react'
import { useText } from '../../locales/use-text.ts'
import type { Command } from './commands.ts'
import { Search } from './palette.styles.ts'
import { listId, optionId } from './option-id.ts'

interface PaletteSearchProps {
  query: string
  /** The line that Enter chooses; null when nothing is found. */
  active: Command | null
  onQuery: (query: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The palette's field: the focus stays in it while the arrow keys go through what it finds. */
export function PaletteSearch({ query, active, onQuery, onKeyDown }: PaletteSearchProps) {
  const text = useText()
  return (
    <Search>
      <Icon name="search" size={20} />
      <input
        type="text"
        role="combobox"
        aria-label={text('palette.label')}
        placeholder={text('palette.label')}
        aria-expanded={active !== null}
        aria-controls={active ? listId : undefined}
        aria-activedescendant={active ? optionId(active) : undefined}
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
