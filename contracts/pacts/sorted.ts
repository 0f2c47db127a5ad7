import operations from '../services/operations.json' with { type: 'json' }
import { pathOf } from '../wire/endpoint.ts'
import { type Interaction, type Pact, pactIn } from './pact.ts'

/** Whether a matcher's entry is the example of a rule on keys, which repeats the answer. */
const isRepeated = (matcher: object, key: string): boolean =>
  key === 'value' && 'match' in matcher && matcher.match === 'eachKey'

const byKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(byKeys)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, isRepeated(value, key) ? '' : byKeys(inner)]))
}

const paths = operations.map(pathOf)

/** Rank by service and operation, in the order of the operations list; unknown ones come last. */
const rankOf = ({ request }: Interaction): number =>
  paths.includes(request.path) ? paths.indexOf(request.path) : paths.length

const placeOf = ({ description, providerStates }: Interaction): string => JSON.stringify([description, providerStates])

const inOrder = (one: Interaction, other: Interaction): number =>
  rankOf(one) - rankOf(other) || (placeOf(one) < placeOf(other) ? -1 : 1)

/** A pact in canonical form: keys and interactions sorted, without metadata of the tools. */
export function sorted(text: string): string {
  const pact = byKeys(JSON.parse(text)) as Pact
  const { pactSpecification } = pact.metadata
  const interactions = pact.interactions.toSorted(inOrder)
  return `${JSON.stringify({ ...pact, interactions, metadata: { pactSpecification } }, null, 2)}\n`
}

/** A pact in which the interactions of some services are replaced by those of another. */
export function withServices(text: string, made: string, services: readonly string[]): string {
  const [pact, other] = [pactIn(text), pactIn(made)]
  const isTheirs = ({ request }: Interaction) => services.some((service) => request.path.startsWith(`${service}/`))
  return sorted(
    JSON.stringify({
      ...pact,
      interactions: [...pact.interactions.filter((one) => !isTheirs(one)), ...other.interactions.filter(isTheirs)],
    }),
  )
}
