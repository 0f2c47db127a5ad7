import type { JsonSchema } from '../wire/json-schema.ts'
import { fieldHead, fieldRows, referred, typeName } from './fields.ts'
import { anchor, block, madeBy, page, table } from './markdown.ts'
import { type Answer, isFilter, type OpenApi, type OperationObject, type Parameter } from './openapi.ts'
import { failureNames } from './openapi-parts.ts'
import { refusalWords } from './refusals.ts'
import type { Screen } from './screens.ts'
import { asksProposed } from '../pacts/asks-proposed.ts'
import { type Operation, plain, type Service, type Source } from './source.ts'

/** What pages are made from: the source, its OpenAPI document, and which screens make which calls. */
export interface Pages {
  source: Source
  document: OpenApi
  screens: ReadonlyMap<string, readonly Screen[]>
}

const rights: Readonly<Record<string, string>> = { open: 'nobody need be signed in', signedIn: 'whoever is signed in' }
const rightOf = ({ facts }: Operation) => rights[facts.right] ?? `role \`${facts.right}\``
const verbOf = ({ facts, endpoint }: Operation) => `${endpoint.verb}${facts.stated ? '' : ' †'}`

const screenName = ({ name, folder, fr, en }: Screen) =>
  fr ? `${fr}${en === fr ? '' : ` / ${en}`} (\`${name}\`)` : `\`${folder}\``

const said = ({ document, source }: Pages, service: Service, operation: Operation) => {
  const described = document.paths[`${service.path}/${operation.endpoint.operation}`]?.[
    operation.endpoint.verb.toLowerCase()
  ] as OperationObject
  return { described, notes: { ...source.sharedNotes, ...service.notes.fields } }
}

/** The value of an answer, or null where a file is answered. */
function valueOf({ responses }: OperationObject): JsonSchema | null {
  const { schema } = (responses['200'] as Answer).content?.['application/json'] ?? { schema: {} }
  const done = ((schema.oneOf as JsonSchema[] | undefined)?.[0] ?? schema).properties ?? {}
  return done.value ?? null
}

function sentOf({ parameters, requestBody }: OperationObject, notes: Readonly<Record<string, string>>): string {
  const query = parameters.filter((one): one is Parameter => 'in' in one && one.in === 'query' && !isFilter(one))
  const rows = query.map(({ name, required, schema, 'x-proposed': isProposed }) => {
    const [row = []] = fieldRows(
      {
        type: 'object',
        properties: { [name]: { ...schema, 'x-proposed': isProposed } },
        required: required ? [name] : [],
      },
      notes,
    )
    return row
  })
  const isListed = parameters.some((one) => '$ref' in one && String(one.$ref).endsWith('/skip'))
  const listing = isListed ? 'Proposed: `skip`, `take`, `sort`, `search`, and any field of a row as a filter.' : ''
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const fields = media ? fieldRows(media.schema, notes) : []
  const body = type === 'multipart/form-data' ? 'As a form (`multipart/form-data`):' : 'As a JSON body:'
  return page(
    rows.length > 0 ? `In the query:\n\n${table(fieldHead, rows)}` : '',
    fields.length > 0 ? `${body}\n\n${table(fieldHead, fields)}` : '',
    rows.length + fields.length === 0 ? (type ? 'An empty JSON body.' : 'Nothing.') : '',
    listing,
  ).trimEnd()
}

/** A type, with a link to the record it names. */
function linked(value: JsonSchema): string {
  const entity = referred(value) ?? referred((value.items ?? {}) as JsonSchema)
  return entity ? `[${typeName(value)}](#${anchor(entity)})` : typeName(value)
}

function answeredOf(described: OperationObject, notes: Readonly<Record<string, string>>): string {
  const value = valueOf(described)
  if (!value) return 'A file, without envelope, under its name (`Content-Disposition`).'
  const rows = fieldRows(value, notes)
  const count = (described.responses['200'] as Answer).headers?.['X-Total-Count']
    ? ' The header `X-Total-Count` † says how many there are in all.'
    : ''
  return page(`\`value\`: ${linked(value)}.${count}`, table(fieldHead, rows)).trimEnd()
}

function refusalsOf({ facts, interactions }: Operation): string {
  const pattern = (text: string) =>
    new RegExp(`^${text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.+')}$`)
  const shown = (words: string) =>
    interactions.filter(({ response }) => {
      const { msgList = [] } = (response.body?.content ?? {}) as { msgList?: { message: string }[] }
      return msgList.some(({ message }) => pattern(words).test(message))
    })
  const rows = (facts.refusals ?? []).flatMap(refusalWords).map(({ code, fr, en }) => [
    code,
    fr,
    en,
    shown(fr)
      .map(({ description }) => description.replace(/^[^:]*: /, ''))
      .join('; '),
  ])
  return table(['refusal', 'in French', 'in English', 'in the pact'], rows)
}

