/** Checks that the proofs named by the hardening ledger exist. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lostProof } from '../ledgers/proofs.ts'
import { root } from '../run.ts'

const scripts = () =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts

function lostCommand(command: string): string | null {
  const [, program = ''] = /^node (\S+)/.exec(command) ?? []
  if (program) return existsSync(join(root, program)) ? null : `no ${program}`
  const [, script = ''] = /^npm run ([\w:-]+)(?: |$)/.exec(command) ?? []
  return script in scripts() ? null : `no npm script ${script}`
}

/** Why a proof is not valid; null when it exists. */
export const whyLost = (proof: string): string | null => lostProof(proof, { command: lostCommand })
