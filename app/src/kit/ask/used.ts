import { usedCodes } from '@ronde/contracts/refusals'
import type { CallFailure } from '@ronde/contracts/wire'

/** Whether a call was refused because the record is in use. */
export const isUsed = ({ kind, messages }: CallFailure): boolean =>
  kind === 'refused' && messages.some(({ code }) => usedCodes.includes(code ?? ''))
