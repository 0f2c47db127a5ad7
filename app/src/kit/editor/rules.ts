import { manyLines, oneLine } from '@ronde/contracts/wire'
import type { Rule, Rules } from '@ronde/ui/rules'
import type { Text } from '../../locales/intl.ts'
import type { Values } from './context.ts'
import type { Editor, EditorRule } from './editor.ts'
import type { Field } from './fields.ts'
import { type InputField, inputFields } from './schema.ts'

/** Characters of a reference, as the backend takes them. */
const isRef = (value: unknown) => typeof value !== 'string' || /^[\w.-]*$/.test(value.trim())

/** Texts whose signs have to be seen, by kind of field. */
const seen: Partial<Record<Field['kind'], RegExp>> = { label: oneLine, text: oneLine, multiline: manyLines }

/** Characters that fields of a kind take where the schema does not say (docs/specification/rules.md#texts). */
const limits: Partial<Record<Field['kind'], number>> = {
  ref: 50,
  label: 200,
  text: 2000,
  multiline: 2000,
  json: 65_536,
}

const mayBeEmpty: ReadonlySet<Field['kind']> = new Set(['text', 'multiline', 'json', 'password', 'control'])

function ownRules(field: Field, known: InputField | undefined, text: Text): Rule[] {
  const limit = known?.maxLength ?? limits[field.kind]
  // An empty text may be sent where the schema does not forbid it; an empty name, day or choice is none.
  const isAsked =
    known !== undefined &&
    (mayBeEmpty.has(field.kind) ? known.isRequired : !known.isNullable && !known.isOptional) &&
    field.kind !== 'shown' &&
    field.kind !== 'switch' &&
    known.type !== 'array'
  const signs = seen[field.kind]
  return [
    ...(isAsked ? (['REQUISE'] as const) : []),
    ...(limit === undefined || field.kind === 'shown' ? [] : ([`MAX:${limit}`] as const)),
    ...(field.kind === 'ref' ? [(value: unknown) => (isRef(value) ? null : text('rule.ref'))] : []),
    ...(signs
      ? [(value: unknown) => (typeof value !== 'string' || signs.test(value.trim()) ? null : text('rule.hidden'))]
      : []),
  ]
}

const asRule = (rule: EditorRule, values: Values, text: Text): Rule =>
  typeof rule === 'string'
    ? rule
    : (value: unknown) => {
        const id = rule.check(value, values)
        return id && text(id)
      }

/** The rules of the fields that show, as the form takes them: of the schema, of the kinds of field, and the editor's own. */
export function rulesOf(editor: Editor, fields: readonly Field[], values: Values, text: Text): Rules {
  const known = inputFields(editor.endpoint)
  return Object.fromEntries(
    fields.map((field) => {
      const own = ([editor.rules?.[field.name] ?? []].flat() as EditorRule[]).map((rule) => asRule(rule, values, text))
      const declared = ownRules(field, known.get(field.name), text).filter((rule) => !own.includes(rule))
      return [field.name, [...declared, ...own]]
    }),
  )
}
