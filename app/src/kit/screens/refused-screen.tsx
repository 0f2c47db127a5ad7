import { Button } from '@ronde/ui/button'
import { EmptyState } from '@ronde/ui/empty-state'
import { Link } from '@ronde/ui/link'
import { PageHeader } from '@ronde/ui/page-header'
import type { CallFailure } from '@ronde/contracts/wire'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { useText } from '../../locales/use-text.ts'
import { roleOfView } from '../../navigation/needed-role.ts'
import { joinMessages } from '../../notices/notice.ts'
import { $user } from '../../session/session.ts'
import { Refused, RefusedActions } from './refused-screen.styles.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'

interface RefusedScreenProps {
  /** Name of the view, by which the required role is known. */
  view: string
  /** Title of the screen. */
  screen: string
  failure: CallFailure
  onRetry: () => void
  /** Whether it is inside a home: its heading is one level lower, and does not set the page's title. */
  isNested?: boolean
}

/** Whether the server refused a call for lack of a right. */
export const isForbidden = (failure: CallFailure | null): failure is CallFailure => failure?.status === 403

/** Shown in place of a screen whose data the server refuses to this user: names the refused call, and the role to ask for. */
export function RefusedScreen({ view, screen, failure, onRetry, isNested = false }: RefusedScreenProps) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const title = text('refused.title', { screen })
  const role = roleOfView(view)
  const group = useUnit($user)?.lbGroupe ?? ''
  usePageTitle(isNested ? null : title)
  useEffect(() => {
    // The focused element was removed with the screen; an open dialog keeps the focus.
    if (!document.querySelector('[role=dialog]')) heading.current?.focus()
  }, [])
  return (
    <Refused>
      <PageHeader title={title} level={isNested ? 2 : 1} headingRef={heading} />
      <EmptyState
        icon="lock"
        title={joinMessages(failure.messages) || text('failure.403')}
        action={
          <RefusedActions>
            <Link href="/">{text('notFound.home')}</Link>
            <Button icon="refresh-cw" onPress={onRetry}>
              {text('refused.retry')}
            </Button>
          </RefusedActions>
        }
      >
        {role === null ? text('refused.ask', { screen }) : text('refused.role', { role: text(`role.${role}`), group })}
      </EmptyState>
    </Refused>
  )
}
