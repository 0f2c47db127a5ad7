import { useState } from 'react'
import { filterPlace, groupsOf, mostGroups } from './filter-groups.ts'
import type { FilterValue } from './filter-types.ts'

/** The groups of filters of a bar: those of its values, and one that was opened and is empty yet. */
export function useGroups(
  values: Readonly<Record<string, FilterValue>>,
  onValuesChange: (change: { values: Record<string, FilterValue> }) => void,
) {
  const [opened, setOpened] = useState<number | null>(null)
  const given = groupsOf(values)
  const further = [...new Set([...given, ...(opened === null ? [] : [opened])])]
    .filter((group) => group > 1)
    .toSorted((one, other) => one - other)
  const next = Math.max(1, ...further) + 1
  return {
    further,
    /** The group that was opened last. */
    opened,
    /** A group can be added only where the last one has a filter. */
    canAdd: given.length > 0 && next <= mostGroups && (opened === null || given.includes(opened)),
    add: () => setOpened(next),
    remove(group: number) {
      setOpened(null)
      const others = Object.entries(values).filter(([name]) => filterPlace(name).group !== group)
      if (given.includes(group)) onValuesChange({ values: Object.fromEntries(others) })
    },
    forget: () => setOpened(null),
  }
}
