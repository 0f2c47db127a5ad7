import type { CallFailure } from '@ronde/contracts/wire'

/** Refusals of what is used (deleted, or changed in what others hold of it), by their codes, and in words where a server gives no codes. */
const codes: readonly string[] = ['R4', 'R21', 'R31']
const words =
  /^(?:Utilisé \d+ fois|Used \d+ times|Désactivez l['’]action|Deactivate the action|Changement refusé|Change refused)/u

/** Whether something was refused because the record is used. */
export const isUsed = ({ kind, messages }: CallFailure): boolean =>
  kind === 'refused' && messages.some(({ message, code }) => (code ? codes.includes(code) : words.test(message)))
