import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

// 3 of 4: resists offline guessing against a slow hash, as argon2id is.
const safe = 3

/** The zxcvbn score of 0 to 4, from under a thousand guesses to over ten thousand million. */
const scoreOf = (password: string, known: readonly string[] = []): number =>
  new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }).check(password.slice(0, 100), [...known]).score

/** Whether a password is hard to guess: not common, no run or repetition, not made of `known` words such as the login. */
export const isHardToGuess = (password: string, known: readonly string[]): boolean =>
  scoreOf(password, known) >= safe && known.every((word) => !password.toLowerCase().includes(word.toLowerCase()))

let common: ReadonlySet<string> | undefined

/** Whether a password is among the first that are guessed: on the list of common ones, a run or a repetition. */
export function isCommon(password: string): boolean {
  common ??= new Set(dictionary['passwords-common'])
  return common.has(password.toLowerCase()) || scoreOf(password) === 0
}
