/** Run in a separate process: finds which parts of the provider's sources each interaction and scenario executes, as JSON to its parent. */
import { pact } from '../contract.ts'
import { changeModules, watchModules } from './mutated-module.ts'
import { probed } from './probes.ts'
import { replay } from './replay.ts'
import { playScenarios } from './scenarios.ts'
import { rulesByFile } from './sources.ts'

/** The parts that each executes, and the parts executed at the provider's start, which affect all. */
export interface Passed {
  atStart: string[]
  byInteraction: Record<string, string[]>
  byScenario: Record<string, string[]>
}

process.on('disconnect', () => process.exit())
let passed = new Set<string>()
Object.assign(globalThis, { rondePassed: (part: string) => passed.add(part) })
const since = (): string[] => {
  const parts = [...passed]
  passed = new Set()
  return parts
}

const rules = rulesByFile()
watchModules()
changeModules((file, text) => {
  // Cached results would be computed by the first call alone.
  if (file === 'database/prepared.ts') return text.replace(/\b(written|made)\.get\(\w+\) \?\? /g, '')
  return rules.has(file) ? probed(file, text) : undefined
})
const { referenceProvider } = await import('../../provider/reference.ts')
const reference = await referenceProvider()
const told: Passed = { atStart: since(), byInteraction: {}, byScenario: {} }
for (const interaction of pact.interactions) {
  const fault = await replay(reference, interaction)
  if (fault !== null) throw new Error(`${interaction.description}: ${fault}`)
  told.byInteraction[interaction.description] = since()
}
await reference.server.close()
const [demo, wanted = ''] = process.argv.slice(2)
if (demo)
  await playScenarios({
    demo,
    isWanted: (name) => new RegExp(wanted).test(name),
    step: ({ name, outcome, why }) => {
      if (outcome === 'broken') throw new Error(`${name}: ${why}`)
      told.byScenario[name] = since()
    },
  })
process.send?.(told, () => process.exit())
