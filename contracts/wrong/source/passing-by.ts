import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutation } from './mutation.ts'
import type { Passed } from './passing.ts'
import { partAt } from './probes.ts'
import type { rulesByFile } from './sources.ts'

/** Who comes by a place: descriptions of interactions, names of scenarios. */
export interface Passing {
  interactions: string[]
  scenarios: string[]
}

/** What a thread of the provider does, of which nothing is told: whoever comes by what starts it comes by all of it. */
const inThread = /^imports\/(lines|limits)\.ts$/
const startsThread = 'imports/read-table.ts:'

const byPart = (passed: Record<string, string[]>): Map<string, string[]> => {
  const found = new Map<string, string[]>()
  for (const [name, parts] of Object.entries(passed))
    for (const part of parts) found.set(part, [...(found.get(part) ?? []), name])
  return found
}

/** Of the scenarios, what they are played on, and what finds them by their names: no demo, no scenarios. */
interface Watched {
  demo: string | null
  wanted: string
}

/** Asks a process of its own for what each comes by. */
async function watch({ demo, wanted }: Watched): Promise<Passed> {
  const child = fork(join(import.meta.dirname, 'passing.ts'), demo === null ? [] : [demo, wanted], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [passed] = (await once(child, 'message')) as [Passed]
  return passed
}

/** Where what was found is kept, and what it was found with: sources, interactions and scenarios. */
export interface PassingKept {
  file: string
  by: string
}

/** The same, unless it is kept from a run with the same sources, interactions and scenarios. */
async function watchOnce(watched: Watched, kept: PassingKept | null): Promise<Passed> {
  if (kept !== null && existsSync(kept.file)) {
    const { by, passed } = JSON.parse(readFileSync(kept.file, 'utf8')) as { by: string; passed: Passed }
    if (by === kept.by) return passed
  }
  const passed = await watch(watched)
  if (kept !== null) writeFileSync(kept.file, JSON.stringify({ by: kept.by, passed }))
  return passed
}

/** Finds who comes by a mistake: where it is done as the provider starts, all of the services that come to its source. */
export async function passing(
  rules: ReturnType<typeof rulesByFile>,
  watched: Watched,
  kept: PassingKept | null,
): Promise<(mutation: Mutation) => Passing> {
  const { atStart, byInteraction, byScenario } = await watchOnce(watched, kept)
  const always = new Set(atStart)
  const [interactions, scenarios] = [byPart(byInteraction), byPart(byScenario)]
  const parts = new Map([...rules].map(([file, { text }]) => [file, partAt(file, text)]))
  const reading = (found: Map<string, string[]>) => [
    ...new Set([...found].flatMap(([part, names]) => (part.startsWith(startsThread) ? names : []))),
  ]
  const ofThread = { interactions: reading(interactions), scenarios: reading(scenarios) }
  return ({ file, start }) => {
    if (inThread.test(file)) return ofThread
    const part = parts.get(file)?.(start)
    if (part !== undefined && !always.has(part))
      return { interactions: interactions.get(part) ?? [], scenarios: scenarios.get(part) ?? [] }
    const services = new Set(rules.get(file)?.services)
    const isOf = (description: string) => services.has(description.split('/', 1)[0] ?? '')
    return { interactions: Object.keys(byInteraction).filter(isOf), scenarios: Object.keys(byScenario) }
  }
}
