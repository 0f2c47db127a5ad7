/** Checks that the proofs in the security ledger exist. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checks } from '../doctor/examine.ts'
import { type Kind, lintRule, lostProof as lost } from '../ledgers/proofs.ts'
import { root } from '../run.ts'

const doctorCheck: Kind = (name) =>
  checks.some((check) => check.name === name) ? null : `the doctor does not look at ${name}`

const npmScript: Kind = (name) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
  return name in scripts ? null : `there is no npm run ${name}`
}

/** Why a proof is invalid; null when it exists. */
export const lostProof = (proof: string): string | null =>
  lost(proof, { doctor: doctorCheck, lint: lintRule, npm: npmScript })
