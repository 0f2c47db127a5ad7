import { Link } from '@ronde/ui/link'
import { useUnit } from 'effector-react'
import { useText } from '../locales/use-text.ts'
import { paths } from '../navigation/paths.ts'
import { passwordPageAsked } from '../password/password-entry.ts'
import { Aside } from './password.styles.ts'

interface PasswordLinkProps {
  /** User name typed so far. */
  login: string
  /** Address to go to after the sign-in. */
  requested: string | null
}

/** Link from the login card to the page that changes a password, with the typed user name. */
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
