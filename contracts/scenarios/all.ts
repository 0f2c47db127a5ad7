import { administrators } from './administrators.ts'
import { answers } from './answers.ts'
import { Lacking } from './broken.ts'
import { clients } from './clients.ts'
import { directory } from './directory.ts'
import { fileForms } from './file-forms.ts'
import { fileLines } from './file-lines.ts'
import { filePlaces } from './file-places.ts'
import { fileRanges } from './file-ranges.ts'
import { fileValues } from './file-values.ts'
import { files } from './files.ts'
import { follows } from './follows.ts'
import { imports } from './imports.ts'
import { lists } from './lists.ts'
import { listsAgree } from './lists-agree.ts'
import { listsAsked } from './lists-asked.ts'
import { locks } from './locks.ts'
import { logged } from './log.ts'
import { loggedToo } from './log-of-files.ts'
import { menus } from './menus.ts'
import { menusKept } from './menus-kept.ts'
import { namesFollow } from './names-follow.ts'
import { orders } from './orders.ts'
import { pageFiles } from './page-files.ts'
import { parameters } from './parameters.ts'
import { people } from './people.ts'
import type { Scenario } from './scenario.ts'
import { servicesMade } from './services-made.ts'
import { sessions } from './sessions.ts'
import { tasks } from './tasks.ts'
import { type Tried, World } from './world.ts'
import { writes } from './writes.ts'

export const scenarios: readonly Scenario[] = [
  ...sessions,
  ...writes,
  ...locks,
  ...lists,
  ...answers,
  ...menus,
  ...people,
  ...logged,
  ...tasks,
  ...loggedToo,
  ...menusKept,
  ...clients,
  ...directory,
  ...administrators,
  ...orders,
  ...imports,
  ...follows,
  ...namesFollow,
  ...listsAsked,
  ...listsAgree,
  ...servicesMade,
  ...parameters,
  ...files,
  ...pageFiles,
  ...fileForms,
  ...fileLines,
  ...fileValues,
  ...filePlaces,
  ...fileRanges,
]

/** Result of a scenario: kept, broken (with the reason), or left out (because of an option that was not given, or of data that is not there). */
export interface Result {
  name: string
  outcome: 'kept' | 'broken' | 'left out' | 'lacking'
  why: string
  milliseconds: number
}

const lent = {
  restart: 'restart',
  patience: 'waitUntil',
  client: 'client',
  directory: 'directoryToken',
  alone: 'isAlone',
} as const
const option = {
  restart: '--restart COMMAND',
  patience: '--patience SECONDS',
  client: '--client ID:SECRET',
  directory: '--directory COMMAND',
  alone: '--alone',
} as const

async function resultOf({ name, needs, isProposed, run }: Scenario, world: World): Promise<Result> {
  if (needs && !world.tried[lent[needs]])
    return { name, outcome: 'left out', why: `it needs ${option[needs]}`, milliseconds: 0 }
  const startedAt = performance.now()
  const ended = (outcome: Result['outcome'], why: string): Result => ({
    name,
    outcome,
    why,
    milliseconds: Math.round(performance.now() - startedAt),
  })
  try {
    await run(world)
    return ended('kept', '')
  } catch (error) {
    if (error instanceof Lacking) return ended('lacking', `the server’s data lacks ${error.message}`)
    const why = error instanceof Error ? error.message : String(error)
    return ended('broken', isProposed ? `${why} (proposed: --leave-out it where you do without)` : why)
  }
}

/** Runs scenarios one after the other, and reports each as it ends. Throws an explained error when nobody can sign in. */
export async function runScenarios(
  tried: Tried,
  some: readonly Scenario[],
  tell: (result: Result) => void = () => {},
): Promise<Result[]> {
  const world = new World(tried)
  await world.begin()
  const results: Result[] = []
  for (const scenario of some) {
    const result = await resultOf(scenario, world)
    results.push(result)
    tell(result)
  }
  await world.end()
  return results
}
