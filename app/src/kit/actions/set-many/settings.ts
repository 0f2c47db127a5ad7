import type { Text } from '../../../locales/intl.ts'
import { choiceOf } from '../../editor/control-choice.ts'
import type { EditorContext } from '../../editor/context.ts'
import type { Editor } from '../../editor/editor.ts'
import { written } from '../../editor/equal.ts'
import type { Field, FieldKind } from '../../editor/fields.ts'
import { rulesOf } from '../../editor/rules.ts'
import { askedOf } from '../../editor/use-sources.ts'
import { emptyOf, initialValues, visibleFields } from '../../editor/values.ts'

/** The change of one field of many rows. `keep`: none. */
export type Setting =
  | { readonly way: 'keep' }
  | { readonly way: 'set'; readonly value: unknown }
  | { readonly way: 'empty' }
  /** Every place where a text stands in the value becomes another text, whatever its case. */
  | { readonly way: 'replace'; readonly from: string; readonly to: string }

export type Way = Setting['way']

/** What is done to each field, by name; a field that is not named is kept. */
export type Settings = Readonly<Record<string, Setting>>

/** Kinds of field that are never set for many rows: unique to a record, secret, or computed. */
const never: ReadonlySet<FieldKind> = new Set(['ref', 'password', 'shown'])
const texts: ReadonlySet<FieldKind> = new Set(['text', 'label', 'multiline'])

const nothingRead = () => null

/** A text that is equal for two records where the field offers or shows the same on both. */
function offerOf(field: Field, editor: Editor, context: EditorContext): string {
  const values = initialValues(editor, context)
  if (field.kind === 'control') return written(field.control(values, context, nothingRead))
  const source = choiceOf(field, values, context, nothingRead)?.source
  return source ? written(askedOf(source, values, nothingRead, context, '').input) : ''
}

/** The fields that can be set for all of those records at once: those that show and may be changed on one at least, and offer the same on each. */
export function settableFields(editor: Editor, contexts: readonly EditorContext[]): readonly Field[] {
  const shown = new Set(
    contexts.flatMap((context) =>
      visibleFields(editor, initialValues(editor, context), context).filter((field) => !field.locked?.(context)),
    ),
  )
  return editor.fields.filter((field) => {
    if (never.has(field.kind) || field.isUnique || field.isUnsent || !shown.has(field)) return false
    if (field.kind !== 'choice' && field.kind !== 'control') return true
    const [first, ...others] = contexts
    const offer = first && offerOf(field, editor, first)
    return others.every((context) => offerOf(field, editor, context) === offer)
  })
}

/** The changes possible for a field: a required one cannot be emptied. */
export function waysOf(field: Field, editor: Editor, text: Text): readonly Way[] {
  const rules = rulesOf(editor, [field], {}, text)[field.name] ?? []
  const isNeeded = [rules].flat().includes('REQUISE')
  const canBeEmpty = !isNeeded && field.kind !== 'switch'
  return [
    'keep',
    'set',
    ...(canBeEmpty ? (['empty'] as const) : []),
    ...(texts.has(field.kind) ? (['replace'] as const) : []),
  ]
}

const signs = /[.*+?^${}()|[\]\\]/g

/** The value of a field after a setting. */
export function settled(field: Field, setting: Setting, value: unknown): unknown {
  if (setting.way === 'keep') return value
  if (setting.way === 'set') return setting.value
  if (setting.way === 'empty') return emptyOf(field)
  if (typeof value !== 'string' || setting.from === '') return value
  return value.replace(new RegExp(setting.from.replace(signs, String.raw`\$&`), 'giu'), () => setting.to)
}
