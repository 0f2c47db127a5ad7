import { ConfirmHost } from '@ronde/ui/confirm-dialog'
import { SessionAlert } from '../session/session-alert.tsx'

export { createCall } from '@ronde/contracts/call'
export { icons } from '@ronde/ui/icons'
export { ToastHost } from '@ronde/ui/toast'
export { Frame } from './frame.tsx'
export { Routed } from './routed.tsx'

/** What may open over any page of a signed-in user. */
export function Layers() {
  return (
    <>
      <ConfirmHost />
      <SessionAlert />
    </>
  )
}
