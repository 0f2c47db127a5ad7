import type { Interaction } from '../../pacts/pact.ts'
import type { Reference } from '../../provider/verification/reference.ts'
import { pact } from '../contract.ts'
import { mutate, watchModules } from './mutated-module.ts'
import type { Mutation } from './mutations.ts'
import { replay } from './replay.ts'
import { triedByScenarios } from './scenarios.ts'

/** What a process is asked to try. */
export interface Asked {
  mutation: Mutation
  /** Services whose interactions come to the source. */
  services: readonly string[]
}

/** What it answers: the beginning of one more step, or what came of it all. */
export type Told = { step: string } | { by: 'pact' | 'scenario' | 'start' | null; shownBy: string; why: string }

const tell = (told: Told) => void process.send?.(told)

async function byPact(reference: Reference, interactions: readonly Interaction[]): Promise<Told | null> {
  for (const interaction of interactions) {
    const { description } = interaction
    tell({ step: description })
    const why = await replay(reference, interaction).catch((error: unknown) => String(error))
    if (why !== null) return { by: 'pact', shownBy: description, why }
  }
  return null
}

async function tried({ mutation, services }: Asked): Promise<Told> {
  mutate(mutation)
  let reference: Reference
  try {
    const { referenceProvider } = (await import(
      `../../provider/verification/reference.ts?${services.length}`
    )) as typeof import('../../provider/verification/reference.ts')
    reference = await referenceProvider()
  } catch (error) {
    return { by: 'start', shownBy: '', why: String(error) }
  }
  try {
    const own = pact.interactions.filter(({ description }) => services.includes(description.split('/', 1)[0] ?? ''))
    const caught = await byPact(reference, own)
    if (caught) return caught
  } finally {
    await reference.server.close()
  }
  if (process.env['RONDE_PACT_ONLY']) return { by: null, shownBy: '', why: '' }
  return (await triedByScenarios((name) => tell({ step: name }))) ?? { by: null, shownBy: '', why: '' }
}

watchModules()
// What a mistake leaves behind, in a promise that nobody waits for, is no end of the process.
process.on('unhandledRejection', () => {})
process.on('uncaughtException', () => {})
process.on(
  'message',
  (asked: Asked) =>
    void tried(asked).then(tell, (error: unknown) => tell({ by: 'start', shownBy: '', why: String(error) })),
)
