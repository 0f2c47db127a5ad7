import { Link } from '@ronde/ui/link'
import { useUnit } from 'effector-react'
import { useText } from '../locales/use-text.ts'
import { paths } from '../navigation/paths.ts'
import { passwordPageAsked } from '../password/password-entry.ts'
import { Aside } from './password.styles.ts'

interface PasswordLinkProps {
  /** What is typed for a user name so far. */
  login: string
  /** Where the user wants to go once he is signed in. */
  requested: string | null
}

/** From the login card to the page where a password is changed; the user name goes along. */
export function PasswordLink({ login, requested }: PasswordLinkProps) {
  const text = useText()
  const ask = useUnit(passwordPageAsked)
  return (
    <Aside>
      <Link href={paths.password} onClick={() => ask({ login, requested })}>
        {text('login.changePassword')}
      </Link>
    </Aside>
  )
}
