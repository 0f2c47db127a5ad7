import type { Field, KnownEndpoint } from './shape.ts'

/** The data of a list screen. */
export interface ListParts {
  endpoint: KnownEndpoint
  key: string
  fields: readonly Field[]
}

/** The data of a home. */
export interface HomeParts {
  endpoint: KnownEndpoint
  keys: readonly string[]
  fields: readonly Field[]
}

const activeFlag = 'isActif'
const dataTypes: Readonly<Partial<Record<Field['kind'], string>>> = {
  number: 'number',
  boolean: 'boolean',
  day: 'Date',
  instant: 'DateTime',
}

const fieldText = ({ name, kind }: Field, isHidden: boolean): string => {
  const dataType = dataTypes[kind] ? `, dataType: '${dataTypes[kind]}'` : ''
  return `{ field: '${name}'${dataType}${name === 'statut' ? ', isCode: true' : ''}${isHidden ? ', isHidden: true' : ''} }`
}

const filterOf = ({ name, kind }: Field): string[] => {
  if (name === 'statut') return [`${name}: 'choice'`]
  if (kind === 'day' || kind === 'instant') return [`${name}: 'date'`]
  return kind === 'boolean' && name !== activeFlag ? [`${name}: 'boolean'`] : []
}

const importOf = ({ service, module }: KnownEndpoint): string =>
  `import { ${service} } from '@ronde/contracts/services/${module}'\n`

const activeLine = (fields: readonly Field[]): string =>
  fields.some(({ name }) => name === activeFlag) ? `  active: '${activeFlag}',\n` : ''

/** The source of a list screen. */
export function listText({ endpoint, key, fields }: ListParts): string {
  const filters = fields.flatMap(filterOf)
  return `${importOf(endpoint)}import { listScreen } from '../../../../kit/screens/list-screen.ts'

export default listScreen(${endpoint.service}.${endpoint.operation}, {
  key: '${key}',
${activeLine(fields)}  columns: [
${fields.map((field) => `    ${fieldText(field, field.name === activeFlag)},`).join('\n')}
  ],
${filters.length > 0 ? `  filters: { ${filters.join(', ')} },\n` : ''}})
`
}

/** The source of a record's home. */
export function homeText({ endpoint, keys, fields }: HomeParts): string {
  const texts = fields.filter(({ kind, isNullable }) => kind === 'text' && !isNullable)
  const title = texts.find(({ name }) => name.startsWith('lb')) ?? texts[0]
  const reference = texts.find(({ name }) => /^ref[A-Z]/.test(name))
  const states = fields.some(({ name }) => name === 'statut') ? "  states: ['statut'],\n" : ''
  return `${importOf(endpoint)}import { homeScreen } from '../../../../kit/screens/home-screen.ts'
import { section } from '../../../../kit/record/shape.ts'

export default homeScreen(${endpoint.service}.${endpoint.operation}, {
  title: '${(title ?? fields[0])?.name ?? keys[0]}',
${reference && reference !== title ? `  reference: '${reference.name}',\n` : ''}${states}${activeLine(fields)}  parts: [
    section('home.general', [
${fields.map((field) => `      ${fieldText(field, false)},`).join('\n')}
    ]),
  ],
})
`
}
