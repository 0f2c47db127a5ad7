import { Refusal, together } from '../kit.ts'
import { isCommon } from '../../security/password-strength.ts'
import { isMadeOfWords } from '../../security/password-words.ts'

// The shortest password (docs/specification/rules.md#passwords).
const shortest = 8

const isShort = (newPassword: string): boolean => Array.from(newPassword).length < shortest

function refuseWeak(newPassword: string): void {
  if (isShort(newPassword)) throw new Refusal('R12')
  if (isCommon(newPassword)) throw new Refusal('commonPassword')
}

function refuseOther(newPassword: string, newPasswordCopy: string): void {
  if (newPassword !== newPasswordCopy) throw new Refusal('R11')
}

/** Throws R12 for a new password that is too short or common, R11 when its copy differs. */
export const refuseUnfit = (newPassword: string, newPasswordCopy: string): Promise<void> =>
  together(
    () => refuseWeak(newPassword),
    async () => refuseOther(newPassword, newPasswordCopy),
  )

/** Throws R12 for a password made of its user's login or name, or of the product's words; not for those that `refuseUnfit` refuses. */
export function refuseMadeOfWords(newPassword: string, known: readonly string[]): void {
  if (isShort(newPassword) || isCommon(newPassword)) return
  if (isMadeOfWords(newPassword, known)) throw new Refusal('commonPassword')
}
