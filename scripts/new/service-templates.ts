import type { Column, KnownTable } from './table.ts'

/** The names a service goes by in its files. */
export interface ServiceNames {
  area: string
  /** As the backend has it: `SysAction`. */
  service: string
  /** What a row is: `Action`. */
  noun: string
  /** The same as a value: `action`. */
  one: string
  /** The name of its state: `an action exists`. */
  state: string
  /** Where the backend has it: `/api/Core/SysAction`. */
  address: string
}

const schemaOf = ({ kind, isNullable }: Column): string => {
  const schema = kind === 'number' || kind === 'boolean' ? `z.${kind}()` : 'z.string()'
  return isNullable ? `z.nullable(${schema})` : schema
}

function exampleOf({ name, kind, isReference }: Column, { noun }: ServiceNames): string {
  if (isReference) return 'null'
  if (kind === 'number') return '7'
  if (kind === 'boolean') return 'true'
  if (kind === 'instant') return "'2026-03-31T08:30:00.000Z'"
  if (name.endsWith('Guid')) return "'0c4bb4b5-7f0f-5d0c-8c3e-2b1a5b7d9e21'"
  return name.startsWith('ref') ? `'${noun.slice(0, 3).toUpperCase()}'` : `'${noun}'`
}

/** `endpoints.ts`: one operation over these columns. */
export const endpointsText = (names: ServiceNames, columns: readonly Column[]): string => `import * as z from 'zod/mini'
import { service } from '../../../wire/service.ts'

const endpoint = service('${names.address}')

export const ${names.one} = z.object({
${columns.map((column) => `  ${column.name}: ${schemaOf(column)},`).join('\n')}
})
export type ${names.noun} = z.infer<typeof ${names.one}>

const example: ${names.noun} = {
${columns.map((column) => `  ${column.name}: ${exampleOf(column, names)},`).join('\n')}
}

const GetList = endpoint({
  operation: 'GetList',
  verb: 'GET',
  input: z.object({}),
  value: z.array(${names.one}),
  example: { input: {}, value: [example] },
})

/** What the console reads of ${names.service}. */
export const ${names.service} = { GetList }
`

/** `states.ts`: one record that is there. */
export const statesText = ({ one, state }: ServiceNames): string => `import { state } from '../../../wire/state.ts'
import { ${one} } from './endpoints.ts'

export const ${one}Exists = state('${state}', ${one})
`

/** `<Service>.pact.ts`: the list holds the record that is there. */
export const pactText = ({ area, service, one }: ServiceNames): string => {
  const callers = area === 'Core' ? '../SecAuthentification/states.ts' : '../../Core/SecAuthentification/states.ts'
  return `import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { admin, signedIn } from '${callers}'
import { ${service} } from './endpoints.ts'
import { ${one}Exists } from './states.ts'

const rows = ${service}.GetList.example.value

interaction('a request for the list of ${service}', {
  given: [signedIn(admin), ...rows.map((row) => ${one}Exists(row))],
  call: ${service}.GetList,
  then: ({ value }) => expect(value).toEqual(rows),
})
`
}

const columnText = ({ name, kind, isSearched }: Column): string => {
  const makers = { text: 'code', number: 'number', boolean: 'flag', instant: 'instant' } as const
  return isSearched ? `  ${name}: searched('${name}Normal'),` : `  ${name}: ${makers[kind]}('${name}'),`
}

/** The provider's operations: rows of a real table. */
export function handlerText(names: ServiceNames, { name, key, columns }: KnownTable): string {
  const lines = columns.map(columnText)
  const makers = ['code', 'flag', 'instant', 'lists', 'number', 'searched'].filter((maker) => maker === 'lists' || lines.some((line) => line.includes(` ${maker}(`)))
  const imported = ['type Columns', ...makers].toSorted((one, other) => (bare(one) < bare(other) ? -1 : 1))
  return `import { ${names.service} } from '../../../services/${names.area}/${names.service}/endpoints.ts'
import { ${imported.join(', ')} } from '../../paging.ts'
import { provide } from '../../provide.ts'

const columns: Columns = {
${lines.join('\n')}
}

const GetList = lists({
  columns,
  key: '${key}',
  from: ({ db }) =>
    db.selectFrom('${name}').select([
${columns.map((column) => `      '${column.name}',`).join('\n')}
    ]),
})

/** ${names.service}, over the table \`${name}\`. */
export const service = provide(${names.service}, { read: 'ADMIN', write: 'ADMIN' }, { GetList })
`
}

const bare = (name: string): string => name.replace('type ', '').toLowerCase()

/** The provider's set-up of the state: the record goes into the same table. */
export const setUpText = (names: ServiceNames, { name }: KnownTable): string => `import { ${names.one}Exists } from '../../../services/${names.area}/${names.service}/states.ts'
import { put } from '../../states/set-up.ts'

export const states = [put(${names.one}Exists, '${name}')]
`
