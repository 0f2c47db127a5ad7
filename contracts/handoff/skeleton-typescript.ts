import { pascal, type Shape, shapesOf, type TypeOf } from './skeletons.ts'
import type { ListedState } from './states.ts'

const names: Readonly<Record<string, string>> = {
  text: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  uuid: 'string',
  day: 'string',
  instant: 'string',
  anything: 'unknown',
}

function typeName(type: TypeOf): string {
  if (type.kind === 'list') return `${typeName(type.of)}[]`
  return type.kind === 'record' ? type.name : (names[type.kind] ?? 'unknown')
}

const declared = ({ name, fields }: Shape) =>
  `export interface ${name} {\n${fields.map(({ name: field, type, isNullable, isOptional }) => `  ${field}${isOptional ? '?' : ''}: ${typeName(type)}${isNullable ? ' | null' : ''}`).join('\n')}\n}`

/** Handlers in TypeScript: what each takes and gives, and a state endpoint that any HTTP server can call. */
export function typescript(states: readonly ListedState[]): string {
  const hasParams = ({ params }: ListedState) => Object.keys(params.properties ?? {}).length > 0
  const handlers = states.map((listed) => {
    const { state, means, gives = [] } = listed
    const answered = gives.length > 0 ? `{ ${gives.map((name) => `${name}: string`).join('; ')} }` : 'void'
    return `${means ? `  /** ${means} */\n` : ''}  '${state}': (${hasParams(listed) ? `params: ${pascal(state)}` : ''}) => Promise<${answered}>`
  })
  const records = states.filter(hasParams).flatMap(({ state, params }) => shapesOf(pascal(state), params).map(declared))
  const todo = states.map(({ state }) => `  '${state}': () => unfinished('${state}'),`)
  return `/* oxlint-disable max-lines -- made, not written */
// Made by \`npm run contracts:pages\` from the provider states. Copy it beside your server and fill in the handlers.

${records.join('\n\n')}

/** One handler for each state: it inserts exactly what the state names, keys included, over an empty database. */
export interface Handlers {
${handlers.join('\n')}
}

const unfinished = (state: string): Promise<never> => Promise.reject(new Error(\`no set-up yet: \${state}\`))

/** None of them done: \`{ ...handlers, 'an agency exists': async ({ idAgence }) => … }\`. */
export const handlers: Handlers = {
${todo.join('\n')}
}

/** What the verifier posts. */
export interface StateChange {
  action: 'setup' | 'teardown'
  state: string
  params?: object
}

/**
 * Answers the verifier's \`POST /_pact/provider-states\`: what to reply, and with which status.
 * Of an interaction that has no state the verifier posts one all the same, without name: nothing is to be there.
 * A state nobody knows is 404: at 500 the verifier would try for two minutes.
 */
export async function onStateChange(known: Handlers, emptyDatabase: () => Promise<void>, { action, state, params = {} }: StateChange): Promise<{ status: number; body: object }> {
  if (action === 'teardown') {
    await emptyDatabase()
    return { status: 200, body: {} }
  }
  if (state === '') return { status: 200, body: {} }
  if (!Object.hasOwn(known, state)) return { status: 404, body: { error: \`unknown state: \${state}\` } }
  const handler = known[state as keyof Handlers] as (given: object) => Promise<object | void>
  return { status: 200, body: (await handler(params)) ?? {} }
}
`
}
