import { ConfirmHost } from '@ronde/ui/confirm-dialog'
import { SessionAlert } from '../session/session-alert.tsx'

export { giveLate, homeAhead } from '../late.ts'
export { recordingCall } from './recorder/calls.ts'
export { icons } from '@ronde/ui/icons'
export { ToastHost } from '@ronde/ui/toast'
export { libraryTexts } from './library-texts.ts'
export { Password } from './password.tsx'
export { createConsoleRouter, Pages } from './router.tsx'

/** The layers that can open over any page of a signed-in user. */
export function Layers() {
  return (
    <>
      <ConfirmHost />
      <SessionAlert />
    </>
  )
}
