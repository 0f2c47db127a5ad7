import { Button } from '@ronde/ui/button'
import { Card } from '@ronde/ui/card'
import { Icon } from '@ronde/ui/icon'
import { Link } from '@ronde/ui/link'
import { LoadingView } from '@ronde/ui/loading-view'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useText } from '../locales/use-text.ts'
import { paths, reachablePaths } from '../navigation/paths.ts'
import { Notice } from '../session/end-notice.styles.ts'
import { $changing, passwordChangeSubmitted } from '../password/password-change.ts'
import { $visit } from '../password/password-entry.ts'
import { PasswordForm } from '../password/password-form.tsx'
import { $initialising, $isAuthenticated } from '../session/session.ts'
import { AccessibilityLink } from './accessibility/accessibility-link.tsx'
import { LoginCard, LoginRoot } from './login.styles.ts'
import { Logo } from './logo.tsx'
import { PageTitle } from './page-title.tsx'
import { Aside } from './password.styles.ts'
import { Redirect } from './redirect.tsx'
import { SignInLanguages } from './sign-in-languages.tsx'

/** Changes a password, expired, temporary or not, of a user who is not signed in; the change signs the user in. */
export function Password() {
  const text = useText()
  const [visit, isChanging, isAuthenticated, isInitialising] = useUnit([
    $visit,
    $changing,
    $isAuthenticated,
    $initialising,
  ])
  const submit = useUnit(passwordChangeSubmitted)
  const [hasSubmitted, setHasSubmitted] = useState(false)

  if (isInitialising && !hasSubmitted) return <LoadingView />
  // Users signed in already change it in the profile. After a sign-in here the menus decide where to go.
  if (isAuthenticated && !hasSubmitted) return <Redirect to={reachablePaths.AdmUsrUserProfil} />

  return (
    <LoginRoot>
      <LoginCard>
        <Logo />
        <Card>
          <PageTitle title={text('password.title')} />
          {visit.isRequired && (
            <Notice role="status">
              <Icon name="info" />
              {text('password.required')}
            </Notice>
          )}
          <PasswordForm
            label={text('password.title')}
            onSubmit={() => {
              setHasSubmitted(true)
              submit()
            }}
          >
            <Button tone="primary" type="submit" isPending={isChanging || isAuthenticated}>
              {text('password.submit')}
            </Button>
          </PasswordForm>
          <Aside>
            <Link href={paths.login}>{text('password.back')}</Link>
          </Aside>
        </Card>
        <SignInLanguages />
        <AccessibilityLink />
      </LoginCard>
    </LoginRoot>
  )
}
