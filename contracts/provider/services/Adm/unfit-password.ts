import { Refusal } from '../../failure.ts'

// Specification section 9.
const shortest = 8

/** Throws R11 when a new password and its copy differ, R12 when it is too short. */
export function refuseUnfit(newPassword: string, newPasswordCopy: string): void {
  if (newPassword !== newPasswordCopy) throw new Refusal('R11')
  if (Array.from(newPassword).length < shortest) throw new Refusal('R12')
}
