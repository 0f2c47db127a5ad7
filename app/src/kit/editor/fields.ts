import type { RefAction } from '@ronde/contracts/actions'
import type { Endpoint } from '@ronde/contracts/wire'
import type { MessageId, Text } from '../../locales/intl.ts'
import { type AnyRow, type EditorContext, type ReadSource, type Source, source, type Values } from './context.ts'

/** Options of every field. */
export interface FieldOptions<V = Values> {
  /** @default `field.<name>` */
  label?: MessageId
  help?: MessageId
  /** Takes the whole width of the form. */
  isWide?: boolean
  /** Shown only when this holds; a hidden field is neither judged nor sent from the form. */
  when?(values: V, context: EditorContext): boolean
  /** Why the field may not be changed here, shown with its value; null when it may. */
  locked?(context: EditorContext): MessageId | null
  /** The value is unique to a record: the field is not set for several at once. */
  isUnique?: boolean
  /** Fields emptied when this one changes. */
  clears?: readonly string[]
}

interface FieldBase<Name extends string, V> extends FieldOptions<V> {
  readonly name: Name
  /** The field is not sent: see `unsent`. */
  readonly isUnsent?: true
}

/** Options of a password. */
export interface PasswordOptions<V = Values> extends FieldOptions<V> {
  /** A password can be generated; these fields take it too. */
  generates?: readonly string[]
}

export interface PasswordFieldConfig<Name extends string = string, V = Values>
  extends FieldBase<Name, V>, PasswordOptions<V> {
  readonly kind: 'password'
}

type PlainKind = 'text' | 'ref' | 'label' | 'multiline' | 'number' | 'switch' | 'json' | 'shown'

export interface PlainField<Name extends string = string, V = Values> extends FieldBase<Name, V> {
  readonly kind: PlainKind
}

export interface DateOptions<V = Values> extends FieldOptions<V> {
  /** Years before and after today beyond which the console asks whether the date is meant. @default 10 */
  plausible?: number
  /** The day should lie in the future: a past one is queried too. */
  isAhead?: boolean
}

export interface DateFieldConfig<Name extends string = string, V = Values> extends FieldBase<Name, V>, DateOptions<V> {
  readonly kind: 'date'
}

export interface CodeField<Name extends string = string, V = Values> extends FieldBase<Name, V> {
  readonly kind: 'code'
  /** Shown as their messages `code.<VALUE>`, or as another message for each. */
  readonly codes: readonly string[]
  readonly messageOf?: (code: string) => string
}

/** One of a choice; its value is whatever the call takes: a key, or an object that holds it. */
export interface ChoiceOption {
  value: unknown
  label: string
  description?: string
}

export interface ChoiceOptions<Row, V = Values> extends FieldOptions<V> {
  option(row: Row): ChoiceOption
  /** Label of a row's option in the user's language. @default that of `option` */
  optionText?(row: Row, text: Text): string
  /** Rows made of those of the source and of others, which the editor names in its `sources`. */
  rows?(rows: readonly Row[], read: ReadSource, values: V): readonly Row[]
  /** Rows that are offered; the chosen one always is. @default the active: those whose `isActif` is not false */
  offered?(row: Row): boolean
  /** The value is an array of chosen ones. */
  isMultiple?: boolean
  /** The source is asked again with the typed text: it reads its `search`. */
  isSearched?: boolean
  /** The rows are a tree: the key of a row and of the one it stands below. */
  tree?: { id(row: Row): unknown; parent(row: Row): unknown }
  /** The choice is the parent of the record: what the record and its parent are known by. Neither the record nor what stands below it is offered. */
  parentOf?: { id(row: Row): unknown; parent(row: Row): unknown }
  /** Chosen in a tree whose branches open, and shown by its path; without it the tree is one list, with indents. */
  isBranched?: boolean
  /** The editor of this action adds to the choice on the spot, where the menus allow it. */
  adds?: RefAction
}

