/** The field that can mend a refusal, by its code, where that is always the same one (docs/specification/codes.md#refusals). */
export const refusalFields: Readonly<Partial<Record<string, string>>> = {
  R11: 'newPasswordCopy',
  R12: 'newPassword',
  R13: 'password',
  R14: 'newPassword',
  R18: 'statut',
  R19: 'gamme',
  R20: 'idLocalisation',
  R27: 'idValeurParent',
  R28: 'idReferentielVersion',
  R30: 'value',
}

/** Code of the refusal of a value that another record bears. */
export const duplicateCode = 'R2'

/** Codes of refusals of a record that is used: it is not deleted, or what others hold of it is not changed. */
export const usedCodes: readonly string[] = ['R4', 'R21', 'R31']
