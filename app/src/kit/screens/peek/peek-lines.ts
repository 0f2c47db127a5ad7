import type { GridColumn } from '@ronde/ui/grid'
import type { Field } from '../../editor/fields.ts'
import type { AnyRow } from '../../place/row.ts'

/** A line of a peeked record: a column of its list, else a field of its editor that no column shows. */
export type PeekLine =
  | { readonly id: string; readonly term: string; readonly column: GridColumn<AnyRow> }
  | { readonly id: string; readonly term: string; readonly field: Field }

/**
 * The lines of a peeked record: the fields of its editor in the order of the form, then what else its list knows. A column says
 * what a field of the same name or label does, be it another on that screen, and nothing has to be read for it. A password is no line.
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
