import { fieldSchema, parameterOf, type Operation, type ServiceNames, valueOf } from './operations.ts'
import type { Column } from './table.ts'

const written = ({ name }: Column, { key }: ServiceNames): boolean =>
  name !== key && !/^dt(Creation|Modification)$/.test(name)

const answered = ({ kind, isNullable }: Column): string => {
  const schema = kind === 'number' ? 'z.int()' : kind === 'boolean' ? 'z.boolean()' : 'z.string()'
  return isNullable ? `z.nullable(${schema})` : schema
}

const sent = (column: Column): string => {
  const schema = fieldSchema(column.name)
  return column.isNullable ? `wire.maybe(${schema})` : column.kind === 'boolean' ? `z.optional(${schema})` : schema
}

function exampleOf(name: string, isReference = false): string {
  if (isReference) return 'null'
  if (name === 'liens') return '[{ idTache: 7, estLiee: true, ordre: 1 }]'
  if (name.endsWith('Guid')) return "'0c4bb4b5-7f0f-5d0c-8c3e-2b1a5b7d9e21'"
  if (/^id\w+List$/.test(name) || name === 'idTypePorte') return '[7]'
  if (/^(id|nb)[A-Z]|^(id|ordre|indice|revision|skip|take)$/.test(name)) return '7'
  if (/^(is|has|est|must|requires)[A-Z]|^(actif|force|dryRun)$/.test(name)) return 'true'
  if (name === 'dtModification') return "'2026-01-12T09:15:00.000Z'"
  if (/^dt[A-Z]|^since$/.test(name)) return "'2026-03-31T08:30:00.000Z'"
  if (name === 'file') return "new File(['ref\\nA'], 'lignes.csv', { type: 'text/csv' })"
  return `'${name
    .replace(/^(ref|lb)(?=[A-Z])/, '')
    .toUpperCase()
    .slice(0, 12)}'`
}

/** What a call sends and its example, as the operations list has them. */
function inputOf(
  { input, verb, operation }: Operation,
  { entity, key }: ServiceNames,
): { schema: string; example: string; query: string } {
  const isChange = verb === 'PUT' || operation.startsWith('Update')
  const parts = input.map(parameterOf).flatMap(({ name, isOptional, isProposed }) => {
    if (name === entity) {
      const own = isChange ? [[`${key}: ${fieldSchema(key)}`, `${key}: example.${key}`]] : []
      const read = isChange ? [['dtModification: wire.asRead()', 'dtModification: example.dtModification']] : []
      return [...own, ['...records.sent', '...records.added().example.input'], ...read]
    }
    const optional = isOptional ? `z.optional(${fieldSchema(name)})` : fieldSchema(name)
    const schema = isProposed ? `proposed(${optional})` : optional
    return [[`${name}: ${schema}`, isOptional ? '' : `${name}: ${name === key ? `example.${key}` : exampleOf(name)}`]]
  })
  const list = (at: 0 | 1) =>
    parts
      .map((part) => part[at])
      .filter(Boolean)
      .join(', ')
  const braced = (text: string) => (text === '' ? '{}' : `{ ${text} }`)
  return {
    schema: `z.object(${braced(list(0))})`,
    example: braced(list(1)),
    query: input.some((name) => name.startsWith('dryRun')) ? "    query: ['dryRun'],\n" : '',
  }
}

function endpointText(operation: Operation, names: ServiceNames): string {
  const { operation: called, verb, input } = operation
  const value = valueOf(operation.value, names)
  if (value.schema === names.one && input.length === 1 && input[0] === names.entity) {
    const isChange = verb === 'PUT' || called.startsWith('Update')
    return `  ${called}: ${verb}(records.${isChange ? `changed({ ${names.key}: ${fieldSchema(names.key)} }, {})` : 'added()'}),\n`
  }
  const { schema, example, query } = inputOf(operation, names)
  const isBare = input.length === 0
  return `  ${called}: ${verb}({
${isBare ? '' : `    input: ${schema},\n`}${query}    value: ${value.schema},
    example: { ${isBare ? '' : `input: ${example}, `}value: ${value.example} },
  }),
`
}

/** `endpoints.ts`: every operation of the service over these columns. */
export function endpointsText(
  names: ServiceNames,
  columns: readonly Column[],
  operations: readonly Operation[],
): string {
  const isWritten = operations.some(({ input }) => input.map((name) => parameterOf(name).name).includes(names.entity))
  const fields = columns.map((column) => {
    const sends = isWritten && written(column, names) ? `, ${sent(column)}` : ''
    return `  ${column.name}: [${answered(column)}, ${exampleOf(column.name, column.isReference)}${sends}],`
  })
  const calls = operations.map((operation) => endpointText(operation, names)).join('')
  const uses = (text: string) => `${fields.join('')}${calls}`.includes(text)
  return `import * as z from 'zod/mini'
${uses('wire.') ? "import * as wire from '../../../wire/fields.ts'\n" : ''}import { record } from '../../../wire/record.ts'
${uses('proposed(') ? "import { proposed } from '../../../wire/schema.ts'\n" : ''}import { ${[...new Set(operations.map(({ verb }) => verb)), 'service'].toSorted().join(', ')} } from '../../../wire/service.ts'

const records = record({
${fields.join('\n')}
})
export const { schema: ${names.one}, example } = records
export type ${names.record} = z.infer<typeof ${names.one}>

/** What the console reads and writes of ${names.service}. */
export const ${names.service} = service('${names.address}', {
${calls}})
`
}

/** `states.ts`: one record that is there. */
export const statesText = ({ one, state }: ServiceNames): string => `import { state } from '../../../wire/state.ts'
import { ${one} } from './endpoints.ts'

export const ${one}Exists = state('${state}', ${one})
`

function interactionText(
  { operation, refusals = [], input }: Operation,
  { service, entity, one, key, lock }: ServiceNames,
): string {
  const named = input.map((name) => parameterOf(name).name)
  const isNew = /^(Insert|Add|Create)/.test(operation)
  const scene = [
    ...(isNew && !refusals.includes('R1') ? [] : [`given: [${one}Exists(example)]`]),
    ...((named.includes(key) || named.includes(entity)) && !isNew
      ? [`unknown: { ${key}: ${key.endsWith('Guid') ? "'00000000-0000-4000-8000-000000000404'" : '404'} }`]
      : []),
    ...(refusals.includes('R1') ? [`lock: ['${lock}', example.${key}]`] : []),
  ]
  const rules = refusals.filter((rule) => rule !== 'R1')
  return `interactions(${service}.${operation}, ${scene.length > 0 ? `{ ${scene.join(', ')} }` : '{}'}, {
  // ${rules.length > 0 ? `Still to be said: ${rules.join(', ')}.` : 'What else does the console rely on?'}
  'done': ${isNew && refusals.includes('R1') ? '{ given: [] }' : '{}'},
})
`
}

/** `<Service>.pact.ts`: for each operation that it is done, and the refusals that all have. */
export function pactText(names: ServiceNames, operations: readonly Operation[]): string {
  const parts = operations.map((operation) => interactionText(operation, names))
  const isGiven = parts.join('').includes('Exists(example')
  return `import { interactions } from '../../../wire/pact/interactions.ts'
import { ${names.service}${isGiven ? ', example' : ''} } from './endpoints.ts'
import { ${names.one}Exists } from './states.ts'

${parts.join('\n')}`
}
