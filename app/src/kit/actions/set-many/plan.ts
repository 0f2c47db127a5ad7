import { validate, type ValidateOptions } from '@ronde/ui/rules'
import type { Text } from '../../../locales/intl.ts'
import { type AnyRow, type EditorContext, type ReadSource, type Values, withRow } from '../../editor/context.ts'
import type { Editor } from '../../editor/editor.ts'
import { same } from '../../editor/equal.ts'
import { rulesOf } from '../../editor/rules.ts'
import { emptyOf, initialValues, inputOf, visibleFields } from '../../editor/values.ts'
import { type Setting, settled, type Settings } from './settings.ts'

const keep: Setting = { way: 'keep' }

/** A field that becomes another. */
export interface FieldChange {
  readonly name: string
  readonly from: unknown
  readonly to: unknown
}

/** What the settings do to one row. */
export interface RowPlan {
  readonly row: AnyRow
  readonly changes: readonly FieldChange[]
  /** Fields that are set and cannot be changed on this row. */
  readonly closed: readonly string[]
  /** Errors of the new values, by field; a row with errors is not sent. */
  readonly faults: readonly { readonly name: string; readonly message: string }[]
  /** Input of the row's save; null where the row is not sent. */
  readonly input: AnyRow | null
}

/** What plans are made with. */
export interface Planning {
  readonly editor: Editor
  readonly settings: Settings
  /** Rows of the sources that the dialog has read. */
  readonly read: ReadSource
  readonly text: Text
  /** Texts of the library, for its rules. */
  readonly t: ValidateOptions['t']
}

/** The values after the settings; a field that another one empties takes what the editor computes for it, as in its form. */
function valuesAfter({ editor, settings, read }: Planning, context: EditorContext, before: Values) {
  const names = Object.keys(settings).filter((name) => settings[name]?.way !== 'keep')
  const open = visibleFields(editor, before, context).filter(
    (field) => names.includes(field.name) && !field.locked?.(context),
  )
  const set = Object.fromEntries(
    open.map((field) => [field.name, settled(field, settings[field.name] ?? keep, before[field.name])]),
  )
  const cleared = open.flatMap(({ name, clears = [] }) => (same(set[name], before[name]) ? [] : clears))
  const emptied = editor.fields
    .filter(({ name }) => cleared.includes(name))
    .map((field) => [field.name, emptyOf(field)])
  const now: Values = { ...before, ...Object.fromEntries(emptied), ...set }
  const derived: Values = cleared.length > 0 ? (editor.derive?.(now, read, names, context) ?? {}) : {}
  const computed = cleared.flatMap((name) => (name in derived ? [[name, derived[name]]] : []))
  return {
    values: { ...now, ...Object.fromEntries(computed) } as Values,
    closed: names.filter((name) => !Object.hasOwn(set, name)),
  }
}

/** What the settings do to a row, in its own context. */
export function planOf(planning: Planning, context: EditorContext): RowPlan {
  const { editor, text, t } = planning
  const before = initialValues(editor, context)
  const { values, closed } = valuesAfter(planning, context, before)
  const shown = visibleFields(editor, values, context)
  const changes = editor.fields
    .filter(({ name }) => !same(values[name], before[name]))
    .map(({ name }) => ({ name, from: before[name], to: values[name] }))
  const rules = rulesOf(editor, shown, values, text)
  const faults = changes.flatMap(({ name }) => {
    const message = validate({ rules: rules[name], value: values[name], field: name, values, t })
    return message === null ? [] : [{ name, message }]
  })
  const isSent = changes.length > 0 && faults.length === 0
  return {
    row: context.row ?? {},
    changes,
    closed,
    faults,
    input: isSent ? inputOf(editor, values, context) : null,
  }
}

/**
 * What a save of the row takes that puts back what the plan changed; null where one of these fields has been changed again since.
 * `context`: of the row as it is now.
 */
export function backOf(editor: Editor, { changes, input }: RowPlan, context: EditorContext): AnyRow | null {
  const now = initialValues(editor, context)
  // The values as they were sent: texts without surrounding blanks.
  const left = initialValues(editor, withRow(context, { ...context.row, ...input }))
  if (changes.some(({ name }) => !same(now[name], left[name]))) return null
  return inputOf(editor, { ...now, ...Object.fromEntries(changes.map(({ name, from }) => [name, from])) }, context)
}
