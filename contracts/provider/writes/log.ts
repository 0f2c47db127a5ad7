import type { Connection } from '../database/database.ts'
import type { Caller } from '../security/caller.ts'

export type LogState = 'OK' | 'ALERTE' | 'REFUS' | 'ERREUR'
export type LogAction =
  | 'CONNEXION'
  | 'DECONNEXION'
  | 'CREATION'
  | 'MODIFICATION'
  | 'SUPPRESSION'
  | 'ACTIVATION'
  | 'DESACTIVATION'
  | 'IMPORT'
  | 'DROITS'
  | 'MOTDEPASSE'
  | 'VERROU'

/** The value of a field before and after a change. */
interface Change {
  champ: string
  ancien: unknown
  nouveau: unknown
}

/** One line of the log. It never holds a password or a token. */
export interface LogLine {
  now: Date
  caller: Pick<Caller, 'idUser' | 'lbUser' | 'address'> | null
  refEtat?: LogState
  refAction: LogAction
  typeObjet: string
  refObjet: string
  lbObjet: string
  message?: string
  changements?: readonly Change[]
}

/** The fields that differ between two rows, those missing in the first included. */
export function changesBetween(before: object | undefined, after: object): Change[] {
  const old = new Map(Object.entries(before ?? {}))
  return Object.entries(after)
    .filter(([champ, nouveau]) => (old.get(champ) ?? null) !== (nouveau ?? null))
    .map(([champ, nouveau]) => ({ champ, ancien: old.get(champ) ?? null, nouveau: nouveau ?? null }))
}

/** The log action of a change: activation or deactivation where `isActif` changes. */
export function changeOf(before: { isActif: boolean }, { isActif }: { isActif?: boolean | undefined }): LogAction {
  if (isActif === undefined || isActif === before.isActif) return 'MODIFICATION'
  return isActif ? 'ACTIVATION' : 'DESACTIVATION'
}

/** Appends a line to the log. */
export async function writeLog(
  db: Connection,
  { now, caller, refEtat = 'OK', changements = [], message, ...line }: LogLine,
): Promise<void> {
  await db
    .insertInto('log')
    .values({
      ...line,
      refEtat,
      dtLog: now.toISOString(),
      idUser: caller?.idUser ?? null,
      lbUser: caller?.lbUser ?? null,
      adresse: caller?.address ?? null,
      message: message ?? null,
      changements: JSON.stringify(changements),
    })
    .execute()
}
