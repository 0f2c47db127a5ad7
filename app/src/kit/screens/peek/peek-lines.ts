import type { GridColumn } from '@ronde/ui/grid'
import type { Field } from '../../editor/fields.ts'
import type { AnyRow } from '../../place/row.ts'

/** A line of the peek panel: a column of the list, else a field of the editor that no column shows. */
export type PeekLine =
  | { readonly id: string; readonly term: string; readonly column: GridColumn<AnyRow> }
  | { readonly id: string; readonly term: string; readonly field: Field }

/**
 * The lines of the peek panel: the fields of the editor in the order of the form, then the other columns. A column replaces
 * a field of the same name or label, as nothing has to be loaded for it. Passwords are left out.
 */
export function peekLines(
  columns: readonly GridColumn<AnyRow>[],
  fields: readonly Field[],
  labelOf: (name: string) => string,
): readonly PeekLine[] {
  const said = new Set<GridColumn<AnyRow>>()
  const lineOf = (column: GridColumn<AnyRow>): PeekLine => ({ id: column.id, term: column.text, column })
  const ofForm = fields.flatMap((field): PeekLine[] => {
    if (field.kind === 'password') return []
    const term = labelOf(field.name)
    const column =
      columns.find(({ id }) => id === field.name) ??
      columns.find(({ id, text }) => text === term || labelOf(id) === term)
    if (!column) return [{ id: field.name, term, field }]
    if (said.has(column)) return []
    said.add(column)
    return [lineOf(column)]
  })
  return [...ofForm, ...columns.filter((column) => !said.has(column)).map(lineOf)]
}

/** The fields among the lines. */
export const fieldsIn = (lines: readonly PeekLine[]): readonly Field[] =>
  lines.flatMap((line) => ('field' in line ? [line.field] : []))
