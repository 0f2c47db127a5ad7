import { EmptyState } from '@ronde/ui/empty-state'
import { Icon } from '@ronde/ui/icon'
import { useEffect } from 'react'
import { useText } from '../../locales/use-text.ts'
import type { Command, CommandSection } from './commands.ts'
import { Matched } from './matched.tsx'
import { listId, optionId } from './option-id.ts'
import { Option, OptionContext, OptionText, Results, Section, SectionName } from './palette.styles.ts'

interface PaletteResultsProps {
  sections: readonly CommandSection[]
  query: string
  /** The line that the arrow keys made active. */
  active: Command | null
  /** The line that Enter takes while none is active. */
  best: Command | null
  onChoose: (command: Command) => void
  /** Whether the server is still searching. */
  isSearching: boolean
}

/** Lines that the palette found, by group. They are never focused: the field names the active one (`aria-activedescendant`). */
export function PaletteResults({ sections, query, active, best, onChoose, isSearching }: PaletteResultsProps) {
  const text = useText()
  const shownId = active && optionId(active)
  useEffect(() => {
    if (shownId) document.querySelector(`#${CSS.escape(shownId)}`)?.scrollIntoView({ block: 'nearest' })
  }, [shownId])

  if (sections.length === 0) {
    return (
      <Results>
        {!isSearching && (
          <EmptyState icon="search" title={text('palette.none', { query: query.trim() })}>
            {text('palette.noneWhy')}
          </EmptyState>
        )}
      </Results>
    )
  }
  return (
    // A press on a line must not move the focus out of the field.
    <Results
      id={listId}
      role="listbox"
      aria-label={text('palette.title')}
      onMouseDown={(event) => event.preventDefault()}
    >
      {sections.map(({ group, title, commands }) => (
        <Section key={group} role="group" aria-labelledby={`${listId}-${group}`}>
          <SectionName id={`${listId}-${group}`} role="presentation">
            {title ?? text.of(`palette.${group}`, group)}
          </SectionName>
          {commands.map((command) => (
            <Option
              key={command.id}
              id={optionId(command)}
              role="option"
              aria-selected={command.id === active?.id}
              data-best={command.id === best?.id || undefined}
              data-record={command.group === 'records' || undefined}
              aria-disabled={command.blocked !== undefined || undefined}
              onClick={() => onChoose(command)}
            >
              <Icon name={command.icon} />
              <OptionText>
                <Matched text={command.text} query={query} />
              </OptionText>
              {command.context && (
                <OptionContext>
                  <Matched text={command.context} query={query} />
                </OptionContext>
              )}
            </Option>
          ))}
        </Section>
      ))}
    </Results>
  )
}
