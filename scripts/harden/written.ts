/** The files of the ledger of hardening. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { nameOf, type Row, type Seen } from './ledger.ts'
import { hardeningPage } from './page.ts'

const rowsFile = 'docs/hardening/rows.json'
const seenFile = 'docs/hardening/seen.json'
export const pageFile = 'docs/hardening.md'

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

export const readRows = () => (readJson(rowsFile) as { rows: Row[] }).rows
export const readSeen = () => readJson(seenFile) as Seen

export const sourceOf = (file: string): string | null => {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

const sorted = <Value>(of: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(of).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** What was seen stays known until it is seen anew; what the ledger no longer names is forgotten. */
export function keepSeen(seen: Seen, rows: readonly Row[]): void {
  const proofs = new Set(rows.flatMap((row) => row.proofs))
  const guards = new Set(rows.flatMap((row) => (row.guards ?? []).map(nameOf)))
  const kept: Seen = {
    seed: seen.seed,
    proofs: sorted(Object.fromEntries(Object.entries(seen.proofs).filter(([proof]) => proofs.has(proof)))),
    guards: sorted(Object.fromEntries(Object.entries(seen.guards).filter(([name]) => guards.has(name)))),
  }
  writeFileSync(join(root, seenFile), `${JSON.stringify(kept, null, 2)}\n`)
  writeFileSync(join(root, pageFile), hardeningPage(rows, kept))
}
