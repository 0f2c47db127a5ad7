import { countCharacters, isEmail, isIp, isMissing, isNumber, isNumeric, isTime, textOf } from './rule-tests.ts'

/** The context that a function rule is given beside the value. */
export interface RuleContext {
  /** The text that names the field in messages: its label. */
  field: string
  /** Every value of the form. */
  values: Record<string, unknown>
}

/** A rule of one's own: the message, or `null` when the value is good. */
export type RuleFunction = (value: unknown, context: RuleContext) => string | null

/**
 * A rule by its name or by a function. An unknown name accepts anything. The names are those that servers send
 * (docs/specification/forms.md#rules): `REQUISE` is French for “required”, `MIN:8` and `MAX:12` count characters.
 */
export type Rule =
  | 'REQUISE'
  | 'IP'
  | 'EMAIL'
  | 'TIME'
  | 'NUMERIC'
  | 'INTEGER'
  | 'NUMBER'
  | `MIN:${number}`
  | `MAX:${number}`
  | (string & {})
  | RuleFunction

/** Rules by field name. */
export type Rules = Record<string, Rule | readonly Rule[]>

/** The keys of the messages that rules answer with. */
export type RuleMessage =
  | 'rules.required'
  | 'rules.ip'
  | 'rules.email'
  | 'rules.time'
  | 'rules.numeric'
  | 'rules.number'
  | 'rules.min'
  | 'rules.max'

export interface ValidateOptions extends RuleContext {
  /** The rules that must hold; the first that does not is told. */
  rules: Rule | readonly Rule[] | undefined
  /** The value that is judged. */
  value: unknown
  /** Says a message in the language in use. */
  t: (key: RuleMessage, values?: Record<string, string | number>) => string
}

const formats = new Map<string, { test: (text: string) => boolean; message: RuleMessage }>([
  ['IP', { test: isIp, message: 'rules.ip' }],
  ['EMAIL', { test: isEmail, message: 'rules.email' }],
  ['TIME', { test: isTime, message: 'rules.time' }],
  ['NUMERIC', { test: isNumeric, message: 'rules.numeric' }],
  ['INTEGER', { test: isNumeric, message: 'rules.numeric' }],
  ['NUMBER', { test: isNumber, message: 'rules.number' }],
])

/** True when the rules ask for a value, so that the field can be marked. */
export function isRequiredBy(rules: Rule | readonly Rule[] | undefined): boolean {
  return rules !== undefined && listOf(rules).includes('REQUISE')
}

/** The most characters the rules allow, or `undefined` where they tell none. */
export function limitBy(rules: Rule | readonly Rule[] | undefined): number | undefined {
  const limits =
    rules === undefined
      ? []
      : listOf(rules).flatMap((rule) => (typeof rule === 'string' ? (/^MAX:(\d{1,9})$/.exec(rule)?.[1] ?? []) : []))
  return limits.length === 0 ? undefined : Math.min(...limits.map(Number))
}

/**
 * The message of the first rule the value breaks, or `null`. Rules are read in their order.
 * An empty text passes every format, so that a field may be left empty unless `REQUISE` (“required”) or `MIN` forbids it.
 */
export function validate({ rules, value, field, values, t }: ValidateOptions): string | null {
  if (rules === undefined) return null
  for (const rule of listOf(rules)) {
    const message = typeof rule === 'function' ? rule(value, { field, values }) : breach(rule, value, field, t)
    if (message !== null) return message
  }
  return null
}

function breach(rule: string, value: unknown, field: string, t: ValidateOptions['t']): string | null {
  if (rule === 'REQUISE') return isMissing(value) ? t('rules.required', { field }) : null
  const text = textOf(value)
  if (text === null) return null
  const format = formats.get(rule)
  if (format) return text === '' || format.test(text) ? null : t(format.message)
  return lengthBreach(rule, text, t)
}

function lengthBreach(rule: string, text: string, t: ValidateOptions['t']): string | null {
  const [, kind, digits] = /^(MIN|MAX):(\d{1,9})$/.exec(rule) ?? []
  if (kind === undefined) return null
  const limit = Number(digits)
  const count = countCharacters(text)
  if (kind === 'MIN') return count < limit ? t('rules.min', { n: limit }) : null
  return count > limit ? t('rules.max', { n: limit }) : null
}

function listOf(rules: Rule | readonly Rule[]): readonly Rule[] {
  return isList(rules) ? rules : [rules]
}

function isList(rules: Rule | readonly Rule[]): rules is readonly Rule[] {
  return Array.isArray(rules)
}
