import { Button } from '@ronde/ui/button'
import { Dialog } from '@ronde/ui/dialog'
import { useUnit } from 'effector-react'
import { useEffect, useId, useRef } from 'react'
import { useText } from '../locales/use-text.ts'
import { $changing, $ownChanges, ownPasswordSubmitted } from './password-change.ts'
import { entryClosed } from './password-entry.ts'
import { PasswordForm } from './password-form.tsx'
import { $user } from '../session/session.ts'

interface OwnPasswordProps {
  isOpen: boolean
  onClose: () => void
}

/** Asks the user who is signed in for a new password; the session goes on under it. */
export function OwnPassword({ isOpen, onClose }: OwnPasswordProps) {
  const [changes, forget] = useUnit([$ownChanges, entryClosed])
  const heard = useRef(changes)
  useEffect(() => {
    if (changes === heard.current) return
    heard.current = changes
    onClose()
  }, [changes, onClose])
  // Closed by whatever way, Back too: what was typed is not there when it opens again.
  useEffect(() => {
    if (!isOpen) forget()
    return () => {
      forget()
    }
  }, [isOpen, forget])
  return isOpen ? <OwnPasswordDialog onClose={onClose} /> : null
}

function OwnPasswordDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const formId = useId()
  const [user, isChanging, submit] = useUnit([$user, $changing, ownPasswordSubmitted])
  const title = text('password.title')
  return (
    <Dialog
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('editor.cancel')}</Button>
          <Button tone="primary" type="submit" form={formId} isPending={isChanging}>
            {text('editor.save')}
          </Button>
        </>
      }
    >
      <PasswordForm id={formId} label={title} login={user?.login ?? ''} onSubmit={submit} />
    </Dialog>
  )
}
