import {
  CacheLookupPolicy,
  type Configuration,
  createStandardPublicClientApplication,
  EventType,
  InteractionRequiredAuthError,
  ProtocolMode,
} from '@azure/msal-browser'
import type { DirectoryConfig } from '../../config/config.ts'
import type { Prompt } from './directory.ts'

export { directoryWindow } from './directory-window.ts'

/** Milliseconds a window may stay open: a second factor takes its time, and a closed window is noticed elsewhere. */
const longestWindow = 15 * 60_000

interface SignInOpening {
  /** The `window` object that opens it. */
  opener: Window
  /** Identifies the window's answer among others. */
  id: string
  prompt?: Prompt | null
  /** Authority to use. @default that of the configuration */
  authority?: string
}

interface SignOutOpening {
  id: string
  onOpened: (opened: Window) => void
}

/** The part of MSAL that the console uses. Rejects with MSAL's own errors. */
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

/** Whether a token has expired, or will in a minute. */
const isSpent = (claims: object): boolean =>
  'exp' in claims && typeof claims.exp === 'number' && claims.exp * 1000 < Date.now() + 60_000

/** Starts MSAL. `redirectUri`: the page that windows come back to. */
export async function startMsal(config: DirectoryConfig, redirectUri: string): Promise<Msal> {
  const { scopes } = config
  const application = await createStandardPublicClientApplication(settings(config, redirectUri))

  /** What the directory asks for beside a sign-in, such as a second factor; the next window passes it on. */
  let challenge: string | undefined

  const silently = async () => {
    const account = application.getActiveAccount()
    const ask = (cacheLookupPolicy: CacheLookupPolicy) =>
      application.acquireTokenSilent({ scopes, cacheLookupPolicy, ...(account ? { account } : {}) })
    // No hidden frame: browsers keep the directory's cookies from it, and while it waits the user's gesture runs out.
    const { idToken, idTokenClaims } = await ask(CacheLookupPolicy.AccessTokenAndRefreshToken).catch(
      (error: unknown) => {
        if (error instanceof InteractionRequiredAuthError) challenge = error.claims
        throw error
      },
    )
    // MSAL checks the access token's expiry, the API that of the identity token.
    return isSpent(idTokenClaims) ? (await ask(CacheLookupPolicy.RefreshToken)).idToken : idToken
  }

  const inWindow = async ({ opener, id, prompt, authority }: SignInOpening) => {
    const { account, idToken } = await application.acquireTokenPopup({
      scopes,
      state: id,
      popupWindowParent: opener,
      // A window that was lost, or left by a reload, must not block the next one.
      overrideInteractionInProgress: true,
      ...(prompt ? { prompt } : {}),
      ...(authority ? { authority } : {}),
      ...(challenge && !authority ? { claims: challenge } : {}),
    })
    if (!authority) {
      application.setActiveAccount(account)
      challenge = undefined
    }
    return idToken
  }

  // MSAL posts the options of a sign-out to other tabs, and a window cannot be cloned: the window is taken from its event instead.
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

  const clear = () => {
    challenge = undefined
    return application.clearCache()
  }
  return { silently, inWindow, endInWindow, clear }
}
