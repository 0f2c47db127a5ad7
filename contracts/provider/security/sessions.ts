import type { Connection } from '../database/database.ts'

/** Ends all sessions of a user except that of the token `kept`. */
export async function endSessions(db: Connection, idUser: number, kept: string | null = null): Promise<void> {
  await db
    .updateTable('users')
    .set((row) => ({ session: row('session', '+', 1), sessionKept: kept }))
    .where('idUser', '=', idUser)
    .execute()
}

/** Ends all sessions of all users. */
export async function endEverySession(db: Connection): Promise<void> {
  await db
    .updateTable('users')
    .set((row) => ({ session: row('session', '+', 1), sessionKept: null }))
    .execute()
}
