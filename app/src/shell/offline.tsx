import { Button } from '@ronde/ui/button'
import { EmptyState } from '@ronde/ui/empty-state'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { useText } from '../locales/use-text.ts'
import { useHere } from '../navigation/here.ts'
import { isSafeAddress } from '../navigation/menu-entry.ts'
import { paths } from '../navigation/paths.ts'
import { $reconnecting, reconnectAsked } from './reconnect.ts'
import { PageTitle } from './page-title.tsx'
import { Page } from './page.styles.ts'

/** Seconds before the first attempt, and the most between two. */
const first = 2
const most = 60

const fromOf = (state: unknown): string => {
  const from = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' && isSafeAddress(from) ? from : paths.home
}

/** The server cannot be reached: retries by itself, less and less often, and leads back to where the user was. */
export function Offline() {
  const text = useText()
  const { state } = useHere()
  const [isTrying, reconnect] = useUnit([$reconnecting, reconnectAsked])
  const [{ left, attempts }, setWait] = useState({ delay: first, left: first, attempts: 0 })
  const from = fromOf(state)

  useEffect(() => {
    const timer = setInterval(
      () =>
        setWait((wait) => {
          if (wait.left > 1) return { ...wait, left: wait.left - 1 }
          const delay = Math.min(most, wait.delay * 2)
          return { delay, left: delay, attempts: wait.attempts + 1 }
        }),
      1000,
    )
    return () => clearInterval(timer)
  }, [])

  useEffect(() => {
    if (attempts > 0) reconnect({ from })
  }, [attempts, from, reconnect])

  return (
    <Page>
      <PageTitle title={text('offline.title')} />
      <EmptyState
        icon="refresh-cw"
        title={text('offline.why')}
        action={
          <Button tone="primary" isPending={isTrying} onPress={() => reconnect({ from })}>
            {text('offline.now')}
          </Button>
        }
      >
        {text('offline.next', { count: isTrying ? 0 : left })}
      </EmptyState>
    </Page>
  )
}
