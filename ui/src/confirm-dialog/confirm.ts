import { observed } from '../internal/observed.ts'
import type { ConfirmAnswer, ConfirmInput, ConfirmInputOptions, ConfirmOptions } from './confirm-options.ts'

/** A question that waits for its answer. */
export interface Question {
  id: number
  options: ConfirmOptions
  answer: (answer: ConfirmAnswer) => void
}

/** The questions asked, the one to show first. */
export const questions = observed<readonly Question[]>([])
let asked = 0

/**
 * Asks the user through the mounted `ConfirmHost`; several questions are asked one after the other.
 * Answers whether it was confirmed, and with a text field also what was written. Closing is a no.
 */
export function confirm(options: ConfirmInputOptions): Promise<ConfirmInput>
export function confirm(options: ConfirmOptions & { showTextField?: false; preset?: Exclude<ConfirmOptions['preset'], 'input'> }): Promise<boolean>
export function confirm(options: ConfirmOptions): Promise<ConfirmAnswer>
export function confirm(options: ConfirmOptions): Promise<ConfirmAnswer> {
  return new Promise((resolve) => {
    asked += 1
    const id = asked
    const answer = (given: ConfirmAnswer) => {
      questions.set(questions.get().filter((question) => question.id !== id))
      resolve(given)
    }
    questions.set([...questions.get(), { id, options, answer }])
  })
}
