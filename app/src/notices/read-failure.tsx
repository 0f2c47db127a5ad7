import type { CallFailure } from '@ronde/contracts/wire'
import { ErrorPanel } from '@ronde/ui/error-panel'
import type { ReactNode } from 'react'
import { formatInstant } from '../base/dates.ts'
import type { Text } from '../locales/intl.ts'
import { useText } from '../locales/use-text.ts'
import { noticeOfFailure } from './notice.ts'

interface FailedRead {
  error: CallFailure | null
  /** When it is tried again by itself: a time in ms since 1970. */
  retryAt?: number | null
  retry: () => void
}

/** Why a read failed, and when it is tried again by itself; empty when it did not fail. */
function problemOf({ error, retryAt = null }: FailedRead, text: Text): string {
  const why = (error && noticeOfFailure(error, text)?.text) ?? ''
  if (!why || retryAt === null) return why
  // Words of a server may end without a full stop.
  const sentence = /[.!?…]\s*$/.test(why) ? why : `${why}.`
  return `${sentence} ${text('failure.again', { time: formatInstant(new Date(retryAt).toISOString(), 'clock') })}`
}

interface ReadFailureProps {
  of: FailedRead
  title?: ReactNode
  /** No message told it: the call was a quiet one. @default false */
  isQuiet?: boolean
}

/**
 * In place of what could not be read: why, and the way to read it again. The message of the failed call tells it to a screen reader;
 * here it is told only of a quiet call, which has no message.
 */
export function ReadFailure({ of, title, isQuiet = false }: ReadFailureProps) {
  const text = useText()
  return <ErrorPanel title={title} message={problemOf(of, text)} onRetry={of.retry} isTold={!isQuiet} />
}
