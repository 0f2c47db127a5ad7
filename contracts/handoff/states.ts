import { jsonSchema, type JsonSchema } from '../wire/json-schema.ts'
import { anchor, block, madeBy, page, table } from './markdown.ts'
import { fieldHead, fieldRows } from './fields.ts'
import type { Source } from './source.ts'

/** A state, for whoever sets it up in another language. */
export interface ListedState {
  state: string
  /** What is there then, where the name does not say it all. */
  means?: string
  /** Names of the values its set-up answers. */
  gives?: readonly string[]
  /** JSON Schema of the parameters. */
  params: JsonSchema
  /** Parameters as an interaction has them. */
  example: unknown
  /** The operations whose interactions use it: `AdmAgence/GetList`. */
  operations: string[]
}

const nameOf = (description: string) => description.split(':', 1)[0] ?? ''

/** The states there are, with one example of each and who uses it. */
export const statesOf = ({ states, interactions }: Source): ListedState[] =>
  states.map(({ state, means, gives, params }) => {
    const users = interactions.filter(({ providerStates = [] }) => providerStates.some(({ name }) => name === state))
    const used = users.flatMap(({ providerStates = [] }) => providerStates).find(({ name }) => name === state)
    return {
      state,
      ...(means ? { means } : {}),
      ...(gives.length > 0 ? { gives } : {}),
      params: { ...jsonSchema(params), additionalProperties: false },
      example: used?.params ?? {},
      operations: [...new Set(users.map(({ description }) => nameOf(description)))],
    }
  })

export const catalogue = (source: Source): string => `${JSON.stringify(statesOf(source), null, 2)}\n`

const intro = `# Provider states

What must be there before a call. The verifier posts each state of an interaction, in order, to your server's state endpoint
(\`{"action": "setup", "state": …, "params": …}\`, see [the hand-off page](README.md)); its set-up inserts exactly that, keys included,
over an empty database, and nothing more. The same as data, with the parameters as JSON Schema: \`contracts/pacts/states.json\`.
Skeletons of the handlers: \`contracts/samples/dotnet/Ronde.Verification/ProviderStates.cs\` (C#), \`contracts/samples/typescript/provider-states.ts\`.`

/** Records that a state's parameters refer to by name. */
const definitionsIn = ({ $defs = {} }: JsonSchema) => Object.entries($defs as Record<string, JsonSchema>)

/** The page that people read. */
export function statesPage(source: Source): string {
  const listed = statesOf(source)
  const list = table(
    ['state', 'gives', 'interactions of'],
    listed.map(({ state, gives = [], operations }) => [
      `[${state}](#${anchor(state)})`,
      gives.join(', '),
      `${operations.length} operations`,
    ]),
  )
  const sections = listed.map(({ state, means, gives, params, example, operations }) =>
    page(
      `## ${state}`,
      means ? `${means.charAt(0).toUpperCase()}${means.slice(1)}.` : '',
      gives ? `Answers ${gives.map((name) => `\`${name}\``).join(', ')}: the verifier puts it into the request.` : '',
      table(fieldHead, fieldRows(params, source.sharedNotes)),
      ...definitionsIn(params).map(([name, definition]) =>
        page(`**${name}**`, table(fieldHead, fieldRows(definition, source.sharedNotes))).trimEnd(),
      ),
      Object.keys(example as object).length > 0 ? block(example) : 'No parameters.',
      `Used by ${operations.map((name) => `[${name}](services/${name.split('/')[0]}.md#${anchor(name.split('/')[1] ?? '')})`).join(', ')}.`,
    ).trimEnd(),
  )
  return page(madeBy, intro, list, ...sections)
}
