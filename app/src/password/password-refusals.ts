import type { CallFailure } from '@ronde/contracts/wire'
import type { Text } from '../locales/intl.ts'
import { plainMessages, noticeOfFailure } from '../notices/notice.ts'
import type { PasswordFailure } from './password-change.ts'
import type { PasswordEntry } from './password-entry.ts'

/** The server's refusals that one field can mend, in its words (R11 to R14): a message bears no code and no field. */
const refusals: readonly { field: keyof PasswordEntry; words: readonly string[] }[] = [
  { field: 'newPasswordCopy', words: ['Les deux mots de passe diffèrent', 'The two passwords differ'] },
  { field: 'newPassword', words: ['Min 8 caractères', 'Min 8 characters'] },
  { field: 'password', words: ['Mot de passe actuel incorrect', 'Wrong current password'] },
  {
    field: 'newPassword',
    words: ['Le nouveau mot de passe doit être différent', 'The new password must be different'],
  },
]

const fieldOf = (message: string): keyof PasswordEntry | '' =>
  refusals.find(({ words }) => words.includes(message.trim()))?.field ?? ''

function placed(failure: CallFailure, text: Text): Record<string, string> {
  const byField = Map.groupBy(failure.messages, ({ message }) => fieldOf(message ?? ''))
  const entries = [...byField]
    .map(([field, messages]) => [field, plainMessages(messages)] as const)
    .filter(([, words]) => words !== '')
  return entries.length > 0
    ? Object.fromEntries(entries)
    : { '': noticeOfFailure(failure, text)?.text ?? text('login.failed') }
}

/** What a form says of a change that failed, by field; under '' what no field of it can mend. */
export function passwordErrors({ failure, isChanged }: PasswordFailure, text: Text): Record<string, string> {
  const errors = placed(failure, text)
  return isChanged ? { '': [text('password.changedOnly'), ...Object.values(errors)].join(' ') } : errors
}
