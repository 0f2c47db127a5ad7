import { Form } from '@ronde/ui/form'
import { PasswordField } from '@ronde/ui/password-field'
import type { Rules } from '@ronde/ui/rules'
import { TextField } from '@ronde/ui/text-field'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import type { Text } from '../locales/intl.ts'
import { useText } from '../locales/use-text.ts'
import { $passwordFailure } from './password-change.ts'
import { $entry, $signedInWith, passwordTyped } from './password-entry.ts'
import { passwordErrors } from './password-refusals.ts'

interface PasswordFormProps {
  id?: string
  /** Names the form. */
  label: string
  /** Whose password it is, where that is known; otherwise the user says so himself. */
  login?: string
  onSubmit: () => void
  children?: ReactNode
}

/** Shortest password: 8 characters (docs/specification/limits.md#defaults). */
const rulesIn = (text: Text, isLoginKnown: boolean): Rules => ({
  ...(isLoginKnown ? {} : { login: 'REQUISE' }),
  password: 'REQUISE',
  newPassword: ['REQUISE', 'MIN:8', (value, { values }) => (value === values.password ? text('password.same') : null)],
  newPasswordCopy: ['REQUISE', (value, { values }) => (value === values.newPassword ? null : text('password.differ'))],
})

/** The current password, and twice the new one. */
export function PasswordForm({ id, label, login, onSubmit, children }: PasswordFormProps) {
  const text = useText()
  const [entry, failure, type, signedInWith] = useUnit([$entry, $passwordFailure, passwordTyped, $signedInWith])
  const isCurrentKnown = login === undefined && signedInWith !== null && entry.password !== ''
  return (
    <Form
      id={id}
      aria-label={label}
      values={login === undefined ? { ...entry } : { ...entry, login }}
      onValuesChange={({ values, name }) => type({ [name]: values[name] })}
      rules={rulesIn(text, login !== undefined)}
      serverErrors={failure ? passwordErrors(failure, text) : undefined}
      onSubmit={() => onSubmit()}
    >
      <TextField name="login" label={text('login.user')} autoComplete="username" isReadOnly={login !== undefined} />
      {!isCurrentKnown && (
        <PasswordField
          name="password"
          label={text('password.current')}
          autoComplete="current-password"
          autoFocus={login !== undefined}
        />
      )}
      <PasswordField
        name="newPassword"
        label={text('password.new')}
        help={text('password.newHelp')}
        autoComplete="new-password"
      />
      <PasswordField name="newPasswordCopy" label={text('password.copy')} autoComplete="new-password" />
      {children}
    </Form>
  )
}
