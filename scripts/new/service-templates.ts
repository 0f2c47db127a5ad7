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

const ${names.one} = z.object({
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
export const statesText = ({ noun, one, state }: ServiceNames): string => `import { state } from '../../../wire/state.ts'
import type { ${noun} } from './endpoints.ts'

export const ${one}Exists = state<${noun}>('${state}')
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

const flagsOf = (columns: readonly Column[]) => columns.filter(({ kind }) => kind === 'boolean').map(({ name }) => name)

/** The provider's operations: rows of a real table. */
export function handlerText(names: ServiceNames, { name, key, columns }: KnownTable): string {
  const flags = flagsOf(columns)
  const lines = columns.map(columnText)
  const makers = ['code', 'flag', 'instant', 'number', 'searched'].filter((maker) => lines.some((line) => line.includes(` ${maker}(`)))
  const imported = ['type Columns', ...makers, 'listQuery', 'page'].toSorted((one, other) => (bare(one) < bare(other) ? -1 : 1))
  const wired = `rows.map((row) => ${withFlags('row', flags, (flag) => `row.${flag} === 1`, '    ')})`
  return `import { ${names.service} } from '../../../services/${names.area}/${names.service}/endpoints.ts'
import { ${imported.join(', ')} } from '../../paging.ts'
import { operation, provide } from '../../provide.ts'
import { listed } from '../../reply.ts'

const columns: Columns = {
${lines.join('\n')}
}

const GetList = operation(listQuery, async ({ db, input }) => {
  const query = db.selectFrom('${name}').select([
${columns.map((column) => `    '${column.name}',`).join('\n')}
  ])
  const { rows, total } = await page(query, { columns, key: '${key}' }, input)
  return listed(${flags.length > 0 ? `{\n    rows: ${wired},\n    total,\n  }` : '{ rows, total }'})
})

/** ${names.service}, over the table \`${name}\`. */
export const service = provide(${names.service}, { read: 'ADMIN', write: 'ADMIN' }, { GetList })
`
}

/** A record whose flags are written anew: `({ ...row, isActif: row.isActif === 1 })`. */
const withFlags = (row: string, flags: readonly string[], written: (flag: string) => string, indent: string): string =>
  `({\n${[`...${row},`, ...flags.map((flag) => `${flag}: ${written(flag)},`)].map((line) => `${indent}  ${line}`).join('\n')}\n${indent}})`

const bare = (name: string): string => name.replace('type ', '').toLowerCase()

/** The provider's set-up of the state: the record goes into the same table. */
export function setUpText(names: ServiceNames, { name, columns }: KnownTable): string {
  const flags = flagsOf(columns)
  const searched = columns.filter(({ isSearched }) => isSearched).map((column) => `'${column.name}'`)
  const row = flags.length > 0 ? 'row' : names.one
  const made = flags.length > 0 ? `    const row = ${withFlags(names.one, flags, (flag) => `${names.one}.${flag} ? 1 : 0`, '    ').slice(1, -1)}\n` : ''
  const values = searched.length > 0 ? `normalised(${row}, ${searched.join(', ')})` : row
  return `import { ${names.one}Exists } from '../../../services/${names.area}/${names.service}/states.ts'
${searched.length > 0 ? "import { normalised } from '../../database/normalised.ts'\n" : ''}import { on } from '../../states/set-up.ts'

export const states = [
  on(${names.one}Exists, async (${names.one}, { db }) => {
${made}    await db.insertInto('${name}').values(${values}).execute()
  }),
]
`
}
