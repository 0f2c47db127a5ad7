import { join } from 'node:path'
import { openDatabase } from '../../../contracts/provider/database/database.ts'
import type { Provider } from '../provider.ts'

/** One thing that was done at the console, and whether the console said in the end that it was. */
export type Entry = { isSaid: boolean } & (
  | { kind: 'case'; ref: string; label: string }
  | { kind: 'label'; ref: string; before: string; label: string }
  | { kind: 'service'; ref: string; day: string }
  | { kind: 'values'; refs: readonly string[] }
  | { kind: 'inactive'; refs: readonly string[] }
)

/** Compares the reported saves with the database: finds lost and duplicated ones. */
export async function faultsOf({ folder }: Provider, ledger: readonly Entry[]): Promise<string[]> {
  const db = openDatabase(join(folder, 'ronde.sqlite'))
  const faults: string[] = []
  const expects = (what: string, count: number, { isSaid }: Entry) => {
    if (count > 1) faults.push(`${what} is there ${count} times`)
    if (isSaid && count === 0) faults.push(`${what} was said to be saved and is not there`)
  }
  try {
    const relabelled = new Map(ledger.flatMap((entry) => (entry.kind === 'label' ? [[entry.ref, entry] as const] : [])))
    for (const entry of ledger) {
      if (entry.kind === 'case') {
        const rows = await db.selectFrom('affaire').where('refAffaire', '=', entry.ref).select('lbAffaire').execute()
        expects(`case ${entry.ref}`, rows.length, entry)
        const later = relabelled.get(entry.ref)
        const labels = later ? [later.label, ...(later.isSaid ? [] : [entry.label])] : [entry.label]
        for (const { lbAffaire } of rows)
          if (!labels.includes(lbAffaire))
            faults.push(`case ${entry.ref} is called ${lbAffaire}, not ${labels.join(' or ')}`)
      }
      if (entry.kind === 'service') {
        const rows = await db
          .selectFrom('prestation')
          .innerJoin('affaire', 'affaire.idAffaire', 'prestation.idAffaire')
          .where('refAffaire', '=', entry.ref)
          .where('dtEcheance', '=', entry.day)
          .select('idPrestation')
          .execute()
        expects(`service of ${entry.ref} for ${entry.day}`, rows.length, entry)
      }
      if (entry.kind === 'values') {
        for (const ref of entry.refs) {
          const rows = await db.selectFrom('sysvaleur').where('refValeur', '=', ref).select('idValeur').execute()
          expects(`value ${ref}`, rows.length, entry)
        }
      }
      if (entry.kind === 'inactive' && entry.isSaid) {
        const rows = await db
          .selectFrom('affaire')
          .where('refAffaire', 'in', entry.refs)
          .select(['refAffaire', 'isActif'])
          .execute()
        for (const { refAffaire, isActif } of rows)
          if (isActif) faults.push(`case ${refAffaire} was said to be inactive and is not`)
      }
    }
  } finally {
    await db.destroy()
  }
  return faults
}
