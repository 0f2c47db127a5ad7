import { Banner } from '@ronde/ui/banner'
import { Button } from '@ronde/ui/button'
import { formatInstant } from '../../base/dates.ts'
import { useText } from '../../locales/use-text.ts'
import type { EditingHandle } from './use-editing.ts'

/** What stands over the fields: a draft that was taken up, a save nobody knows the outcome of, one that came too late. */
export function EditorNotices({ handle }: { handle: EditingHandle }) {
  const text = useText()
  const { editing, discardDraft, lookAgain, allowAgain } = handle
  const { phase, isLooking, isAbsent, draftAt, look } = editing
  const looking = (label: 'editor.look' | 'editor.reread') => (
    <Button size="small" pending={isLooking} onPress={lookAgain}>
      {text(label)}
    </Button>
  )
  if (phase === 'unknown') {
    const byHand = (
      <Button size="small" onPress={allowAgain}>
        {text('editor.haveLooked')}
      </Button>
    )
    return (
      <Banner tone="warning" isUrgent actions={look ? looking('editor.look') : byHand}>
        {text(isLooking ? 'editor.looking' : look ? 'editor.unknown' : 'editor.unknownUnseen')}
      </Banner>
    )
  }
  if (phase === 'stale') {
    return (
      <Banner tone="warning" isUrgent actions={look && looking('editor.reread')}>
        {text('editor.stale')}
      </Banner>
    )
  }
  if (isAbsent) return <Banner>{text('editor.absent')}</Banner>
  if (draftAt === null) return null
  return (
    <Banner
      actions={
        <Button tone="quiet" size="small" onPress={discardDraft}>
          {text('editor.discardDraft')}
        </Button>
      }
    >
      {text('editor.draft', { date: formatInstant(draftAt) })}
    </Banner>
  )
}
