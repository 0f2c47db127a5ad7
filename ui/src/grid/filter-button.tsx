import { later } from '../internal/later.ts'
import { LaterPart } from '../internal/later-part/later-part.tsx'
import { useUi } from '../theme/ui-context.ts'
import { PopoverButton } from './popover-button.tsx'
import type { Filter } from './use-filters.ts'

// Fields of dates bring calendars with them: more than the grid itself.
export const filterPanel = later(() => import('./filter-panel.tsx'))

interface FilterButtonProps {
  filter: Filter
  /** The name of the button, where another has the same text. */
  name?: string
  onOpenChange?: (isOpen: boolean) => void
}

/** The button of a filter, which says the values it lets through and opens its fields. */
export function FilterButton({ filter: { column, said, editor, clear }, ...rest }: FilterButtonProps) {
  const { t } = useUi()
  return (
    <PopoverButton
      {...rest}
      text={said ? t('filter.set', { name: column.text, value: said }) : column.text}
      label={column.text}
      isSet={said !== ''}
    >
      {(close) => (
        <LaterPart part={filterPanel}>
          {({ FilterPanel }) => (
            <FilterPanel
              editor={editor}
              isSet={said !== ''}
              onClear={() => {
                clear()
                close()
              }}
            />
          )}
        </LaterPart>
      )}
    </PopoverButton>
  )
}
