/** Reads and writes the proofs of the project's parts. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import type { Proofs } from './chosen.ts'
import { type Part, parts, provenFile } from './parts.ts'

const path = join(root, provenFile)

export const readProofs = (): Proofs => (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Proofs) : {})

/** Keeps proofs of parts beside those of the others. */
export function keepProofs(kept: Proofs): void {
  const all = { ...readProofs(), ...kept }
  const sorted = Object.fromEntries(parts.map((part: Part) => [part, all[part]]))
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`)
}
