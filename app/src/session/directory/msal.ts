import {
  CacheLookupPolicy,
  type Configuration,
  createStandardPublicClientApplication,
  EventType,
  ProtocolMode,
} from '@azure/msal-browser'
import type { DirectoryConfig } from '../../config/config.ts'
import type { Prompt } from './directory.ts'

export { directoryWindow } from './directory-window.ts'

/** ms a window may stand: a second factor takes its time, and a window that is closed is noticed otherwise. */
const longestWindow = 15 * 60_000

interface SignInOpening {
  /** From where the window is opened. */
  opener: Window
  /** What tells the window's answer from others. */
  id: string
  prompt?: Prompt | null
  /** Where, if not at the authority of the configuration. */
  authority?: string
}

interface SignOutOpening {
  id: string
  onOpened: (opened: Window) => void
}

/** MSAL, as little of it as the console needs. Rejects with MSAL's own errors. */
export interface Msal {
  silently: () => Promise<string>
  inWindow: (opening: SignInOpening) => Promise<string>
  endInWindow: (opening: SignOutOpening) => Promise<void>
  clear: () => Promise<void>
}

const hasLocalStorage = (): boolean => {
  try {
    return globalThis.localStorage.length >= 0
  } catch {
    return false
  }
}

const settings = ({ clientId, authority, knownAuthorities }: DirectoryConfig, redirectUri: string): Configuration => ({
  auth: { clientId, authority, knownAuthorities, redirectUri, postLogoutRedirectUri: redirectUri },
  // docs/specification/sessions.md#what-a-browser-keeps: cached in local storage.
  cache: { cacheLocation: hasLocalStorage() ? 'localStorage' : 'memoryStorage' },
  system: { protocolMode: ProtocolMode.OIDC, popupBridgeTimeout: longestWindow },
})

/** Over, or in a minute. */
const isSpent = (claims: object): boolean =>
  'exp' in claims && typeof claims.exp === 'number' && claims.exp * 1000 < Date.now() + 60_000

/** Makes it ready. `redirectUri`: the page that windows come back to. */
export async function startMsal(config: DirectoryConfig, redirectUri: string): Promise<Msal> {
  const { scopes } = config
  const application = await createStandardPublicClientApplication(settings(config, redirectUri))

  const silently = async () => {
    const account = application.getActiveAccount()
    const ask = (cacheLookupPolicy: CacheLookupPolicy) =>
      application.acquireTokenSilent({ scopes, cacheLookupPolicy, ...(account ? { account } : {}) })
    // No hidden frame: browsers keep the directory's cookies from it, and while it waits the user's gesture runs out.
    const { idToken, idTokenClaims } = await ask(CacheLookupPolicy.AccessTokenAndRefreshToken)
    // MSAL looks at the access token's time, and the API at this one's.
    return isSpent(idTokenClaims) ? (await ask(CacheLookupPolicy.RefreshToken)).idToken : idToken
  }

  const inWindow = async ({ opener, id, prompt, authority }: SignInOpening) => {
    const { account, idToken } = await application.acquireTokenPopup({
      scopes,
      state: id,
      popupWindowParent: opener,
      // A window that was lost, or left by a reload, must not stand in the way of the next one.
      overrideInteractionInProgress: true,
      ...(prompt ? { prompt } : {}),
      ...(authority ? { authority } : {}),
    })
    if (!authority) application.setActiveAccount(account)
    return idToken
  }

  // MSAL tells other tabs of a sign-out and of all it was given, which an opener does not survive: the window is asked for instead.
  const endInWindow = ({ id, onOpened }: SignOutOpening) => {
    const account = application.getActiveAccount()
    const hearing = application.addEventCallback(
      ({ payload }) => {
        if (payload && 'popupWindow' in payload) onOpened(payload.popupWindow)
      },
      [EventType.POPUP_OPENED],
    )
    return application.logoutPopup({ state: id, ...(account ? { account } : {}) }).finally(() => {
      if (hearing) application.removeEventCallback(hearing)
    })
  }

  return { silently, inWindow, endInWindow, clear: () => application.clearCache() }
}
