import type { CallFailure, Message } from '@ronde/contracts/wire'
import type { Text } from '../../locales/intl.ts'
import { noticeOfFailure } from '../../notices/notice.ts'
import { plainText } from '../../notices/plain-text.ts'
import type { Values } from './context.ts'
import type { Editor } from './editor.ts'
import type { Field } from './fields.ts'

/** Refusals that one field can mend, by their code and in the server's words: a message need not name its field. */
const refusals: readonly { names: readonly string[]; codes: readonly string[]; words: readonly string[] }[] = [
  {
    names: ['newPasswordCopy'],
    codes: ['R11'],
    words: ['Les deux mots de passe diffèrent', 'The two passwords differ'],
  },
  {
    names: ['newPassword'],
    codes: ['R12', 'R14'],
    words: [
      'Min 8 caractères',
      'Min 8 characters',
      'Le nouveau mot de passe doit être différent',
      'The new password must be different',
    ],
  },
  { names: ['password'], codes: ['R13'], words: ['Mot de passe actuel incorrect', 'Wrong current password'] },
]

/** R2: something of its kind is called so already. */
const duplicate = /^(.+) (?:existe déjà|already exists)\W*$/u

const lower = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : null)

/** The field a message is about: the one it names, else the one its code or its words tell. */
function fieldOf({ message, code, field }: Message, fields: readonly Field[], values: Values): string | null {
  const told = fields.find(({ name }) => lower(name) === lower(field))
  if (told) return told.name
  const coded = refusals.find(({ codes }) => code !== undefined && code !== null && codes.includes(code))?.names ?? []
  const meant = fields.find(({ name }) => coded.includes(name))
  if (meant) return meant.name
  const line = plainText({ message }).trim()
  const taken = duplicate.exec(line)?.[1]
  if (taken !== undefined) {
    const bearing = fields.filter(({ name }) => lower(values[name]) === lower(taken))
    return (bearing.find(({ kind }) => kind === 'ref') ?? bearing[0])?.name ?? null
  }
  const names = refusals.find(({ words }) => words.some((known) => line.startsWith(known)))?.names ?? []
  return fields.find(({ name }) => names.includes(name))?.name ?? null
}

/** What a refused save says, by field; under '' what is no field's. Plain lines: the server's markup is not shown as text. */
export function refusedFields(
  failure: CallFailure,
  editor: Editor,
  fields: readonly Field[],
  values: Values,
  text: Text,
): Record<string, readonly string[]> {
  const errors = new Map<string, string[]>()
  const put = (name: string, line: string) => errors.set(name, [...(errors.get(name) ?? []), line])
  for (const message of failure.messages) {
    const whole = [message.message, message.exception?.Message].filter(Boolean).join('\n')
    const name = fieldOf(message, fields, values) ?? ''
    for (const line of plainText({ message: whole }).split('\n')) if (line.trim()) put(name, line.trim())
  }
  const { status } = failure
  if (status === 403) put('', text('editor.forbidden'))
  else if (errors.size === 0) {
    const told = noticeOfFailure(failure, text, editor.endpoint)?.text
    for (const line of told?.split('\n') ?? []) put('', line)
  }
  return Object.fromEntries(errors)
}
