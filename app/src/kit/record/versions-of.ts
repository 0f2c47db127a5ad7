import type { AnyRow } from '../place/row.ts'

export interface VersionShown {
  /** Its id, as the address holds it. */
  id: string
  text: string
  isCurrent: boolean
}

const numberOf = (row: AnyRow, field: string): number => (typeof row[field] === 'number' ? row[field] : 0)

/** The versions of a record, the newest first, by their issue and revision; `param` is the field of their id. */
export const versionsOf = (rows: readonly AnyRow[], param: string): VersionShown[] =>
  rows
    .toSorted(
      (one, other) =>
        numberOf(other, 'indice') - numberOf(one, 'indice') || numberOf(other, 'revision') - numberOf(one, 'revision'),
    )
    .map((row) => ({
      id: String(row[param]),
      text:
        typeof row.lbVersion === 'string' ? row.lbVersion : `${numberOf(row, 'indice')}.${numberOf(row, 'revision')}`,
      isCurrent: row.isCurrent === true,
    }))
