import { mayBeDone } from '@ronde/contracts/wire'
import { sample } from 'effector'
import { $text, type Text } from '../../locales/intl.ts'
import { escaped, type Notice, type NoticeButton, noticeOfFailure, sourceOf } from '../../notices/notice.ts'
import { noticed } from '../../notices/notices.ts'
import { takeBackOvertaken } from '../../notices/taking-back.ts'
import { type Bulk, bulkEnded, bulkRefused, type BulkRun, type Failed, usedIn } from './bulk.ts'
import { capital, deedWords } from './deed-words.ts'

const rowsIn = (items: readonly { keys: readonly string[] }[]): number =>
  items.reduce((sum, { keys }) => sum + keys.length, 0)

/** Count of the refused calls, and of those whose outcome is unknown. */
export function failedText(bulk: Bulk, failed: readonly Failed[], text: Text): string {
  const unsure = failed.filter(({ failure }) => mayBeDone(failure))
  const unknown = rowsIn(unsure.map(({ item }) => item))
  const refused = rowsIn(failed.map(({ item }) => item)) - unknown
  const told = (key: 'bulk.failed' | 'bulk.unsure', count: number) =>
    count > 0 ? [text(key, { count, ...deedWords(bulk, count, text) })] : []
  return [...told('bulk.failed', refused), ...told('bulk.unsure', unknown)].join('\n')
}

/** Records of a service, told apart from those of others. */
const subjectsOf = ({ endpoint }: Bulk, keys: readonly string[]) => keys.map((key) => `${endpoint.service} ${key}`)

/** Notice of a bulk that has ended; several failures have a report of their own. */
function noticeOfBulk({ bulk, saved, failed, state }: BulkRun, text: Text): Notice {
  const keys = saved.flatMap(({ item }) => item.keys)
  const isMeant = (key: string) => !bulk.aside?.has(key)
  const count = keys.filter(isMeant).length
  const one = count === 1 ? saved.find(({ item }) => item.keys.some(isMeant)) : undefined
  const { undo, instead } = bulk
  const used = usedIn({ bulk, failed })
  const words = deedWords(bulk, count, text)
  const reasons = [
    ...new Set(failed.map(({ failure }) => noticeOfFailure(failure, text, bulk.endpoint)?.text ?? '')),
  ].filter(Boolean)
  const outcome = [
    ...(count > 0
      ? [
          one
            ? capital(text('bulk.doneOne', { ...words, name: escaped(one.item.name) }))
            : text('bulk.done', { count, ...words }),
        ]
      : []),
    ...(state === 'stopped' ? [text('bulk.stopped', { count: bulk.items.length - saved.length - failed.length })] : []),
    ...(failed.length > 0 ? [failedText(bulk, failed, text), ...reasons.slice(0, 3)] : []),
    ...(count > 0 ? (bulk.spared ?? []).map(escaped) : []),
  ]
  const isLogged = failed.length > 0 || (undo !== undefined && keys.length > 0)
  const offer = (label: string, of: readonly string[], run: NonNullable<Bulk['undo']>) => ({
    text: label,
    onPress: (pressed: NoticeButton) => run(of, pressed),
    subjects: subjectsOf(bulk, of),
  })
  return {
    type: failed.length > 0 ? 'error' : 'success',
    text: outcome.join('\n'),
    // Refusals, and changes that can be taken back, are in the log; the user who made them has read them.
    source: isLogged ? sourceOf(bulk.endpoint) : undefined,
    isRead: isLogged ? !failed.some(({ failure }) => mayBeDone(failure)) : undefined,
    // A deletion cannot be taken back: there is one button at most.
    button:
      instead && used.length > 0
        ? offer(instead.text, used, instead.run)
        : undo && keys.length > 0
          ? offer(text('action.undo'), keys, undo)
          : undefined,
  }
}

// A later change of the same records overtakes the offer to take one back, before it is told itself.
sample({
  clock: bulkEnded,
  fn: ({ bulk, saved }) => {
    const subjects = new Set(
      subjectsOf(
        bulk,
        saved.flatMap(({ item }) => item.keys),
      ),
    )
    return ({ subjects: known = [] }: NonNullable<Notice['button']>) => known.some((subject) => subjects.has(subject))
  },
  target: takeBackOvertaken,
})
sample({ clock: bulkEnded, source: $text, fn: (text, run) => noticeOfBulk(run, text), target: noticed })
// A question may have stood open while another change began: what was answered then is not done.
sample({
  clock: bulkRefused,
  source: $text,
  fn: (text): Notice => ({ type: 'warning', text: text('bulk.running') }),
  target: noticed,
})
