import { Button } from '@ronde/ui/button'
import { Card } from '@ronde/ui/card'
import { Form } from '@ronde/ui/form'
import { PasswordField } from '@ronde/ui/password-field'
import { TextField } from '@ronde/ui/text-field'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { useHere } from '../navigation/here.ts'
import { usePageTitle } from '../navigation/use-page-title.ts'
import { useText } from '../locales/use-text.ts'
import { isSafeAddress } from '../navigation/menu-entry.ts'
import { plainMessages } from '../notices/notice.ts'
import { DirectorySignIn } from '../session/directory/directory-sign-in.tsx'
import { $directoryFailure } from '../session/directory/sign-in.ts'
import { $canResume } from '../session/other-tabs.ts'
import {
  $initialising,
  $isAuthenticated,
  $signInFailure,
  $signingIn,
  resumeAsked,
  signInSubmitted,
} from '../session/session.ts'
import { EndNotice } from '../session/end-notice.tsx'
import { AccessibilityLink } from './accessibility/accessibility-link.tsx'
import { LoginCard, LoginRoot } from './login.styles.ts'
import { Logo } from './logo.tsx'
import { PasswordLink } from './password-link.tsx'
import { Redirect } from './redirect.tsx'
import { SignInLanguages } from './sign-in-languages.tsx'

/** Shortest password (docs/specification/limits.md#defaults). */
const minimumLength = 8

/** Address that the guard kept in the history state; any other state is ignored. */
const requestedOf = (state: unknown): string | null => {
  const requested = (state as { requested?: unknown } | null)?.requested
  return typeof requested === 'string' && isSafeAddress(requested) ? requested : null
}

/** Sign-in with login and password, or through the directory. */
export function Login() {
  const text = useText()
  const { state } = useHere()
  const [failure, directoryFailure, isPending, isAuthenticated, isInitialising, canResume] = useUnit([
    $signInFailure,
    $directoryFailure,
    $signingIn,
    $isAuthenticated,
    $initialising,
    $canResume,
  ])
  const [submit, resume] = useUnit([signInSubmitted, resumeAsked])
  const [values, setValues] = useState<Record<string, unknown>>({ login: '', password: '' })
  const [hasOpenedHere, setHasOpenedHere] = useState(false)
  const requested = requestedOf(state)
  const refusal = directoryFailure
    ? text(`directory.failure.${directoryFailure.problem}`, { code: directoryFailure.code })
    : failure && (plainMessages(failure.messages) || text('login.failed'))

  usePageTitle(text('login.title'))
  useEffect(() => {
    if (canResume && !isPending) resume({ requested })
  }, [canResume, isPending, requested, resume])

  // Already signed in, in another tab or before: leaves this page. After a sign-in here the menus decide where to go.
  if (isAuthenticated && !hasOpenedHere && !isInitialising) return <Redirect to={requested ?? '/'} />

  return (
    <LoginRoot>
      <LoginCard>
        <Logo />
        <Card>
          <h1>{text('login.title')}</h1>
          <EndNotice />
          <Form
            aria-label={text('login.title')}
            values={values}
            onValuesChange={(changed) => setValues(changed.values)}
            rules={{
              login: (value) => (value ? null : text('login.userRequired')),
              password: (value) => {
                const password = typeof value === 'string' ? value : ''
                if (!password) return text('login.passwordRequired')
                return password.length < minimumLength ? text('login.passwordShort', { count: minimumLength }) : null
              },
            }}
            serverErrors={refusal ? { '': refusal } : undefined}
            onSubmit={() => {
              setHasOpenedHere(true)
              submit({ login: String(values.login).trim(), password: String(values.password), requested })
            }}
          >
            <TextField name="login" label={text('login.user')} autoComplete="username" autoFocus />
            <PasswordField name="password" label={text('login.password')} autoComplete="current-password" />
            {/* Until the menus have come, too: a second press would open a second session. */}
            <Button tone="primary" type="submit" isPending={isPending || isAuthenticated}>
              {text('login.submit')}
            </Button>
          </Form>
          <PasswordLink login={String(values.login)} requested={requested} />
          <DirectorySignIn requested={requested} onAsk={() => setHasOpenedHere(true)} />
        </Card>
        <SignInLanguages />
        <AccessibilityLink />
      </LoginCard>
    </LoginRoot>
  )
}
