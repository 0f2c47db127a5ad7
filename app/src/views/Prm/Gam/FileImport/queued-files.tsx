import { confirm } from '@ronde/ui/confirm-dialog'
import { FileDrop, type FileDropProps } from '@ronde/ui/file-drop'
import { useUnit } from 'effector-react'
import { type ReactNode, useEffect } from 'react'
import type { Text } from '../../../../locales/intl.ts'
import { useText } from '../../../../locales/use-text.ts'
import { noticeOfFailure } from '../../../../notices/notice.ts'
import { LeaveGuard } from '../../../../kit/editor/leave-guard.tsx'
import { type FileQueue, isUnsure, type QueuedFile } from './model.ts'
import { QueueReport } from './queue-report.tsx'

interface QueuedFilesProps extends Pick<FileDropProps, 'label' | 'help' | 'accept' | 'maxSize' | 'isDisabled'> {
  queue: FileQueue
  /** Key of the record that the files are for. */
  place: number
  /** Keys of the pages that a file's name matches. */
  targetsOf: (file: File) => readonly number[]
  /** Content beside a file: the choice of its pages. */
  children: (file: QueuedFile, setTargets: (targets: readonly number[]) => void) => ReactNode
  /** Text about the files that were written. */
  doneText: (sums: { count: number; inserted: number; updated: number }) => string
  /** Remaining tasks, below the report. */
  rest?: ReactNode
}

const states = { chosen: 'waiting', queued: 'waiting', sending: 'sending', done: 'done', failed: 'error' } as const

/** Why a file was not written; of one that may have been, why nobody knows. Undefined: its sending did not fail. */
function reasonOf(file: QueuedFile, text: Text, { endpoint }: FileQueue): string | undefined {
  if (!file.failure) return undefined
  if (isUnsure(file)) return text(file.failure.kind === 'cancelled' ? 'queue.cancelled' : 'queue.unsure')
  return noticeOfFailure(file.failure, text, endpoint)?.text
}

/** The files of one record in a queue; updates with it. */
export function useQueued(queue: FileQueue, place: number): readonly QueuedFile[] {
  return useUnit(queue.$files).filter((one) => one.place === place)
}

/** Drop zone and list of files, with their pages and progress, and a question before the user leaves while files are being sent. */
export function QueuedFiles({ queue, place, targetsOf, children, doneText, rest, ...drop }: QueuedFilesProps) {
  const text = useText()
  const files = useQueued(queue, place)
  const [isRunning, show, choose, target, remove, retry, stop] = useUnit([
    queue.$isRunning,
    queue.shown,
    queue.chosen,
    queue.targeted,
    queue.removed,
    queue.retried,
    queue.stopped,
  ])
  useEffect(() => {
    show(place)
  }, [show, place])
  const ask = () =>
    confirm({
      title: text('queue.leave'),
      message: text('queue.leaveWhy'),
      tone: 'danger',
      buttonTrueText: text('queue.leaveYes'),
      buttonFalseText: text('queue.leaveNo'),
    })
  return (
    <>
      <QueueReport files={files} isRunning={isRunning} doneText={doneText} onRetry={retry} onStop={stop} />
      {!isRunning && rest}
      <FileDrop
        {...drop}
        isMultiple
        files={files.map((one) => ({
          id: one.id,
          name: one.file.name,
          size: one.file.size,
          state: states[one.state],
          progress: one.sent,
          reason: reasonOf(one, text, queue),
          content: children(one, (targets) => target({ id: one.id, targets })),
        }))}
        onFiles={({ files: dropped }) =>
          choose({ place, files: dropped.map((file) => ({ file, targets: targetsOf(file) })) })
        }
        onCancel={remove}
        onRetry={retry}
        onRemove={remove}
      />
      <LeaveGuard isOn={isRunning} isClosing={() => false} ask={ask} onLeave={stop} />
    </>
  )
}
