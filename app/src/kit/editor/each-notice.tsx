import { Banner } from '@ronde/ui/banner'
import { Button } from '@ronde/ui/button'
import { Progress } from '@ronde/ui/progress'
import { useText } from '../../locales/use-text.ts'
import { noticeOfFailure } from '../../notices/notice.ts'
import { Failed } from './editor-host.styles.ts'
import type { Editor } from './editor.ts'
import type { useEach } from './use-each.ts'

interface EachNoticeProps {
  editor: Editor
  each: ReturnType<typeof useEach>
}

/** Over the fields of a form that makes several records: how far their saves are, then those that were not saved. */
export function EachNotice({ editor, each: { notSaved, isSavedBefore, progress, stop } }: EachNoticeProps) {
  const text = useText()
  if (progress) {
    const label = text('editor.eachProgress', progress)
    return (
      <Banner
        actions={
          <Button size="small" onPress={() => stop?.()}>
            {text('bulk.stop')}
          </Button>
        }
      >
        {label}
        <Progress kind="bar" label={label} value={progress.done / progress.total} />
      </Banner>
    )
  }
  if (isSavedBefore) return <Banner tone="warning">{text('editor.savedBefore')}</Banner>
  if (notSaved.length === 0) return null
  return (
    <Banner tone="error" isUrgent>
      {text('editor.eachLeft', { count: notSaved.length })}
      <Failed>
        {notSaved.map(({ name, failure }) => (
          <li key={name}>
            <strong>{name}</strong>{' '}
            {failure
              ? (noticeOfFailure(failure, text, editor.endpoint)?.text ?? text('failure.other'))
              : text('editor.eachNotSent')}
          </li>
        ))}
      </Failed>
    </Banner>
  )
}
