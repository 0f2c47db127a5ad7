import { observed } from '../internal/observed.ts'
import { asksForText } from './confirm-options.ts'
import type { ConfirmAnswer, ConfirmInput, ConfirmInputOptions, ConfirmOptions } from './confirm-options.ts'

/** A question that waits for its answer. */
interface Question {
  id: number
  options: ConfirmOptions
  answer: (answer: ConfirmAnswer) => void
}

/** The questions asked, the one to show first. */
export const waiting = observed<readonly Question[]>([])
let asked = 0

/**
 * Asks the user through the mounted `ConfirmHost`; several questions are asked one after the other.
 * Resolves to whether the question was confirmed, and with a text field also to the text. Closing counts as no.
 */
export function confirm(options: ConfirmInputOptions): Promise<ConfirmInput>
export function confirm(
  options: ConfirmOptions & { showTextField?: false; preset?: Exclude<ConfirmOptions['preset'], 'input'> },
): Promise<boolean>
export function confirm(options: ConfirmOptions): Promise<ConfirmAnswer>
export function confirm(options: ConfirmOptions): Promise<ConfirmAnswer> {
  return new Promise((resolve) => {
    asked += 1
    const id = asked
    const answer = (given: ConfirmAnswer) => {
      waiting.set(waiting.get().filter((question) => question.id !== id))
      resolve(given)
    }
    waiting.set([...waiting.get(), { id, options, answer }])
  })
}

/** The questions of `confirm()` that are not answered yet. */
export const questions = {
  /** Answers no to all of them, the shown one and those behind it, such as when a session ends under them. */
  dismissAll(): void {
    for (const { options, answer } of waiting.get())
      answer(asksForText(options) ? { validate: false, value: options.textValue ?? '' } : false)
  },
}
