import type { LogAction, LogState } from '../../writes/log.ts'
import { isMessageKey, type Language, tell, type Words } from '../../messages/messages.ts'

/** States of a line (docs/specification/codes.md#states), in the order in which they are listed. */
export const etats: Readonly<Record<LogState, Words>> = {
  OK: { fr: 'Succès', en: 'Success' },
  ALERTE: { fr: 'Alerte', en: 'Warning' },
  REFUS: { fr: 'Refus', en: 'Refused' },
  ERREUR: { fr: 'Erreur', en: 'Error' },
}

/** Actions of lines, with their labels. */
export const actions: Readonly<Record<LogAction, Words>> = {
  CONNEXION: { fr: 'Connexion', en: 'Sign-in' },
  DECONNEXION: { fr: 'Déconnexion', en: 'Sign-out' },
  CREATION: { fr: 'Création', en: 'Creation' },
  MODIFICATION: { fr: 'Modification', en: 'Change' },
  SUPPRESSION: { fr: 'Suppression', en: 'Deletion' },
  ACTIVATION: { fr: 'Activation', en: 'Activation' },
  DESACTIVATION: { fr: 'Désactivation', en: 'Deactivation' },
  IMPORT: { fr: 'Import', en: 'Import' },
  DROITS: { fr: 'Droits', en: 'Rights' },
  MOTDEPASSE: { fr: 'Mot de passe', en: 'Password' },
  VERROU: { fr: 'Verrou', en: 'Lock' },
}

/** The label of a code, or the code itself when it is unknown. */
export const labelOf = (words: Readonly<Record<string, Words>>, code: string, language: Language): string =>
  words[code]?.[language] ?? code

/** Every label in one language, by its code. */
export const labelsIn = (words: Readonly<Record<string, Words>>, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([code, label]) => [code, label[language]]))

/** Keys of messages that log lines store. */
const reasons = ['R6', 'R7', 'R8', 'R13', 'upgraded', 'endedAtServer'] as const

/** Texts of these messages, by key. */
export const reasonsIn = (language: Language): Record<string, string> =>
  Object.fromEntries(reasons.map((reason) => [reason, tell(language, reason)]))

/** The text of a line's message. */
export const messageOf = (message: string | null, language: Language): string | null =>
  message !== null && isMessageKey(message) ? tell(language, message) : message
