import { Banner } from '@ronde/ui/banner'
import { Button } from '@ronde/ui/button'
import { formatInstant } from '../../base/dates.ts'
import { useText } from '../../locales/use-text.ts'
import type { Editor } from './editor.ts'
import { labelIn } from './label-in.ts'
import { canLook } from './saving.ts'
import type { EditingHandle } from './use-editing.ts'

/** Notices over the fields: a draft that was taken up, a save of unknown outcome, one that came too late, values typed after one. */
export function EditorNotices({ editor, handle }: { editor: Editor; handle: EditingHandle }) {
  return (
    <>
      <StateNotice handle={handle} />
      <RetypeNotice editor={editor} handle={handle} />
    </>
  )
}

function StateNotice({ handle }: { handle: EditingHandle }) {
  const text = useText()
  const { editing, discardDraft, lookAgain, allowAgain } = handle
  const { phase, awaited, isAbsent, draftAt, look, isKeyed, since } = editing
  const isLooking = awaited !== null
  const looking = (label: 'editor.look' | 'editor.reread') => (
    <Button size="small" isPending={isLooking} onPress={lookAgain}>
      {text(label)}
    </Button>
  )
  if (phase === 'unknown') {
    const byHand = (
      <Button size="small" onPress={allowAgain}>
        {text('editor.haveLooked')}
      </Button>
    )
    if (canLook(editing)) {
      return (
        <Banner tone="warning" isUrgent actions={looking('editor.look')}>
          {text(isLooking ? 'editor.looking' : 'editor.unknown')}
        </Banner>
      )
    }
    return (
      <Banner tone="warning" isUrgent actions={isKeyed ? undefined : byHand}>
        {text(isKeyed ? 'editor.unknownAgain' : 'editor.unknownUnseen')}
      </Banner>
    )
  }
  if (phase === 'conflict' && editing.theirs === null) {
    return (
      <Banner tone="warning" isUrgent actions={look && looking('editor.reread')}>
        {text('editor.stale')}
      </Banner>
    )
  }
  if (isAbsent) return <Banner>{text('editor.absent')}</Banner>
  if (since !== null)
    return <Banner tone="warning">{text(since === 'created' ? 'editor.savedBefore' : 'editor.changedBefore')}</Banner>
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

/** Which fields of a draft have to be filled again. */
function RetypeNotice({ editor, handle: { editing } }: { editor: Editor; handle: EditingHandle }) {
  const text = useText()
  const labelOf = labelIn(editor, text)
  if (editing.retype.length === 0) return null
  return <Banner tone="warning">{text('editor.retype', { fields: editing.retype.map(labelOf).join(', ') })}</Banner>
}
