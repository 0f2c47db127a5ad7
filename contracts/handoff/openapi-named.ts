import type { JsonSchema } from '../wire/json-schema.ts'
import type { Media, OpenApi, OperationObject } from './openapi.ts'
import { linksOf } from './openapi-links.ts'
import { ref } from './openapi-parts.ts'

/** Every operation of a document. */
export const operationsIn = (document: OpenApi): OperationObject[] =>
  Object.values(document.paths).flatMap((verbs) => Object.values(verbs))

/** What an operation's schemas are called, as a class is: `AffAffaireInsertInput`. */
const calledAfter = ({ operationId }: OperationObject, part: 'Input' | 'Done') =>
  `${operationId.replace('_', '')}${part}`

/** Takes the schema of a body or an answer out of its operation, and leaves a reference to its name. */
function lifted(media: Media | undefined, name: string): [name: string, schema: JsonSchema][] {
  if (!media) return []
  const { oneOf } = media.schema as { oneOf?: JsonSchema[] }
  const [done, ...others] = oneOf ?? [media.schema]
  if (!done || done.$ref) return []
  media.schema = oneOf ? { oneOf: [ref('schemas', name), ...others] } : ref('schemas', name)
  return [[name, done]]
}

/** The document as it is handed over: what is sent and answered under names that generators make classes of, and what leads on to what. */
export function named(made: OpenApi): OpenApi {
  const document = structuredClone(made)
  const schemas = operationsIn(document).flatMap((operation) => {
    const { requestBody, responses } = operation
    const done = responses['200']
    const answered = done && 'content' in done ? done.content : undefined
    return [
      ...lifted(Object.values(requestBody?.content ?? {})[0], calledAfter(operation, 'Input')),
      ...(answered?.['*/*'] ? [] : lifted(answered?.['application/json'], calledAfter(operation, 'Done'))),
    ]
  })
  const links = linksOf(made)
  for (const operation of operationsIn(document)) {
    const own = links.get(operation.operationId)
    if (own) Object.assign(operation.responses['200'] ?? {}, { links: own })
  }
  Object.assign(document.components.schemas, Object.fromEntries(schemas))
  return document
}
