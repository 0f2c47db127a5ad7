import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

// 3 of 4: safe from a stolen hash that is slow to try, which ours is.
const safe = 3

/** A score of 0 to 4: tries needed, from a thousand to ten thousand millions (zxcvbn). */
const scoreOf = (password: string, known: readonly string[] = []): number =>
  new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }).check(password.slice(0, 100), [...known]).score

/** Whether a password withstands guessing: no common one, no run or repetition, nothing made of `known` words such as the login. */
export const isHardToGuess = (password: string, known: readonly string[]): boolean =>
  scoreOf(password, known) >= safe && known.every((word) => !password.toLowerCase().includes(word.toLowerCase()))

let common: ReadonlySet<string> | undefined

/** Whether a password is of those that are tried first: on the list of common ones, a run or a repetition. */
export function isCommon(password: string): boolean {
  common ??= new Set(dictionary['passwords-common'])
  return common.has(password.toLowerCase()) || scoreOf(password) === 0
}
