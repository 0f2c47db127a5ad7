import type { Endpoint } from '@ronde/contracts/wire'
import type { MessageId } from '../../locales/intl.ts'
import type { Told } from '../ask/follows.ts'
import type { AnyRow, EditorContext, ReadSource, Source, Values, ValuesOf } from './context.ts'
import type { ChoiceOption, Field, UnsentField } from './fields.ts'

/** A rule of docs/specification/forms.md#rules by its name, or one of the console's own: the id of its message, or null when the value is good. */
export type EditorRule<V = Values> =
  | 'REQUISE'
  | 'IP'
  | 'EMAIL'
  | 'TIME'
  | 'NUMERIC'
  | 'INTEGER'
  | 'NUMBER'
  | `MIN:${number}`
  | `MAX:${number}`
  | { check(value: unknown, values: V): MessageId | null }

/** Where a record is read again: by a call that answers it, or in a list by its key. */
export interface Look {
  readonly endpoint: Endpoint<unknown, unknown>
  readonly input: unknown
  /** Key field of the rows, or of the record. */
  readonly key: string
  /** The rows, where the answer is no list of them. */
  rowsOf?(answered: readonly AnyRow[]): readonly AnyRow[]
}

/** Message after a save: given the `name` of the saved record, and the view to go on in. */
export interface After {
  readonly text: MessageId
  readonly name: string
  /** Its title is the way there, where the menus have it. */
  readonly view: string
}

/** Words under a field: a message, and what it names. */
export interface FieldNote {
  readonly text: MessageId
  readonly values: Readonly<Record<string, string | number>>
}

/**
 * How a record is made or changed, over the call that saves it. The values are the call's input. A name without a field is sent
 * as the record was read (keys, flags, `dtModification`), else as the place or the address gives it. Which are required, how
 * long they may be and which may be null is the schema's.
 */
export interface EditorConfig<Name extends string, V, Saved> {
  /** One for both, or one for a new record and one for a record that is there. */
  title: MessageId | { new: MessageId; edit: MessageId }
  fields: readonly (Field<Name, V> | UnsentField<V>)[]
  /** Name of the record in the title, as its `name`. */
  names?(record: Saved): string
  /** Values at first that neither the record, nor the place, nor the address gives. */
  initial?(context: EditorContext<Saved>): Partial<V>
  /** Values that are sent otherwise than they stand in the fields. */
  input?(values: V, context: EditorContext<Saved>): Partial<V>
  /** Consequences of a save for others, in words: the user is asked first. Null where there are none. */
  follows?(input: V, told: Told & { record: AnyRow | null }): Promise<string | null>
  /** Message about the record that was made or changed, beside the server's words, and the view to go on in. */
  after?(saved: Saved, context: EditorContext<Saved>): After | null
  /** Beyond those of the schema and of the kinds of field. */
  rules?: { readonly [Of in Name]?: EditorRule<V> | readonly EditorRule<V>[] }
  /** Values the console computes; `touched` names what the user set himself. */
  derive?(values: V, read: ReadSource, touched: readonly string[], context: EditorContext<Saved>): Partial<V>
  /** Sources needed by `derive`, beyond those of the fields and those that they read. */
  sources?: readonly Source[]
  /** The option that a saved value becomes, where this editor adds to a choice. */
  added?(saved: Saved): ChoiceOption
  /** Choices of which each value may make a record of its own, in a new record: the words of the switch that asks for it. */
  each?: { readonly [Of in Name]?: MessageId }
  /** What stands under a field now, in the place of its help: why it has the value that was computed. */
  notes?(values: V, read: ReadSource, context: EditorContext<Saved>): { readonly [Of in Name]?: FieldNote | null }
  /** Calls whose answers a save of this editor changes, beyond those of its own service. */
  refreshes?: readonly Endpoint<unknown, unknown>[]
  /** Where a record is looked for after a save without an answer, or that came too late. @default where the screen reads it */
  look?(context: EditorContext<Saved>): Look | null
}

/** An editor of any record: the type that the kit handles. */
export interface Editor extends EditorConfig<string, Values, AnyRow> {
  readonly endpoint: Endpoint<unknown, unknown>
}

/** Declares an editor; names of fields, rules and values are checked against the input of its endpoint. */
export const editor = <Input extends AnyRow, Saved>(
  endpoint: Endpoint<Input, Saved>,
  config: EditorConfig<keyof Input & string, ValuesOf<Input>, Extract<Saved, AnyRow>>,
): Editor => {
  const declared: EditorConfig<string, Values, AnyRow> = config
  return { ...declared, endpoint }
}
