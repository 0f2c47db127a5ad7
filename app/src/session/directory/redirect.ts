/** The page that the directory's windows come back to: hands the answer to the page that waits for it, and closes. */
import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge'
import { answeredChannel } from './directory-window.ts'

/** Id of this window, given when it was opened: the directory returns it after the `|` of the state. */
function ownId(): string {
  const { hash, search } = location
  const state = new URLSearchParams(hash.slice(1)).get('state') ?? new URLSearchParams(search).get('state') ?? ''
  return state.split('|')[1] ?? ''
}

const channel = new BroadcastChannel(answeredChannel)
channel.postMessage(ownId())
channel.close()
// Opened by hand, the page has no answer to hand over: it says that it may be closed.
broadcastResponseToMainFrame().catch(() => {})
