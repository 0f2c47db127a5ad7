import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { useUi } from '../theme/ui-context.ts'
import { Group } from './filter-bar.styles.ts'
import { FilterButton } from './filter-button.tsx'
import type { Filter } from './use-filters.ts'

interface FilterGroupProps {
  group: number
  /** The filters of the group. */
  filters: readonly Filter[]
  /** The group was opened just now: its first filter takes the focus. */
  isNew: boolean
  onRemove: () => void
}

/** The filters of a further group, on a line of its own: rows pass that pass all of it, whatever the lines above hold back. */
export function FilterGroup({ group, filters, isNew, onRemove }: FilterGroupProps) {
  const { t } = useUi()
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) line.current?.querySelector('button')?.focus()
  }, [isNew])
  return (
    <Group ref={line} role="group" aria-label={t('filter.group', { n: group })}>
      <span>{t('filter.or')}</span>
      {filters.map((filter) => (
        <FilterButton key={filter.column.id} filter={filter} />
      ))}
      <IconButton icon={X} size="small" label={t('filter.removeGroup', { n: group })} onPress={onRemove} />
    </Group>
  )
}
