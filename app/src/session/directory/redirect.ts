/** The page that the directory's windows come back to: hands the answer to the page that waits for it, and closes. */
import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge'
import { answeredChannel } from './directory-window.ts'

/** Which window this is, as it was told at its opening: the directory gives it back after the `|` of the state. */
function ownId(): string {
  const { hash, search } = location
  const state = new URLSearchParams(hash.slice(1)).get('state') ?? new URLSearchParams(search).get('state') ?? ''
  return state.split('|')[1] ?? ''
}

const channel = new BroadcastChannel(answeredChannel)
channel.postMessage(ownId())
channel.close()
// Opened by hand, there is no answer to hand over: the page says that it may be closed.
broadcastResponseToMainFrame().catch(() => {})
