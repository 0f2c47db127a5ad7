/** Whether what the ledger names as a proof is there. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lostProof } from '../accessibility/proofs.ts'
import { root } from '../run.ts'
import { proofOf } from './titles.ts'

const scripts = () =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts

/** Why a proof proves nothing; null when it is there. */
export function whyLost(proof: string): string | null {
  const { kind, from } = proofOf(proof)
  if (kind !== 'command') return lostProof('', proof)
  const [, program = ''] = /^node (\S+)/.exec(from) ?? []
  if (program) return existsSync(join(root, program)) ? null : `no ${program}`
  const [, script = ''] = /^npm run ([\w:-]+)(?: |$)/.exec(from) ?? []
  return script in scripts() ? null : `no npm script ${script}`
}
