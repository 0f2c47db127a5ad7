import { sample } from 'effector'
import { $text, type Text } from '../../locales/intl.ts'
import { escaped, type Notice, noticeOfFailure, sourceOf } from '../../notices/notice.ts'
import { noticed } from '../../notices/notices.ts'
import { bulkEnded, type BulkRun } from './bulk.ts'

const rowsIn = (items: readonly { keys: readonly string[] }[]): number => items.reduce((sum, { keys }) => sum + keys.length, 0)

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
    ...(failed.length > 0 ? [text('bulk.failed', { count: rowsIn(failed.map(({ item }) => item)) }), ...reasons.slice(0, 3)] : []),
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

const told = sample({ clock: bulkEnded, source: $text, fn: (text, run) => noticeOfBulk(run, text) })
// An answer without a value and without a reason changed nothing that is known of: there is nothing to tell.
sample({ clock: told, filter: ({ text }) => text !== '', target: noticed })
