/** Whether what the ledger of accessibility names as a proof is there. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { lintRule, lostProof as lost } from '../ledgers/proofs.ts'
import { root } from '../run.ts'

const axe = createRequire(import.meta.url)('axe-core') as { getRules: () => { ruleId: string; tags: string[] }[] }
const rules = new Map(axe.getRules().map(({ ruleId, tags }) => [ruleId, tags]))

/** A rule of axe counts where axe itself ties it to the criterion. */
function lostRule(criterion: string, rule: string): string | null {
  const tags = rules.get(rule)
  if (!tags) return `axe has no rule ${rule}`
  if (
    tags.includes('experimental') &&
    !readFileSync(join(root, '.storybook/preview.tsx'), 'utf8').includes(`'${rule}'`)
  )
    return `${rule} is not asked`
  return tags.some((tag) => tag === `RGAA-${criterion}` || tag.startsWith(`RGAA-${criterion}.`))
    ? null
    : `${rule} is none of ${criterion}`
}

/** Why a proof of a criterion proves nothing; null when it is there. */
export const lostProof = (criterion: string, proof: string): string | null =>
  lost(proof, { axe: (rule) => lostRule(criterion, rule), lint: lintRule })
