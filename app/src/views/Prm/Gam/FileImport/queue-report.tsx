import { Banner } from '@ronde/ui/banner'
import { Button } from '@ronde/ui/button'
import { Progress } from '@ronde/ui/progress'
import { useText } from '../../../../locales/use-text.ts'
import { isUnsure, type QueuedFile } from './model.ts'

interface QueueReportProps {
  files: readonly QueuedFile[]
  isRunning: boolean
  doneText: (sums: { count: number; inserted: number; updated: number }) => string
  onRetry: (file: { id: string }) => void
  onStop: () => void
}

/** Progress of a queue of files, and its outcome. */
export function QueueReport({ files, isRunning, doneText, onRetry, onStop }: QueueReportProps) {
  const text = useText()
  const of = (...states: QueuedFile['state'][]) => files.filter(({ state }) => states.includes(state))
  const [done, failed, ready] = [of('done'), of('failed'), of('chosen').filter(({ targets }) => targets.length > 0)]
  if (isRunning) {
    const onTheirWay = of('queued', 'sending')
    const ended = done.length + failed.length
    const all = ended + onTheirWay.length
    const sent = ended + onTheirWay.reduce((total, file) => total + file.sent, 0)
    return (
      // Not the banner below with another button: what is pressed twice to send again would stop it.
      <Banner
        key="running"
        actions={
          <Button size="small" onPress={onStop}>
            {text('queue.stop')}
          </Button>
        }
      >
        {text('queue.running', { done: ended, all })}
        <Progress kind="bar" label={text('queue.progress')} value={all > 0 ? sent / all : 0} />
      </Banner>
    )
  }
  const sum = (field: 'inserted' | 'updated') => done.reduce((total, file) => total + file[field], 0)
  const unsure = failed.filter(isUnsure).length
  const refused = failed.length - unsure
  const words = [
    ...(done.length > 0 || unsure === 0
      ? [doneText({ count: done.length, inserted: sum('inserted'), updated: sum('updated') })]
      : []),
    ...(refused > 0 ? [text('queue.failed', { count: refused })] : []),
    ...(unsure > 0 ? [text('queue.mayBeDone', { count: unsure })] : []),
  ]
  return (
    <>
      {(done.length > 0 || failed.length > 0) && (
        <Banner
          tone={failed.length > 0 ? 'error' : 'info'}
          actions={
            failed.length > 0 ? (
              <Button size="small" icon="rotate-ccw" onPress={() => failed.forEach(onRetry)}>
                {text('queue.retryAll')}
              </Button>
            ) : undefined
          }
        >
          {words.join(' ')}
        </Banner>
      )}
      {ready.length > 0 && <p role="status">{text('queue.ready', { count: ready.length })}</p>}
    </>
  )
}
