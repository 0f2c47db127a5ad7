import type { RefAction } from '@ronde/contracts/actions'
import type { Endpoint } from '@ronde/contracts/wire'
import type { Option } from '@ronde/ui/select'
import type { MessageId } from '../locales/intl.ts'

/** What an editor knows of its surroundings. */
export interface EditorContext<Row = object> {
  /** The record it edits; null when it makes a new one. */
  record: Row | null
  /** Wire parameters of the address. */
  params: Readonly<Record<string, string>>
}

/** Rows that an editor needs to offer or to compute with; the source itself is the key under which they are read. */
export interface Source<Values, Input, Row> {
  from: Endpoint<Input, Row[]>
  /** What to ask; null while it cannot be known yet. */
  input: (values: Values, read: ReadSource<Values>, context: EditorContext) => Input | null
}

/** The rows of a source; null until they are there. */
export type ReadSource<Values> = <Input, Row>(source: Source<Values, Input, Row>) => readonly Row[] | null

interface FieldBase<Values> {
  name: keyof Values & string
  /** @default `field.<name>` */
  label?: MessageId
  help?: MessageId
  /** Takes the whole width of the form. */
  isWide?: boolean
  /** Shown only when this holds. */
  when?: (context: EditorContext) => boolean
  /** Fields emptied when this one changes. */
  clears?: readonly (keyof Values & string)[]
}

export interface PlainField<Values> extends FieldBase<Values> {
  kind: 'text' | 'multiline' | 'date' | 'number' | 'switch' | 'shown'
}

export interface CodeField<Values> extends FieldBase<Values> {
  kind: 'code'
  codes: readonly string[]
}

export interface ChoiceField<Values> extends FieldBase<Values> {
  kind: 'choice'
  isMultiple?: boolean
  source: Source<Values, never, never>
  option: (row: never) => Option
  /** Rows that are offered; the chosen one always is. @default all */
  offered?: (row: never) => boolean
  /** The editor of this action adds to the choice on the spot, where the menus allow it. */
  adds?: RefAction
}

export type FieldConfig<Values> = PlainField<Values> | CodeField<Values> | ChoiceField<Values>

/** A rule of specification section 5 by its name, or one of the console's own: the id of its message, or null when the value is good. */
export type EditorRule = 'REQUISE' | 'IP' | 'EMAIL' | 'TIME' | 'NUMERIC' | 'INTEGER' | 'NUMBER' | `MIN:${number}` | `MAX:${number}` | ((value: unknown) => MessageId | null)

/** How something is made or changed: its fields, and what is sent. */
export interface EditorConfig<Values extends object, Row extends object, Input, Saved> {
  title: MessageId
  save: Endpoint<Input, Saved>
  fields: readonly FieldConfig<Values>[]
  rules?: { [Name in keyof Values]?: EditorRule | readonly EditorRule[] }
  initial: (context: EditorContext<Row>) => Values
  input: (values: Values, context: EditorContext<Row>) => Input
  /** Values the console computes; `touched` names what the user set himself. */
  derive?: (values: Values, read: ReadSource<Values>, touched: readonly string[]) => Partial<Values>
  /** Sources needed by `derive` or by others, beyond those of the fields; in the order they depend on each other. */
  sources?: readonly object[]
  /** The option that a saved value becomes, where this editor adds to a choice. */
  added?: (value: Saved) => Option
}

/** An editor whatever it edits: what the kit handles. */
export type AnyEditor = EditorConfig<Record<string, unknown>, object, unknown, unknown>

/** Declares an editor; names of fields, rules and what is sent are checked against its values and its endpoint. */
export const editor = <Values extends object, Row extends object, Input, Saved>(
  config: EditorConfig<Values, Row, Input, Saved>,
): AnyEditor => config as unknown as AnyEditor

/** Declares a source of rows. */
export const source = <Values, Input, Row>(declared: Source<Values, Input, Row>): Source<Values, Input, Row> => declared

/** Declares a field that chooses among the rows of a source. */
export const choice = <Values, Input, Row>(
  declared: Omit<ChoiceField<Values>, 'kind' | 'source' | 'option' | 'offered'> & {
    source: Source<Values, Input, Row>
    option: (row: Row) => Option
    offered?: (row: Row) => boolean
  },
): ChoiceField<Values> => ({ kind: 'choice', ...declared }) as unknown as ChoiceField<Values>
