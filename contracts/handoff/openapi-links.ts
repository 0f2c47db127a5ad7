import type { JsonSchema } from '../wire/json-schema.ts'
import type { Answer, OpenApi, OperationObject, Parameter } from './openapi.ts'

/** What leads from an answer to a call: the parameters of it that the answer holds, each where it stands. */
interface Link {
  operationId: string
  description: string
  parameters?: Record<string, string>
  requestBody?: string
}

/** What is sent to take a lock is what is sent to give it back. */
const sameBody: Readonly<Record<string, string>> = { SysObjetLock_Verrouiller: 'SysObjetLock_Deverrouiller' }

/** The record that an answer holds, and where: itself, or the first of a list. */
function recordOf({ components }: OpenApi, { responses }: OperationObject): { at: string; fields: Set<string> } | null {
  const done = (responses['200'] as Answer).content?.['application/json']?.schema
  const whole = ((done?.oneOf as JsonSchema[] | undefined)?.[0] ?? done)?.properties?.value
  if (!whole) return null
  const isList = whole.type === 'array'
  const { $ref, ...inline } = (isList ? whole.items : whole) as JsonSchema & { $ref?: string }
  const record = $ref ? components.schemas[$ref.split('/').at(-1) ?? ''] : inline
  return { at: isList ? '/value/0' : '/value', fields: new Set(Object.keys(record?.properties ?? {})) }
}

const isParameter = (one: Parameter | { $ref: string }): one is Parameter => 'in' in one

const neededBy = ({ parameters }: OperationObject): string[] =>
  parameters.flatMap((one) => (isParameter(one) && one.in === 'query' && one.required ? [one.name] : []))

/** By operation, what its answer leads to: every read or deletion whose keys are all in it. */
export function linksOf(document: OpenApi): ReadonlyMap<string, Record<string, Link>> {
  const all = Object.values(document.paths).flatMap((verbs) => Object.values(verbs))
  const keyed = all.filter((one) => !one.requestBody && neededBy(one).length > 0)
  const found = all.map((operation): [string, Record<string, Link>] => {
    const record = recordOf(document, operation)
    const reads = keyed.filter(
      (one) => one !== operation && neededBy(one).every((name) => record?.fields.has(name) === true),
    )
    const to = reads.map(({ operationId, summary, ...rest }): [string, Link] => {
      const names = neededBy({ operationId, ...rest })
      const parameters = Object.fromEntries(names.map((name) => [name, `$response.body#${record?.at ?? ''}/${name}`]))
      return [operationId, { operationId, description: `${String(summary)} by what is answered here.`, parameters }]
    })
    const back = sameBody[operation.operationId]
    const release: [string, Link][] = back
      ? [[back, { operationId: back, description: 'Give the lock back.', requestBody: '$request.body' }]]
      : []
    return [operation.operationId, Object.fromEntries([...to, ...release])]
  })
  return new Map(found.filter(([, links]) => Object.keys(links).length > 0))
}
