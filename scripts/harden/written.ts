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

/** What is named, in order. */
const known = <Value>(seen: Readonly<Record<string, Value>>, names: ReadonlySet<string>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(seen)
      .filter(([name]) => names.has(name))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

/**
 * Adds what was seen to what is known, and writes the page. What was seen before stays known until it is seen anew; what the ledger no
 * longer names is forgotten.
 */
export function keepSeen({ seed, proofs = {}, guards = {} }: Partial<Seen>, rows: readonly Row[]): Seen {
  const before = readSeen()
  const namedProofs = new Set(rows.flatMap((row) => row.proofs))
  const namedGuards = new Set(rows.flatMap((row) => (row.guards ?? []).map(nameOf)))
  const kept: Seen = {
    seed: seed ?? before.seed,
    proofs: known({ ...before.proofs, ...proofs }, namedProofs),
    guards: known({ ...before.guards, ...guards }, namedGuards),
  }
  writeFileSync(join(root, seenFile), `${JSON.stringify(kept, null, 2)}\n`)
  writeFileSync(join(root, pageFile), hardeningPage(rows, kept))
  return kept
}
