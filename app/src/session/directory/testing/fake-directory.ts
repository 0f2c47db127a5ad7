import { tokenOf } from '../../../kit/testing/tokens.ts'
import { heldAnswers } from '../../../kit/testing/held-answers.ts'
import type { Directory, WindowOptions } from '../directory.ts'
import { DirectoryFailure } from '../failure.ts'

/** What the directory was asked, in order. */
type Asked = keyof Omit<Directory, 'canReset'>

/** A directory whose windows the test answers. */
export interface FakeDirectory extends Directory {
  asked: readonly Asked[]
  /** The windows that were opened, in order, with what they were given. */
  windows: readonly WindowOptions[]
  signIns: ReturnType<typeof heldAnswers<string>>
  resets: ReturnType<typeof heldAnswers<void>>
  signOuts: ReturnType<typeof heldAnswers<boolean>>
}

interface Given {
  /** Identity token that a silent sign-in gives; without one it rejects. */
  silent?: string
  canReset?: boolean
}

export function fakeDirectory({ silent, canReset = true }: Given = {}): FakeDirectory {
  const asked: Asked[] = []
  const windows: WindowOptions[] = []
  const [signIns, resets, signOuts] = [heldAnswers<string>(), heldAnswers<void>(), heldAnswers<boolean>()]
  const noting =
    <Arguments extends unknown[], Result>(name: Asked, act: (...args: Arguments) => Result) =>
    (...args: Arguments): Result => {
      asked.push(name)
      return act(...args)
    }
  const opening =
    <Result>(next: () => Promise<Result>) =>
    (options: WindowOptions) => {
      windows.push(options)
      return next()
    }
  return {
    asked,
    windows,
    signIns,
    resets,
    signOuts,
    canReset,
    prepare: noting('prepare', () => Promise.resolve()),
    signInSilently: noting('signInSilently', () =>
      silent ? Promise.resolve(silent) : Promise.reject(new DirectoryFailure('other', 'no_account_error')),
    ),
    signIn: noting('signIn', opening(signIns.next)),
    resetPassword: noting('resetPassword', opening(resets.next)),
    bringForward: noting('bringForward', () => {}),
    forget: noting('forget', () => Promise.resolve()),
    signOut: noting('signOut', signOuts.next),
  }
}

/** A directory's identity token, issued `ago` ms before `now` and valid for an hour. */
export const identityToken = (now: number, ago = 0): string => {
  const iat = Math.floor((now - ago) / 1000)
  return tokenOf({ iat, exp: iat + 3600 } as object)
}
