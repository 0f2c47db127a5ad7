import { Button } from '@ronde/ui/button'
import { formatInstant } from '../../base/dates.ts'
import { useText } from '../../locales/use-text.ts'
import { DraftNotice } from './editor-host.styles.ts'
import type { EditingHandle } from './use-editing.ts'

/** What stands over the fields: a draft that was taken up, a save nobody knows the outcome of, one that came too late. */
export function EditorNotices({ handle }: { handle: EditingHandle }) {
  const text = useText()
  const { editing, discardDraft, lookAgain, allowAgain } = handle
  const { phase, isLooking, isAbsent, draftAt, look } = editing
  if (phase === 'unknown') {
    return (
      <DraftNotice role="alert" data-tone="warning">
        <span>{text(isLooking ? 'editor.looking' : look ? 'editor.unknown' : 'editor.unknownUnseen')}</span>
        {look ? (
          <Button size="small" pending={isLooking} onPress={lookAgain}>
            {text('editor.look')}
          </Button>
        ) : (
          <Button size="small" onPress={allowAgain}>
            {text('editor.haveLooked')}
          </Button>
        )}
      </DraftNotice>
    )
  }
  if (phase === 'stale') {
    return (
      <DraftNotice role="alert" data-tone="warning">
        <span>{text('editor.stale')}</span>
        {look && (
          <Button size="small" pending={isLooking} onPress={lookAgain}>
            {text('editor.reread')}
          </Button>
        )}
      </DraftNotice>
    )
  }
  if (isAbsent) {
    return (
      <DraftNotice role="status">
        <span>{text('editor.absent')}</span>
      </DraftNotice>
    )
  }
  if (draftAt === null) return null
  return (
    <DraftNotice role="status">
      <span>{text('editor.draft', { date: formatInstant(draftAt) })}</span>
      <Button tone="quiet" size="small" onPress={discardDraft}>
        {text('editor.discardDraft')}
      </Button>
    </DraftNotice>
  )
}
