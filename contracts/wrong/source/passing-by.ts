import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutation } from './mutation.ts'
import type { Passed } from './passing.ts'
import { partAt } from './probes.ts'
import type { rulesByFile } from './sources.ts'

/** What executes a place of the source: descriptions of interactions, names of scenarios. */
export interface Passing {
  interactions: string[]
  scenarios: string[]
}

/** Sources that run in a thread of the provider, whose execution is not recorded: whatever starts the thread counts as executing all of them. */
const inThread = /^imports\/(lines|limits)\.ts$/
const startsThread = 'imports/read-table.ts:'

const byPart = (passed: Record<string, string[]>): Map<string, string[]> => {
  const found = new Map<string, string[]>()
  for (const [name, parts] of Object.entries(passed))
    for (const part of parts) found.set(part, [...(found.get(part) ?? []), name])
  return found
}

/** File with the demo that scenarios run on (null: no scenarios), and the pattern of their names. */
interface Watched {
  demo: string | null
  wanted: string
}

/** Finds in a separate process what each interaction and scenario executes. */
async function watch({ demo, wanted }: Watched): Promise<Passed> {
  const child = fork(join(import.meta.dirname, 'passing.ts'), demo === null ? [] : [demo, wanted], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [passed] = (await once(child, 'message')) as [Passed]
  return passed
}

/** Where the result is kept, and a digest of the sources, interactions and scenarios it was found with. */
export interface PassingKept {
  file: string
  by: string
}

/** As `watch`, or its kept result from a run with the same sources, interactions and scenarios. */
async function watchOnce(watched: Watched, kept: PassingKept | null): Promise<Passed> {
  if (kept !== null && existsSync(kept.file)) {
    const { by, passed } = JSON.parse(readFileSync(kept.file, 'utf8')) as { by: string; passed: Passed }
    if (by === kept.by) return passed
  }
  const passed = await watch(watched)
  if (kept !== null) writeFileSync(kept.file, JSON.stringify({ by: kept.by, passed }))
  return passed
}

/** Finds what executes a mistake; for code that runs at the provider's start, everything of the services that import its source. */
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
