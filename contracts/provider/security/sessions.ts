import type { Connection } from '../database/database.ts'

/** Ends the sessions of a user, for good, but the one of the token `kept`. */
export async function endSessions(db: Connection, idUser: number, kept: string | null = null): Promise<void> {
  await db
    .updateTable('users')
    .set((row) => ({ session: row('session', '+', 1), sessionKept: kept }))
    .where('idUser', '=', idUser)
    .execute()
}
