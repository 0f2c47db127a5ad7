/** Checks that the proofs in the accessibility ledger exist. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { lintRule, lostProof as lost } from '../ledgers/proofs.ts'
import { root } from '../run.ts'

const axe = createRequire(import.meta.url)('axe-core') as { getRules: () => { ruleId: string; tags: string[] }[] }
const rules = new Map(axe.getRules().map(({ ruleId, tags }) => [ruleId, tags]))

/** Why an axe rule is no proof: it counts only where axe tags it with the criterion. */
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

/** Why a proof of a criterion is invalid; null when it exists. */
export const lostProof = (criterion: string, proof: string): string | null =>
  lost(proof, { axe: (rule) => lostRule(criterion, rule), lint: lintRule })