export interface ChoiceField<Name extends string = string, Row = AnyRow, V = Values>
  extends FieldBase<Name, V>, ChoiceOptions<Row, V> {
  readonly kind: 'choice'
  readonly source: Source<Row>
}

/** Control that the template of a parameter or property gives its value (`SysControlEdit`). */
export interface Control {
  refControl: string
  /** Table that `SysValeur` chooses from. */
  refTable?: string | null
}

export interface ControlField<Name extends string = string, V = Values> extends FieldBase<Name, V> {
  readonly kind: 'control'
  /** Null: a text. */
  control(values: V, context: EditorContext, read: ReadSource): Control | null
}

export type Field<Name extends string = string, V = Values> =
  | PlainField<Name, V>
  | DateFieldConfig<Name, V>
  | PasswordFieldConfig<Name, V>
  | CodeField<Name, V>
  | ChoiceField<Name, AnyRow, V>
  | ControlField<Name, V>

/** A field that only narrows what others offer; the call does not know its name. */
export type UnsentField<V = Values> = Field<string, V> & { readonly isUnsent: true }

export type FieldKind = Field['kind']

const plain =
  (kind: PlainKind) =>
  <Name extends string, V = Values>(name: Name, options: FieldOptions<V> = {}): PlainField<Name, V> => ({
    kind,
    name,
    ...options,
  })

/** A line of text. */
export const text = plain('text')
/** A reference: at most 50 of `A-Za-z0-9._-`, unique whatever its case. */
export const ref = plain('ref')
/** A name: at most 200 characters. */
export const label = plain('label')
/** Several lines of text. */
export const multiline = plain('multiline')
export const number = plain('number')
export const switchField = plain('switch')
export const password = <Name extends string, V = Values>(
  name: Name,
  options: PasswordOptions<V> = {},
): PasswordFieldConfig<Name, V> => ({ kind: 'password', name, ...options })
/** An object as JSON text, at most 64 KB. */
export const json = plain('json')
/** A computed value: seen and sent, not typed. */
export const shown = plain('shown')

/** A day, `YYYY-MM-DD`, of no zone. */
export const date = <Name extends string, V = Values>(
  name: Name,
  options: DateOptions<V> = {},
): DateFieldConfig<Name, V> => ({ kind: 'date', name, ...options })

/** One of a fixed set of codes. */
export const code = <Name extends string, V = Values>(
  name: Name,
  codes: readonly string[],
  options: FieldOptions<V> & Pick<CodeField, 'messageOf'> = {},
): CodeField<Name, V> => ({
  kind: 'code',
  name,
  codes,
  ...options,
})

const isActive = ({ isActif }: AnyRow) => isActif !== false
const isSource = <Row>(from: Source<Row> | Endpoint<object, Row[]>): from is Source<Row> => 'from' in from

/** One or several of the rows that an endpoint lists, or of a `source` whose question depends on other fields. */
export const choice = <Name extends string, Row extends AnyRow, V = Values>(
  name: Name,
  from: Source<Row> | Endpoint<object, Row[]>,
  options: ChoiceOptions<Row, V>,
): ChoiceField<Name, AnyRow, V> => {
  const made: ChoiceField<Name, Row, V> = {
    kind: 'choice',
    name,
    source: isSource(from) ? from : source(from, () => ({})),
    offered: isActive,
    ...options,
  }
  return made
}

/** A field of the kind that a template control says; its value is text on the wire. */
export const byControl = <Name extends string, V = Values>(
  name: Name,
  control: ControlField<Name, V>['control'],
  options: FieldOptions<V> = {},
): ControlField<Name, V> => ({ kind: 'control', name, control, ...options })

/** A field that the call does not know: it narrows what others offer, and is not sent. */
export const unsent = <One extends { readonly name: string }>(field: One): One & { readonly isUnsent: true } => ({
  ...field,
  isUnsent: true,
})
