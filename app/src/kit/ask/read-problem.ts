import type { Text } from '../../locales/intl.ts'
import { formatInstant } from '../../base/dates.ts'
import { noticeOfFailure } from '../../notices/notice.ts'
import type { Read } from './use-read.ts'

/** Why a read failed, and when it is tried again by itself; empty when it did not fail. */
export function readProblem({ error, retryAt }: Pick<Read<unknown>, 'error' | 'retryAt'>, text: Text): string {
  const why = (error && noticeOfFailure(error, text)?.text) ?? ''
  if (!why || retryAt === null) return why
  // Words of a server may end without a full stop.
  const sentence = /[.!?…]\s*$/.test(why) ? why : `${why}.`
  return `${sentence} ${text('failure.again', { time: formatInstant(new Date(retryAt).toISOString(), 'clock') })}`
}