function failuresOf({ responses }: OperationObject, { interactions }: Operation): string {
  const names = Object.keys(responses).filter((status) => status !== '200')
  const proven = new Set(interactions.map(({ response }) => String(response.status)))
  return names
    .map((status) => `${status} ${failureNames[Number(status)] ?? ''}${proven.has(status) ? '' : ' (not in the pact)'}`)
    .join(', ')
}

function exampleOf({ endpoint }: Operation): string {
  const { input, value } = endpoint.example
  return page('Example, what is sent and what `value` is then:', block(plain(input)), block(plain(value))).trimEnd()
}

function sectionOf(pages: Pages, service: Service, operation: Operation): string {
  const { described, notes } = said(pages, service, operation)
  const screens = pages.screens.get(operation.name) ?? []
  const refusals = refusalsOf(operation)
  return page(
    `## ${operation.endpoint.operation}`,
    `\`${operation.endpoint.verb} ${service.path}/${operation.endpoint.operation}\`: ${rightOf(operation)}.${operation.facts.stated ? '' : ' The verb is proposed.'}`,
    (service.notes.operations[operation.endpoint.operation] ?? []).join(' '),
    '### Sent',
    sentOf(described, notes),
    '### Answered',
    answeredOf(described, notes),
    refusals,
    `Failures: ${failuresOf(described, operation)}.`,
    `Screens: ${screens.length > 0 ? screens.map(screenName).join(', ') : 'none'}.`,
    exampleOf(operation),
    `In the pact:\n\n${operation.interactions.map(({ description, response }) => `- ${description.replace(/^[^:]*: /, '')} (${response.status})`).join('\n')}`,
  )
    .trimEnd()
    .replaceAll(/^### (Sent|Answered)$/gm, '**$1**')
}

/** Records that a part of the document names, and those that they name, in order. */
function recordsOf(document: OpenApi, parts: unknown): string[] {
  const found = new Set<string>()
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name) || /^(Message|MessageList|Refusal|Failure|Filter)$/.test(name)) continue
      found.add(name)
      follow(document.components.schemas[name])
    }
  }
  follow(parts)
  return [...found].toSorted()
}

/** The page of one service. */
export function servicePage(pages: Pages, service: Service): string {
  const { document, source } = pages
  const rows = service.operations.map((operation) => {
    const value = valueOf(said(pages, service, operation).described)
    const { operation: name } = operation.endpoint
    return [
      `[${name}](#${anchor(name)})`,
      verbOf(operation),
      rightOf(operation),
      value ? linked(value) : 'file',
      (operation.facts.refusals ?? []).join(' '),
      String(operation.interactions.length),
    ]
  })
  const described = service.operations.map((operation) => said(pages, service, operation).described)
  const records = recordsOf(document, described).map((name) => {
    const schema = document.components.schemas[name] ?? {}
    const proposed = schema['x-proposed'] ? 'Proposed (†) as a whole.' : ''
    return page(
      `## ${name}`,
      proposed,
      table(fieldHead, fieldRows(schema, { ...source.sharedNotes, ...service.notes.fields })),
    ).trimEnd()
  })
  return page(
    madeBy,
    `# ${service.name}`,
    `${service.notes.service} \`${service.path}\``,
    '† proposed: the console works without it. See [all services](README.md) and [how answers are wrapped](../../../contracts/README.md#the-envelope).',
    table(['operation', 'verb', 'who', 'value', 'refusals', 'interactions'], rows),
    ...service.operations.map((operation) => sectionOf(pages, service, operation)),
    ...records,
  )
}

/** The list of all services. */
export function servicesPage({ source }: Pages): string {
  const operations = source.services.flatMap((service) => service.operations)
  const proposing = operations.flatMap(({ endpoint, interactions }) =>
    interactions.filter((interaction) => asksProposed(interaction, endpoint)),
  )
  const rows = source.services.map(({ name, path, notes, operations: own }) => [
    `[${name}](${name}.md)`,
    `\`${path}\``,
    notes.service,
    String(own.length),
    String(own.flatMap(({ interactions }) => interactions).length),
  ])
  return page(
    madeBy,
    '# Services',
    `${operations.length} operations of ${source.services.length} services, in ${source.interactions.length} interactions. ${proposing.length} of these send or expect something that is only proposed (†): a field, a filter, a header, 409; a server without it does not hold them, and \`npm run verify -- --without-proposed\` leaves them out. The same as OpenAPI: \`contracts/openapi.json\` (3.1) and \`contracts/openapi-3.0.json\`.`,
    table(['service', 'path', 'what it is for', 'operations', 'interactions'], rows),
  )
}
