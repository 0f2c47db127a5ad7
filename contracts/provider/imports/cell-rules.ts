import * as z from 'zod'
import { day, jsonObject, label, reference, text } from '../input/input.ts'
import type { MessageKey, MessageValues } from '../messages/messages.ts'

/** The message that describes the allowed values of a cell. */
export interface CellRule {
  key: Extract<MessageKey, `rule${string}`>
  values?: MessageValues
}

const rules = z
  .registry<CellRule>()
  .add(reference, { key: 'ruleReference', values: { n: 50 } })
  .add(label, { key: 'ruleLabel', values: { n: 200 } })
  .add(text, { key: 'ruleText', values: { n: 2_000 } })
  .add(jsonObject, { key: 'ruleJson', values: { ko: 64 } })
  .add(day, { key: 'ruleDay' })

/** A schema with a rule that messages can name. */
export function ruled<Schema extends z.core.$ZodType>(
  key: CellRule['key'],
  schema: Schema,
  values?: MessageValues,
): Schema {
  rules.add(schema, { key, ...(values ? { values } : {}) })
  return schema
}

/** The rule of a column; undefined where it has none. */
export function ruleOf(schema: z.core.$ZodType): CellRule | undefined {
  return rules.get(schema) ?? (schema instanceof z.ZodNullable ? ruleOf(schema.unwrap()) : undefined)
}
