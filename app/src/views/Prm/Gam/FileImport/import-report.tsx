import type { PageInfo } from '@ronde/contracts/services/Prm/GamRapport'
import { Banner } from '@ronde/ui/banner'
import { Button } from '@ronde/ui/button'
import { Progress } from '@ronde/ui/progress'
import { useText } from '../../../../locales/use-text.ts'
import type { PageFile } from './model.ts'

interface ImportReportProps {
  files: readonly PageFile[]
  pages: readonly PageInfo[]
  isRunning: boolean
  onRetry: (file: { id: string }) => void
  onStop: () => void
}

/** Pages named at most: the list of pages has all. */
const mostNamed = 12

/** How far the import is, what it came to, and which pages are left without a file. */
export function ImportReport({ files, pages, isRunning, onRetry, onStop }: ImportReportProps) {
  const text = useText()
  const of = (...states: PageFile['state'][]) => files.filter(({ state }) => states.includes(state))
  const [done, failed, ready] = [of('done'), of('failed'), of('chosen').filter((file) => file.pages.length > 0)]
  const sum = (field: 'inserted' | 'updated') => done.reduce((total, file) => total + file[field], 0)
  const taken = new Set(files.flatMap((file) => file.pages))
  const left = pages.filter(({ idPage, lbFichier }) => lbFichier === null && !taken.has(idPage)).map(({ refPage }) => refPage)
  const onTheirWay = of('queued', 'sending')
  if (isRunning) {
    const all = done.length + failed.length + onTheirWay.length
    const sent = done.length + failed.length + onTheirWay.reduce((total, file) => total + file.sent, 0)
    return (
      <Banner actions={<Button size="small" onPress={onStop}>{text('files.stop')}</Button>}>
        {text('files.running', { done: done.length + failed.length, all })}
        <Progress kind="bar" label={text('files.progress')} value={all > 0 ? sent / all : 0} />
      </Banner>
    )
  }
  return (
    <>
      {(done.length > 0 || failed.length > 0) && (
        <Banner
          tone={failed.length > 0 ? 'error' : 'info'}
          actions={failed.length > 0 ? <Button size="small" icon="rotate-ccw" onPress={() => failed.forEach(onRetry)}>{text('files.retryAll')}</Button> : undefined}
        >
          {[
            text('files.done', { count: done.length, inserted: sum('inserted'), updated: sum('updated') }),
            ...(failed.length > 0 ? [text('files.failed', { count: failed.length })] : []),
          ].join(' ')}
        </Banner>
      )}
      {ready.length > 0 && <p role="status">{text('files.ready', { count: ready.length })}</p>}
      {left.length > 0 && <p>{text('files.left', { count: left.length, pages: left.slice(0, mostNamed).join(', ') + (left.length > mostNamed ? '…' : '') })}</p>}
    </>
  )
}
