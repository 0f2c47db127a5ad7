import type { AnyRow, EditorContext, ReadSource, Values } from './context.ts'
import type { Editor } from './editor.ts'
import { same } from './equal.ts'
import type { ChoiceField, Field } from './fields.ts'
import { chosenFrom } from './options.ts'

/** Under it the values of a form name the field whose values make a record each. No call has such a name: it is never sent. */
const eachName = '*each'

/** The field whose values make a record each; null while a form makes one record. */
export const eachOf = (values: AnyRow): string | null => {
  const name = values[eachName]
  return typeof name === 'string' ? name : null
}

/** A field as the form shows it: one that makes a record for each of its values takes several. */
export const shownField = (field: Field, values: Values): Field =>
  field.kind === 'choice' && eachOf(values) === field.name ? { ...field, isMultiple: true, isBranched: false } : field

export const several = (value: unknown): readonly unknown[] => [value ?? []].flat()

const fieldOf = ({ fields }: Editor, name: string | null): ChoiceField | undefined =>
  fields.find((field) => field.kind === 'choice' && field.name === name) as ChoiceField | undefined

/** The value that a field has in a record which one of several makes. */
const alone = (field: ChoiceField, value: unknown): unknown => (field.isMultiple ? [value] : value)

/** Values of the first of the records that a form makes: those that other fields depend on. */
export function firstOf(editor: Editor, values: Values): Values {
  const field = fieldOf(editor, eachOf(values))
  if (!field || field.isMultiple) return values
  return { ...values, [field.name]: several(values[field.name])[0] ?? null }
}

/** What changes where a field begins, or ends, to make a record for each of its values. */
export function eachTurned(editor: Editor, values: Values, name: string, isOn: boolean): Values {
  const field = fieldOf(editor, name)
  const before = fieldOf(editor, eachOf(values))
  // One field at a time makes several records: the others become single again.
  const undone = before && !before.isMultiple ? { [before.name]: several(values[before.name])[0] ?? null } : {}
  if (!isOn || !field) return { ...undone, [eachName]: null }
  return { ...undone, ...(field.isMultiple ? {} : { [name]: several(values[name]) }), [eachName]: name }
}

/** One of the records that a form makes. */
export interface EachRecord {
  values: Values
  /** Text of the value that makes it. */
  name: string
  /** That value. */
  value: unknown
}

/** The records that a form makes, one for each value of the field that says so; none where it makes one record alone. */
export function recordsOf(editor: Editor, values: Values, read: ReadSource): EachRecord[] {
  const field = fieldOf(editor, eachOf(values))
  if (!field) return []
  const options = chosenFrom(field, read, values, null).map((row) => field.option(row))
  return several(values[field.name]).map((value) => ({
    value,
    name: options.find((option) => same(option.value, value))?.label ?? '',
    values: { ...values, [field.name]: alone(field, value) },
  }))
}

/** The number of records a form makes. */
export function countOf(editor: Editor, values: Values): number {
  const field = fieldOf(editor, eachOf(values))
  return field ? several(values[field.name]).length : 1
}

/** The words of the switch under a field that may make a record for each of its values; null where it is not offered. */
export function eachOffer(editor: Editor, field: Field, values: Values, { row }: EditorContext) {
  const words = editor.each?.[field.name]
  if (!words || row !== null || field.kind !== 'choice') return null
  // Several values stand in one record as well: only then is there something to choose.
  const isOffered = !field.isMultiple || eachOf(values) === field.name || several(values[field.name]).length > 1
  return isOffered ? words : null
}
