import { useSyncExternalStore } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { waiting } from './confirm.ts'

/** Shows the questions of `confirm()`. Mount it once, inside the `UiProvider`. */
export function ConfirmHost() {
  const [question] = useSyncExternalStore(waiting.subscribe, waiting.get, waiting.get)
  return question ? <ConfirmDialog key={question.id} options={question.options} onAnswer={question.answer} /> : null
}
