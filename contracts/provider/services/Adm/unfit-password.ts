import { Refusal } from '../../kit.ts'
import { isCommon } from '../../security/password-strength.ts'

// The shortest password (docs/specification/rules.md#passwords).
const shortest = 8

/** Throws R11 when a new password and its copy differ, R12 when it is too short or one that is tried first. */
export function refuseUnfit(newPassword: string, newPasswordCopy: string): void {
  if (newPassword !== newPasswordCopy) throw new Refusal('R11')
  if (Array.from(newPassword).length < shortest) throw new Refusal('R12')
  if (isCommon(newPassword)) throw new Refusal('commonPassword')
}
