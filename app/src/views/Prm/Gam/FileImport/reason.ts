import { GamRapport } from '@ronde/contracts/services/Prm/GamRapport'
import type { CallFailure } from '@ronde/contracts/wire'
import type { Text } from '../../../../locales/intl.ts'
import { noticeOfFailure } from '../../../../notices/notice.ts'

/** Why a file did not arrive; without an answer nobody knows whether it did. */
export const reasonOf = (failure: CallFailure, text: Text): string => {
  if (failure.kind === 'cancelled') return text('files.cancelled')
  if (failure.kind === 'refused' || failure.kind === 'http') return noticeOfFailure(failure, text, GamRapport.Import)?.text ?? ''
  return text('files.unsure')
}
