import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

// 3 of 4: safe from a stolen hash that is slow to try, which ours is.
const safe = 3

/** Whether a password withstands guessing: no common one, no run or repetition, nothing made of `known` words such as the login. */
export function isHardToGuess(password: string, known: readonly string[]): boolean {
  const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return meter.check(password.slice(0, 100), [...known]).score >= safe && known.every((word) => !password.toLowerCase().includes(word.toLowerCase()))
}
