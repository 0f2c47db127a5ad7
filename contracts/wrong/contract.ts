import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import operations from '../services/operations.json' with { type: 'json' }
import { type Interaction, pactIn } from '../pacts/pact.ts'
import { type Endpoint, pathOf } from '../wire/endpoint.ts'
import { pactFile } from '../wire/pact/parties.ts'

/** An operation with its interactions. */
export interface Contracted {
  path: string
  /** `AffAffaire/GetList`. */
  name: string
  endpoint: Endpoint<unknown, unknown>
  interactions: readonly Interaction[]
}

/** The committed pact. */
export const pact = pactIn(readFileSync(join(import.meta.dirname, '../pacts', pactFile), 'utf8'))

interface Envelope {
  value?: unknown
  hasErrors?: boolean
}

/** The envelope that an interaction expects; undefined for a file. */
export const envelopeOf = ({ response }: Interaction): Envelope | undefined => {
  const content = response.body?.content
  return typeof content === 'object' && content !== null ? content : undefined
}

/** Whether the call of an interaction succeeds. */
export const isDone = (interaction: Interaction): boolean =>
  interaction.response.status === 200 && envelopeOf(interaction)?.hasErrors === false

/** Whether an interaction is a business refusal. */
export const isRefused = (interaction: Interaction): boolean =>
  interaction.response.status === 200 && envelopeOf(interaction)?.hasErrors === true

async function endpointOf({
  service,
  operation,
}: {
  service: string
  operation: string
}): Promise<Endpoint<unknown, unknown>> {
  const [area = '', name = ''] = service.split('/').slice(-2)
  const module = (await import(`../services/${area}/${name}/endpoints.ts`)) as Record<
    string,
    Record<string, Endpoint<unknown, unknown>>
  >
  const endpoint = module[name]?.[operation]
  if (!endpoint) throw new Error(`no endpoint ${service}/${operation}`)
  return endpoint
}

/** Every operation of the contract, in its order. */
export const contracted = (): Promise<Contracted[]> =>
  Promise.all(
    operations.map(async (operation) => {
      const path = pathOf(operation)
      const interactions = pact.interactions.filter(({ request }) => request.path === path)
      return { path, name: path.split('/').slice(-2).join('/'), endpoint: await endpointOf(operation), interactions }
    }),
  )
