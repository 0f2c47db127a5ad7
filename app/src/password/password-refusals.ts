import type { Text } from '../locales/intl.ts'
import { refusedFields } from '../notices/refused-fields.ts'
import type { PasswordFailure } from './password-change.ts'
import { emptyEntry } from './password-entry.ts'

const fields = Object.keys(emptyEntry).map((name) => ({ name }))

/** Errors of a change that failed, by field; under '' those that no field can mend. */
export function passwordErrors({ failure, isChanged }: PasswordFailure, text: Text): Record<string, readonly string[]> {
  const errors = refusedFields(failure, fields, text)
  if (Object.keys(errors).length === 0) return { '': [text('login.failed')] }
  return isChanged ? { '': [text('password.changedOnly'), ...Object.values(errors).flat()] } : errors
}
