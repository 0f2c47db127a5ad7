import { Button } from '@ronde/ui/button'
import { Dialog } from '@ronde/ui/dialog'
import { Progress } from '@ronde/ui/progress'
import { useUnit } from 'effector-react'
import { useText } from '../../locales/use-text.ts'
import { noticeOfFailure } from '../../notices/notice.ts'
import { failedText } from './bulk-notices.ts'
import { $bulkRun, bulkAsked, type BulkItem, bulkStopped, reportClosed, restOf, usedIn } from './bulk.ts'
import { Failures, RunBar } from '../rows/list.styles.ts'

/** How far a change of several rows is, with a way to stop it; then the refusals, row by row, and a way to try those again. */
export function BulkReport({ view }: { view: string }) {
  const text = useText()
  const [run, stop, close, ask] = useUnit([$bulkRun, bulkStopped, reportClosed, bulkAsked])
  if (!run || run.bulk.place !== view || run.bulk.items.length < 2) return null
  const { bulk, done, failed, state } = run
  const { title, items } = bulk
  const goOn = (waiting: readonly BulkItem[]) => {
    close()
    ask({ ...bulk, items: waiting })
  }
  if (state === 'running' || state === 'stopping') {
    const label = text('bulk.progress', { title, done, total: items.length })
    return (
      <RunBar role="group" aria-label={title}>
        <span>{label}</span>
        <Progress kind="bar" label={label} value={done / items.length} />
        <Button size="small" isPending={state === 'stopping'} onPress={() => stop()}>
          {text('bulk.stop')}
        </Button>
      </RunBar>
    )
  }
  const rest = restOf(run)
  if (state === 'stopped' && rest.length > 0 && failed.length === 0) {
    const label = text('bulk.rest', { title, count: rest.length })
    return (
      <RunBar role="group" aria-label={title}>
        <span>{label}</span>
        <Progress kind="bar" label={label} value={done / items.length} />
        <span>
          <Button size="small" tone="primary" onPress={() => goOn(rest)}>
            {text('bulk.goOn')}
          </Button>{' '}
          <Button size="small" onPress={() => close()}>
            {text('list.close')}
          </Button>
        </span>
      </RunBar>
    )
  }
  if (failed.length === 0) return null
  const used = usedIn(run)
  const turn = () => {
    close()
    bulk.instead?.run(used)
  }
  const again = () => {
    close()
    ask({ ...bulk, items: failed.map(({ item }) => item) })
  }
  return (
    <Dialog
      title={failedText(bulk, failed, text)}
      width={640}
      onOpenChange={() => close()}
      footer={
        <>
          {bulk.instead && used.length > 0 && (
            <Button onPress={turn}>{text('bulk.instead', { action: bulk.instead.text, count: used.length })}</Button>
          )}
          {rest.length > 0 && <Button onPress={() => goOn(rest)}>{text('bulk.goOn')}</Button>}
          <Button onPress={again}>{text('bulk.again')}</Button>
          <Button tone="primary" onPress={() => close()}>
            {text('list.close')}
          </Button>
        </>
      }
    >
      {/* The report appears while the user does something else: Enter must neither close it nor retry. */}
      <Failures tabIndex={0} aria-label={failedText(bulk, failed, text)}>
        {failed.map(({ item, failure }) => (
          <li key={item.keys.join(' ')}>
            <strong>{item.name}</strong> {noticeOfFailure(failure, text, bulk.endpoint)?.text ?? text('failure.other')}
          </li>
        ))}
      </Failures>
    </Dialog>
  )
}
