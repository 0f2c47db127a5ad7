import { Banner } from '@ronde/ui/banner'
import { Button } from '@ronde/ui/button'
import { useText } from '../../locales/use-text.ts'
import { isUsed } from '../ask/used.ts'
import type { EditingHandle } from './use-editing.ts'

/** How the record of an editor is put out of use. */
export interface Retiring {
  /** Text of the menu entry that offers the action. */
  text: string
  run: () => void
}

interface UsedNoticeProps {
  handle: EditingHandle
  retiring: Retiring | null
  /** Leaves the editor, after its question; true when it was left. */
  leave: () => Promise<boolean>
}

/** Offers to deactivate a record whose change was refused because it is in use. */
export function UsedNotice({ handle: { editing }, retiring, leave }: UsedNoticeProps) {
  const text = useText()
  const { failure, phase } = editing
  if (!retiring || !failure || phase !== 'editing' || !isUsed(failure)) return null
  const retire = () => void leave().then((isLeft) => isLeft && retiring.run())
  return (
    <Banner
      actions={
        <Button size="small" onPress={retire}>
          {retiring.text}
        </Button>
      }
    >
      {text('editor.used')}
    </Banner>
  )
}
