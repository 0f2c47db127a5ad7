/** The greatest number of groups; an address that names more is ignored. */
export const mostGroups = 9

const ofFurtherGroup = /^([2-9])\.(.+)$/

/** The group and the column of a filter, by its name among filters: `statut` of the first group, `2.statut` of the second. */
export function filterPlace(name: string): { group: number; column: string } {
  const [, group, column] = ofFurtherGroup.exec(name) ?? []
  return group && column ? { group: Number(group), column } : { group: 1, column: name }
}

/** The name of a filter of a group, among all filters. */
export const filterName = (group: number, column: string): string => (group === 1 ? column : `${group}.${column}`)

/** The groups that filters stand in, in order. */
export const groupsOf = (filters: Readonly<Record<string, unknown>>): number[] =>
  [...new Set(Object.keys(filters).map((name) => filterPlace(name).group))].toSorted((one, other) => one - other)
