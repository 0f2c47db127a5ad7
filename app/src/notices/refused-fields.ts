import { duplicateCode, refusalFields } from '@ronde/contracts/refusals'
import type { CallFailure, Message } from '@ronde/contracts/wire'
import type { Text } from '../locales/intl.ts'
import { type Address, noticeOfFailure } from './notice.ts'
import { plainText } from './plain-text.ts'

/** A field of a form that was sent. */
export interface SentField {
  readonly name: string
  /** The value that was sent. */
  readonly value?: unknown
  /** Whether the field is the record's reference: duplicates are reported there first. */
  readonly isReference?: boolean
}

const lower = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().toLowerCase() : null

/** The field whose value a message about a duplicate begins with: the duplicate value comes first in any language. */
function duplicated({ code, message }: Message, fields: readonly SentField[]): SentField | undefined {
  if ((code ?? duplicateCode) !== duplicateCode) return undefined
  const line = plainText({ message }).trim().toLowerCase()
  const bearing = fields.filter(({ value }) => lower(value) !== null && line.startsWith(`${lower(value)} `))
  return bearing.find(({ isReference }) => isReference) ?? (code ? bearing[0] : undefined)
}

/** The field a message is about: the one it names, else the one its code declares, else one whose value is taken. */
function fieldOf(message: Message, fields: readonly SentField[]): string {
  const named = [message.field, refusalFields[message.code ?? '']].flatMap((name) =>
    fields.filter((field) => lower(field.name) === lower(name)),
  )
  return (named[0] ?? duplicated(message, fields))?.name ?? ''
}

/** The lines of a message and of its exception, without the server's markup. */
const linesOf = ({ message, exception }: Message): string[] =>
  plainText({ message: [message, exception?.Message].filter(Boolean).join('\n') })
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Errors of a failed save, by field; those of no field under ''. No words of a language are compared. */
export function refusedFields(
  failure: CallFailure,
  fields: readonly SentField[],
  text: Text,
  endpoint?: Address,
): Record<string, readonly string[]> {
  const told = failure.messages.flatMap((message) =>
    linesOf(message).map((line) => ({ name: fieldOf(message, fields), line })),
  )
  if (failure.status === 403) told.push({ name: '', line: text('editor.forbidden') })
  else if (told.length === 0)
    for (const line of noticeOfFailure(failure, text, endpoint)?.text.split('\n') ?? []) told.push({ name: '', line })
  const byField = Map.groupBy(told, ({ name }) => name)
  return Object.fromEntries([...byField].map(([name, lines]) => [name, lines.map(({ line }) => line)]))
}
