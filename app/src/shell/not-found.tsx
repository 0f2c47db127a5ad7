import { EmptyState } from '@ronde/ui/empty-state'
import { Link } from '@ronde/ui/link'
import { useUnit } from 'effector-react'
import { useText } from '../locales/use-text.ts'
import { $viewNames } from '../navigation/menus.ts'
import { paths } from '../navigation/paths.ts'
import { $user } from '../session/session.ts'
import { PageTitle } from './page-title.tsx'
import { Page } from './page.styles.ts'

interface NotFoundProps {
  /** The unknown address, if known. */
  address?: string
}

/** The address does not exist, or not for this account: says which, so that the user knows what to ask for. */
export function NotFound({ address }: NotFoundProps) {
  const text = useText()
  const [views, user] = useUnit([$viewNames, $user])
  const view = address?.replaceAll('/', '') ?? ''
  const isKept = views.has(view)
  const screen = text.of(`view.${view}`, view)
  return (
    <Page>
      <PageTitle title={isKept ? screen : text('view.CoreSysNotFound')} />
      <EmptyState
        icon={isKept ? 'lock' : 'search'}
        title={isKept ? text('notFound.noAccess', { screen }) : text('notFound.title')}
        action={<Link href={paths.home}>{text('notFound.home')}</Link>}
      >
        {isKept && text('notFound.noAccessWhy', { login: user?.login ?? '' })}
        {!isKept && (address ? text('notFound.address', { address }) : text('notFound.why'))}
      </EmptyState>
    </Page>
  )
}
