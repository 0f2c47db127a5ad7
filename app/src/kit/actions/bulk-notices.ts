import { mayBeDone } from '@ronde/contracts/wire'
import { sample } from 'effector'
import { $text, type Text } from '../../locales/intl.ts'
import { escaped, type Notice, noticeOfFailure, sourceOf } from '../../notices/notice.ts'
import { noticed } from '../../notices/notices.ts'
import { bulkEnded, type BulkRun, type Failed } from './bulk.ts'

const rowsIn = (items: readonly { keys: readonly string[] }[]): number => items.reduce((sum, { keys }) => sum + keys.length, 0)

/** How many were refused, and of how many nobody knows whether they were done. */
export function failedText(failed: readonly Failed[], text: Text): string {
  const unsure = failed.filter(({ failure }) => mayBeDone(failure))
  const counts = { failed: rowsIn(failed.map(({ item }) => item)) - rowsIn(unsure.map(({ item }) => item)), unsure: rowsIn(unsure.map(({ item }) => item)) }
  return [...(counts.failed > 0 ? [text('bulk.failed', { count: counts.failed })] : []), ...(counts.unsure > 0 ? [text('bulk.unsure', { count: counts.unsure })] : [])].join('\n')
}

/** What is told when a bulk has ended; several failures have a report of their own. */
export function noticeOfBulk({ bulk, saved, failed, state }: BulkRun, text: Text): Notice {
  const count = rowsIn(saved.map(({ item }) => item))
  const one = count === 1 ? saved[0] : undefined
  const keys = saved.flatMap(({ item }) => item.keys)
  const { undo } = bulk
  const reasons = [...new Set(failed.map(({ failure }) => noticeOfFailure(failure, text, bulk.endpoint)?.text ?? ''))].filter(Boolean)
  const outcome = [
    ...(count > 0 ? [one ? text('bulk.doneOne', { name: escaped(one.item.name) }) : text('bulk.done', { count })] : []),
    ...(state === 'stopped' ? [text('bulk.stopped', { count: bulk.items.length - saved.length - failed.length })] : []),
    ...(failed.length > 0 ? [failedText(failed, text), ...reasons.slice(0, 3)] : []),
    ...(count > 0 ? (bulk.spared ?? []).map(escaped) : []),
  ]
  return {
    type: failed.length > 0 ? 'error' : 'success',
    text: outcome.join('\n'),
    // What the server refused is a notification; that all went well, with its undo, is the console's own word.
    ...(failed.length > 0 ? { source: sourceOf(bulk.endpoint) } : {}),
    ...(undo && keys.length > 0 ? { button: { text: text('action.undo'), onPress: () => undo(keys) } } : {}),
  }
}

sample({ clock: bulkEnded, source: $text, fn: (text, run) => noticeOfBulk(run, text), target: noticed })
