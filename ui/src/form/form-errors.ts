import { validate } from '../rules/index.ts'
import type { Rules, ValidateOptions } from '../rules/index.ts'
import type { RegisteredField } from './form-context.ts'
import { isSameValue } from './is-dirty.ts'

export type FormErrors = Readonly<Record<string, string>>

/** A typed text that is no value of its field. */
export interface FieldProblem {
  /** The field's value while that text stands in it. */
  value: unknown
  /** Why the text is no value. */
  message: string
}

export interface CheckOptions {
  values: Readonly<Record<string, unknown>>
  rules: Rules
  fields: ReadonlyMap<string, RegisteredField>
  labels: Readonly<Record<string, string>>
  /** By field name. */
  problems: ReadonlyMap<string, FieldProblem>
  t: ValidateOptions['t']
}

/** The text that names a field: the given label, the field's own, or its name. */
export const labelOf = (name: string, { labels, fields }: Pick<CheckOptions, 'labels' | 'fields'>): string =>
  labels[name] ?? fields.get(name)?.label ?? name

/** The message of one field, or `null`. A disabled field is not validated: it could not be corrected; one that waits for another is. */
export function errorFor(name: string, options: CheckOptions): string | null {
  const { values, rules, problems, fields, t } = options
  const field = fields.get(name)
  if (field?.isDisabled) return null
  const problem = problems.get(name)
  // A value that was set from elsewhere has replaced the typed text.
  if (problem && isSameValue(problem.value, values[name])) return problem.message
  const context = { value: values[name], field: labelOf(name, options), values: { ...values }, t }
  return (
    // Required by its own property: the same as the rule, which is French for “required”.
    (field?.isRequired ? validate({ rules: 'REQUISE', ...context }) : null) ??
    field?.check(context.value, context.field) ??
    validate({ rules: rules[name], ...context })
  )
}

/** Every message, by field name. */
export function allErrors(options: CheckOptions): FormErrors {
  // A field that is not on the page, such as one hidden by its condition, is not validated: it could not be corrected.
  const found = [...options.fields.keys()].map((name) => [name, errorFor(name, options)] as const)
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null))
}

/** Messages of a server about fields: one line, or several, each plain text. */
export type ServerErrors = Readonly<Record<string, string | readonly string[]>>

/** A server's errors under the names of this form's fields: its names may begin with a capital or be written otherwise. Several lines are one text, line under line. */
export function placeServerErrors(errors: ServerErrors, fields: ReadonlyMap<string, RegisteredField>): FormErrors {
  const known = new Map([...fields.keys()].map((name) => [name.toLowerCase(), name]))
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [
      fields.has(name) ? name : (known.get(name.toLowerCase()) ?? name),
      [message].flat().join('\n'),
    ]),
  )
}
