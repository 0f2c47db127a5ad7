import { X } from 'lucide-react'
import { IconButton } from '../icon-button/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { SetFilter, SetFilters } from './filter-bar.styles.ts'
import { FilterButton } from './filter-button.tsx'
import type { Filter } from './use-filters.ts'

interface AppliedFiltersProps {
  filters: readonly Filter[]
  /** A filter was taken away, and its button with it. */
  onRemoved: () => void
}

/** The filters that are set, of all groups, each to be changed or taken away: where the bar does not show them all. */
export function AppliedFilters({ filters, onRemoved }: AppliedFiltersProps) {
  const { t } = useUi()
  const set = filters.filter(({ said }) => said !== '')
  return (
    <SetFilters role="list" aria-label={t('filter.applied')}>
      {set.map((filter, at) => {
        const named = { name: filter.column.text, value: filter.said }
        return (
          <SetFilter role="listitem" key={`${filter.group} ${filter.column.id}`}>
            {at > 0 && set[at - 1]?.group !== filter.group && <span>{t('filter.or')}</span>}
            <FilterButton filter={filter} name={t('filter.edit', named)} />
            <IconButton
              size="small"
              icon={X}
              label={t('filter.remove', named)}
              onPress={() => {
                filter.clear()
                onRemoved()
              }}
            />
          </SetFilter>
        )
      })}
    </SetFilters>
  )
}
