interface Pact {
  interactions: { description: string; providerStates?: unknown }[]
  metadata: Record<string, unknown>
}

const byKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(byKeys)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, byKeys(inner)]))
}

const placeOf = ({ description, providerStates }: Pact['interactions'][number]): string => JSON.stringify([description, providerStates])

/** A pact in its one form: keys and interactions in order, and nothing of the tools that wrote it. */
export function sorted(text: string): string {
  const pact = byKeys(JSON.parse(text)) as Pact
  const { pactSpecification } = pact.metadata
  const interactions = pact.interactions.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
  return `${JSON.stringify({ ...pact, interactions, metadata: { pactSpecification } }, null, 2)}\n`
}
