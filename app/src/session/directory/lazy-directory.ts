import type { DirectoryConfig } from '../../config/config.ts'
import { loadChunk } from '../../base/chunk.ts'
import type { Directory, WindowOptions } from './directory.ts'
import type { directoryWindow, DirectoryWindow } from './directory-window.ts'
import { DirectoryFailure, directoryFailure } from './failure.ts'
import { forgetInteraction, forgetKept } from './kept.ts'
import type { Msal } from './msal.ts'

/** Milliseconds a silent sign-in may take: later, browsers may block a window as not opened by the user. */
const silentLimit = 3_000
/** Milliseconds in which the directory must be reached. */
const reachLimit = 10_000
/** Milliseconds a sign-out window may stay open. */
const signOutLimit = 60_000
/** Milliseconds in which the answer of a closed window must come: its message takes another way than its closing. */
const lastAnswerLimit = 10_000

const limited = <Result>(ms: number, act: Promise<Result>): Promise<Result> => {
  const { promise, reject } = Promise.withResolvers<Result>()
  const timer = setTimeout(() => reject(new DirectoryFailure('unreachable', 'timeout')), ms)
  return Promise.race([act, promise]).finally(() => clearTimeout(timer))
}

/** Rejects when the directory cannot be reached: a window that shows the browser's error page would not tell. */
async function reach(authority: string): Promise<void> {
  await fetch(`${authority.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    mode: 'no-cors',
    cache: 'no-store',
    signal: AbortSignal.timeout(reachLimit),
  }).catch(() => {
    throw new DirectoryFailure('unreachable', 'no answer')
  })
}

const never = (act: Promise<unknown>): Promise<never> => act.then(() => new Promise<never>(() => {}))

/** The page beside `index.html` that the directory redirects to; its address must be registered at the directory. */
const redirectAddress = (): string => new URL(`${import.meta.env.BASE_URL}redirect.html`, location.origin).href

/** The modules to fetch: MSAL, and the one that knows its windows. */
interface Loaded {
  msal: Msal
  openingWindow: typeof directoryWindow
}

/** The company's directory through MSAL, which is loaded when it is first needed. */
export function lazyDirectory(config: DirectoryConfig): Directory {
  const { authority, passwordResetAuthority } = config
  let loading: Promise<Loaded> | null = null
  let current: DirectoryWindow | null = null

  const load = (): Promise<Loaded> => {
    loading ??= loadChunk('directory', () => import('./msal.ts')).then(
      async ({ startMsal, directoryWindow: openingWindow }) => ({
        msal: await startMsal(config, redirectAddress()),
        openingWindow,
      }),
      () => {
        throw new DirectoryFailure('notLoaded')
      },
    )
    loading.catch(() => {
      loading = null
    })
    return loading
  }

  const inWindow = async (
    at: string,
    onClosed: () => void,
    act: (msal: Msal, opened: DirectoryWindow) => Promise<string>,
  ): Promise<string> => {
    let opened: DirectoryWindow | null = null
    try {
      const { msal, openingWindow } = await load()
      current?.leave()
      current?.close()
      opened = current = openingWindow(onClosed)
      const answer = await Promise.race([act(msal, opened), never(reach(at))])
      // MSAL reports a sign-out as done when the next window has interrupted it.
      if (current !== opened) throw new DirectoryFailure('closed', 'superseded')
      return answer
    } catch (error) {
      opened?.close()
      throw directoryFailure(error)
    } finally {
      opened?.leave()
    }
  }

  const forget = async () => {
    forgetKept()
    const loaded = await loading?.catch(() => null)
    await loaded?.msal.clear().catch(() => {})
    forgetKept()
  }

  return {
    canReset: passwordResetAuthority !== undefined,
    prepare: async () => void (await load().catch(() => null)),
    signInSilently: async () => limited(silentLimit, (await load()).msal.silently()),
    signIn: ({ prompt = null, onClosed }: WindowOptions) =>
      inWindow(authority, onClosed, (msal, { opener, id }) => msal.inWindow({ opener, id, prompt })),
    resetPassword: async ({ onClosed }: WindowOptions) => {
      const at = passwordResetAuthority ?? authority
      await inWindow(at, onClosed, (msal, { opener, id }) => msal.inWindow({ opener, id, authority: at }))
      // A token of the reset authority signs nobody in.
      await forget()
    },
    bringForward: () => current?.front(),
    forget,
    signOut: () => {
      const closed = Promise.withResolvers<void>()
      const end = (msal: Msal, { id, watch }: DirectoryWindow) => {
        // MSAL opens no window while it believes another interaction is under way.
        forgetInteraction()
        const ended = msal.endInWindow({ id, onOpened: watch }).then(() => 'ended')
        const endedAfterAll = closed.promise.then(() => limited(lastAnswerLimit, ended))
        return limited(signOutLimit, Promise.race([ended, endedAfterAll]))
      }
      return inWindow(authority, closed.resolve, end).then(
        () => true,
        () => false,
      )
    },
  }
}
