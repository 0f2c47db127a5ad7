/** Run in processes of their own, by `pool.ts`: tries mistakes, one after the other. */
import type { Interaction } from '../../pacts/pact.ts'
import type { Reference } from '../../provider/reference.ts'
import { pact } from '../contract.ts'
import { mutate, watchModules } from './mutated-module.ts'
import type { Mutation } from './mutation.ts'
import { replay } from './replay.ts'
import { Broken } from '../../scenarios/broken.ts'
import { playScenarios } from './scenarios.ts'

/** A mistake for a process to try. */
export interface Asked {
  mutation: Mutation
  /** Descriptions of the interactions, and names of the scenarios, that execute the place. */
  interactions: readonly string[]
  scenarios: readonly string[]
  /** File with the demo, for the scenarios; null: only the pact is tried. */
  demo: string | null
}

/** Result of a mistake: what showed it, and how. */
export interface Shown {
  /** `start`: the provider did not even start, which no contract has to show. Null: nothing showed it. */
  by: 'pact' | 'scenario' | 'start' | null
  /** The interaction or the scenario. */
  shownBy: string
  why: string
}

/** Message of the process: the start of a step, or the result. */
export type Told = { step: string } | Shown

const tell = (told: Told) => void process.send?.(told)

/** Whether an interaction is slow: it hashes passwords or starts a thread. */
const isSlow = ({ description }: Interaction): boolean =>
  /\/(Import|ChangePassword|Authenticate\w*|AddUser|UpdateUser):/.test(description)

/** One interaction of each operation, then a second of each, and so on, so that mistakes are shown early. */
function spread(interactions: readonly Interaction[]): Interaction[] {
  const operations = [...Map.groupBy(interactions, ({ description }) => description.split(':', 1)[0]).values()]
  const most = Math.max(0, ...operations.map((own) => own.length))
  const all = Array.from({ length: most }, (_, at) => operations.flatMap((own) => own[at] ?? [])).flat()
  return all.toSorted((one, other) => Number(isSlow(one)) - Number(isSlow(other)))
}

async function byPact(reference: Reference, interactions: readonly Interaction[]): Promise<Shown | null> {
  for (const interaction of interactions) {
    const { description } = interaction
    tell({ step: description })
    const why = await replay(reference, interaction).catch((error: unknown) => String(error))
    if (why !== null) return { by: 'pact', shownBy: description, why }
  }
  return null
}

async function byScenarios({ scenarios, demo }: Asked): Promise<Shown | null> {
  if (demo === null) return null
  const isWanted = (name: string) => scenarios.includes(name)
  try {
    const results = await playScenarios({ demo, isWanted, step: ({ name }) => tell({ step: name }) })
    const broken = results.find(({ outcome }) => outcome === 'broken')
    return broken ? { by: 'scenario', shownBy: broken.name, why: broken.why } : null
  } catch (error) {
    if (error instanceof Broken) return { by: 'scenario', shownBy: 'signing in', why: error.message }
    throw error
  }
}

async function tried(asked: Asked): Promise<Shown> {
  mutate(asked.mutation)
  let reference: Reference
  try {
    const { referenceProvider } = await import('../../provider/reference.ts')
    reference = await referenceProvider()
  } catch (error) {
    return { by: 'start', shownBy: '', why: String(error) }
  }
  const own = new Set(asked.interactions)
  try {
    const some = pact.interactions.filter(({ description }) => own.has(description))
    const caught = await byPact(reference, spread(some))
    if (caught) return caught
  } finally {
    await reference.server.close()
  }
  return (await byScenarios(asked)) ?? { by: null, shownBy: '', why: '' }
}

watchModules()
// A mistake may leave a rejected promise that nobody awaits, which must not end the process.
process.on('unhandledRejection', () => {})
process.on('uncaughtException', () => {})
process.on('disconnect', () => process.exit())
process.on('message', (asked: Asked) => {
  const failed = (error: unknown): Shown => ({ by: 'start', shownBy: '', why: String(error) })
  void tried(asked).catch(failed).then(tell)
})
