import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Interaction, pactIn } from '../pacts/pact.ts'
import { declaredStates } from '../pacts/states.ts'
import operations from '../services/operations.json' with { type: 'json' }
import type { Endpoint, Schema, State } from '../wire/index.ts'
import { pactFile } from '../wire/pact/parties.ts'
import { type Notes, notesIn } from './notes.ts'

// What every page and file of the hand-off is made from: the endpoints, the states, the list of the operations, the pact.

/** What the list of the operations says of one. */
export interface Facts {
  service: string
  operation: string
  /** What it is for, in one line. */
  summary: string
  verb: string
  /** Whether the backend's specification shows its verb. */
  stated: boolean
  /** A role, `signedIn`, or `open`. */
  right: string
  input?: string[]
  value?: string
  refusals?: string[]
  failures?: number[]
}

/** One operation with all that is known of it. */
export interface Operation {
  /** Service and operation, as interactions are called: `AdmAgence/GetList`. */
  name: string
  endpoint: Endpoint<unknown, unknown>
  facts: Facts
  interactions: Interaction[]
}

export interface Service {
  /** `Adm`. */
  area: string
  name: string
  path: string
  /** Of the comments in the source: what cannot be read off a schema. */
  notes: Notes
  operations: Operation[]
}

export interface Source {
  services: Service[]
  states: State<object>[]
  /** What is said of fields that services share, by name. */
  sharedNotes: Readonly<Record<string, string>>
  /** Schemas of records by the name they are exported under, with a capital: `SysValeur`. */
  entities: ReadonlyMap<Schema<unknown>, string>
  interactions: Interaction[]
}

const contracts = join(import.meta.dirname, '..')

/** The interactions of the committed pact. */
export const committedPact = (): Interaction[] =>
  pactIn(readFileSync(join(contracts, 'pacts', pactFile), 'utf8')).interactions

const isSchema = (thing: unknown): thing is Schema<unknown> =>
  typeof thing === 'object' && thing !== null && '_zod' in thing
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const namedIn = (module: object): [Schema<unknown>, string][] =>
  Object.entries(module).flatMap(([name, thing]): [Schema<unknown>, string][] =>
    isSchema(thing) ? [[thing, capital(name)]] : [],
  )

const facts: readonly Facts[] = operations

const factsOf = ({ service, operation }: Endpoint<unknown, unknown>): Facts => {
  const found = facts.find((one) => one.service === service && one.operation === operation)
  if (!found) throw new Error(`${service}/${operation} is not in the list of the operations`)
  return found
}

async function serviceIn(area: string, name: string, interactions: readonly Interaction[]) {
  const module = (await import(`../services/${area}/${name}/endpoints.ts`)) as Record<string, unknown>
  const endpoints = Object.values(module[name] as Record<string, Endpoint<unknown, unknown>>)
  const path = endpoints[0]?.service ?? ''
  const notes = notesIn(readFileSync(join(contracts, 'services', area, name, 'endpoints.ts'), 'utf8'))
  const ofName = (operation: string) => interactions.filter(({ request }) => request.path === `${path}/${operation}`)
  return {
    module,
    service: {
      area,
      name,
      path,
      notes,
      operations: endpoints.map((endpoint) => ({
        name: `${name}/${endpoint.operation}`,
        endpoint,
        facts: factsOf(endpoint),
        interactions: ofName(endpoint.operation),
      })),
    } satisfies Service,
  }
}

const shared = ['import-result', 'menu', 'parametre', 'propriete', 'version']

/** Everything there is, read anew. */
export async function readSource(interactions: Interaction[] = committedPact()): Promise<Source> {
  const folders = readdirSync(join(contracts, 'services'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('/endpoints.ts'),
  )
  const found = await Promise.all(
    folders.toSorted().map((file) => serviceIn(file.split('/')[0] ?? '', file.split('/')[1] ?? '', interactions)),
  )
  const ofAll = await Promise.all(shared.map((name) => import(`../services/${name}.ts`) as Promise<object>))
  const entities = new Map([...ofAll, ...found.map(({ module }) => module)].flatMap(namedIn))
  const states = (await declaredStates()).toSorted((one, other) => (one.state < other.state ? -1 : 1))
  const sharedNotes = Object.assign(
    {},
    ...shared.map((name) => notesIn(readFileSync(join(contracts, 'services', `${name}.ts`), 'utf8')).fields),
  ) as Record<string, string>
  return { services: found.map(({ service }) => service), states, sharedNotes, entities, interactions }
}

/** An example as JSON has it: a file by what it is. */
export function plain(value: unknown): unknown {
  if (value instanceof File) return `${value.name} (${value.type}, ${value.size} bytes)`
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]))
}
