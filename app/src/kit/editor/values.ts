import type { Endpoint } from '@ronde/contracts/wire'
import { convert } from '@ronde/ui/rules'
import type { AnyRow, EditorContext, Values } from './context.ts'
import { eachOf } from './each.ts'
import type { Editor } from './editor.ts'
import { same, written } from './equal.ts'
import type { Field } from './fields.ts'
import { type InputField, inputFields } from './schema.ts'

/** The value of an empty field. */
export function emptyOf(field: Field): unknown {
  if (field.kind === 'switch') return false
  if (field.kind === 'choice') return field.isMultiple ? [] : null
  return field.kind === 'number' || field.kind === 'code' ? null : ''
}

/** A value that is there has a control that its record names. */
const nothingRead = () => null

/** Values of a template control are texts on the wire, and of their own kind in the form. */
function ofControl(text: unknown, field: Field, values: Values, context: EditorContext): unknown {
  const refControl = field.kind === 'control' ? field.control(values, context, nothingRead)?.refControl : undefined
  // Three states: an empty value is not a no.
  if (refControl === 'Boolean') return typeof text === 'string' && text !== '' ? String(convert('Boolean', text)) : ''
  if (refControl === 'Integer' || refControl === 'Number')
    return typeof text === 'string' && text !== '' ? Number(text) : null
  return text
}

/** Values without a field: of the record as it was read, else of the place, the editor, the address, the keys of the home around it. */
const unsaid = (editor: Editor, context: EditorContext): AnyRow => ({
  ...context.at(null).input<AnyRow>(editor.endpoint as Endpoint<AnyRow, unknown>),
  ...editor.initial?.(context),
  ...context.given,
  ...context.row,
})

/** Values of the fields when the editor opens. */
export function initialValues(editor: Editor, context: EditorContext): Values {
  const given = unsaid(editor, context)
  const known = inputFields(editor.endpoint)
  return Object.fromEntries(
    editor.fields.map((field) => {
      const value = given[field.name]
      if (value === undefined || value === null) return [field.name, emptyOf(field)]
      const read = known.get(field.name)?.read(value) ?? value
      return [field.name, field.kind === 'control' ? ofControl(read, field, given, context) : read]
    }),
  )
}

/** The fields that show now. */
export const visibleFields = (editor: Editor, values: Values, context: EditorContext): readonly Field[] =>
  editor.fields.filter((field) => field.when?.(values, context) ?? true)

/** Value of a field as the call takes it; undefined is left out. */
function sent(field: Field, value: unknown, known: InputField | undefined): unknown {
  const isText = typeof value === 'string'
  const said = isText && field.kind !== 'password' && field.kind !== 'json' ? value.trim() : value
  if (field.kind === 'control' && said !== null && !isText) return written(said)
  if (said !== '' && said !== null && said !== undefined) return said
  if (known?.isNullable) return null
  return known?.isOptional ? undefined : said
}

/** Input of a save: the fields that show, and the other names as they stand on the record. */
export function inputOf(editor: Editor, values: Values, context: EditorContext): AnyRow {
  const fields = new Map(
    visibleFields(editor, values, context)
      .filter(({ isUnsent }) => !isUnsent)
      .map((field) => [field.name, field]),
  )
  const known = inputFields(editor.endpoint)
  const others = unsaid(editor, context)
  const input = Object.fromEntries(
    [...new Set([...known.keys(), ...fields.keys()])].flatMap((name) => {
      const field = fields.get(name)
      const value = field
        ? sent(field, values[name], known.get(name))
        : (known.get(name)?.read(others[name]) ?? others[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )
  return { ...input, ...editor.input?.({ ...values, ...input }, context) }
}

const ownKinds: ReadonlySet<Field['kind']> = new Set(['ref', 'password', 'shown', 'control'])
/** Fields that each record has for itself, or that stand for what is not there yet. */
export const ownNames = ({ fields }: Editor): string[] =>
  fields.flatMap(({ name, kind, isUnique }) => (isUnique || ownKinds.has(kind) ? [name] : []))

/** The values with which another record like this one begins: without those that each has for itself. */
export const likeThis = (editor: Editor, values: Values): Values => {
  const without = [...ownNames(editor), eachOf(values)]
  return Object.fromEntries(editor.fields.flatMap(({ name }) => (without.includes(name) ? [] : [[name, values[name]]])))
}

/** Whether a save would send the record back as it was read. */
export const isUnchanged = (editor: Editor, values: Values, context: EditorContext): boolean =>
  context.row !== null &&
  same(inputOf(editor, values, context), inputOf(editor, initialValues(editor, context), context))
