import { type Operation, parameterOf, type ServiceNames } from './operations.ts'
import type { Column, KnownTable } from './table.ts'

/** What lists may be filtered and sorted by, by what it is. */
function columnsText({ name: table, columns }: KnownTable): string {
  const kinds = { text: 'code', number: 'number', boolean: 'flag', instant: 'instant' } as const
  const byKind = Map.groupBy(columns, ({ kind, isSearched }) => (isSearched ? 'text' : kinds[kind]))
  const named = [...byKind].map(([kind, known]) => `  ${kind}: [${known.map(({ name }) => `'${name}'`).join(', ')}],`)
  return `const columns = columnsOf('${table}', {\n${named.join('\n')}\n})\n`
}

/** What checks a field that is sent: the limits of `input.ts`. */
function checkOf(name: string, isNullable: boolean, inQuery: boolean): string {
  const numbers = inQuery ? 'idInQuery' : 'id'
  if (name === 'file') return 'file'
  if (name === 'dryRun') return 'flagInQuery.default(false)'
  if (name === 'liens') return 'z.array(z.strictObject({ idTache: id, estLiee: z.boolean(), ordre: z.int() }))'
  if (/^id\w+List$/.test(name) || name === 'idTypePorte') return 'z.array(id)'
  const optional = (check: string) => (isNullable ? `${check}.nullish()` : check)
  if (name.endsWith('Guid')) return optional('guid')
  if (/^id([A-Z]|$)/.test(name)) return optional(numbers)
  if (/^nb[A-Z]|^(ordre|indice|revision|skip|take)$/.test(name)) return optional(inQuery ? 'idInQuery' : 'z.int()')
  if (/^(is|has|est|must|requires)[A-Z]|^(actif|force|fonctionnement)$/.test(name))
    return inQuery ? 'flagInQuery.optional()' : 'z.boolean().optional()'
  if (/^dt[A-Z]|^since$/.test(name)) return optional('instant')
  if (/^ref[A-Z]/.test(name)) return optional('reference')
  if (/^lb[A-Z]/.test(name)) return optional('label')
  return isNullable ? 'maybeText' : 'text'
}

const isOwn = ({ name }: Column, { key }: ServiceNames): boolean =>
  name !== key && !/^dt(Creation|Modification)$/.test(name)

function parametersOf({ input, verb }: Operation, { entity }: ServiceNames): string {
  const inQuery = verb === 'GET' || verb === 'DELETE'
  const parts = input.map(parameterOf).map(({ name, isOptional }) => {
    if (name === entity) return '...written'
    const check = checkOf(name, false, inQuery)
    return `${name}: ${isOptional && !/\.(optional|default)\(/.test(check) ? `${check}.optional()` : check}`
  })
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

function handlerOf(operation: Operation, names: ServiceNames, known: KnownTable | null): string {
  const { operation: name, verb, refusals = [], input } = operation
  const { entity, key, one } = names
  const takesEntity = input.map((part) => parameterOf(part).name).includes(entity)
  const rules = refusals.filter((rule) => rule !== 'R1' && rule !== 'R2').join(', ')
  const todo = rules === '' ? '' : `  // Still to be refused: ${rules}.\n`
  if (known && name === 'GetList')
    return `const GetList = lists({ columns, key: '${key}', from: ({ db }) => rowsOf(db) })\n`
  if (known && name === 'Get')
    return `const Get = reads(fields(${parametersOf(operation, names)}), async ({ db, input }) => found(await records.read(db, input.${key})))\n`
  if (known && takesEntity && /^(Insert|Add|Create)/.test(name)) {
    const flags = known.columns
      .filter(({ kind }) => kind === 'boolean')
      .map((column) => `${column.name}: z.boolean().default(true)`)
    return `const ${name} = writes(fields({ ${['...written', ...flags, `${key}: noKey`, 'dtModification: noKey'].join(', ')} }), saved, async (work, ${one}) => {\n${todo}  return work.insert(records, ${one})\n})\n`
  }
  if (known && takesEntity && (verb === 'PUT' || name.startsWith('Update'))) {
    const check = key.endsWith('Guid') ? 'guid' : 'id'
    return `const ${name} = writes(fields({ ...written, ${key}: ${check}, dtModification: asRead }), saved, async (work, { ${key}, dtModification, ...set }) => {
  const claim = await work.claim(records, ${key}, dtModification)
${todo}  return work.update(claim, set)
})
`
  }
  if (known && verb === 'DELETE') {
    return `const ${name} = writes(fields(${parametersOf(operation, names)}), saved, async (work, { ${key} }) => {
  const claim = await work.claim(records, ${key})
${todo}  return work.delete(claim)
})
`
  }
  const upload = input.includes('file')
    ? { open: '{\n  ...', close: ',\n  upload: mostOfTable,\n}' }
    : { open: '', close: '' }
  const made =
    verb === 'GET'
      ? `reads(fields(${parametersOf(operation, names)}), unwritten)`
      : `writes(fields(${parametersOf(operation, names)}), saved, unwritten)`
  return `const ${name} = ${upload.open}${made}${upload.close}\n`
}

const kit = [
  'asRead',
  'begun',
  'columnsOf',
  'fields',
  'found',
  'guid',
  'id',
  'idInQuery',
  'instant',
  'label',
  'lists',
  'maybeText',
  'noKey',
  'provide',
  'reads',
  'recordsOf',
  'reference',
  'text',
  'writes',
]
const uploads = ['file', 'flagInQuery', 'mostOfTable']

/** The imports that a text needs, sorted as lint wants them. */
function importsFor(text: string): string {
  const used = (names: readonly string[]) =>
    names.filter((name) => new RegExp(`\\b${name}\\b(?![':])`).test(text)).join(', ')
  return [
    ['../../kit.ts', used(kit)],
    ['../../uploads.ts', used(uploads)],
  ]
    .flatMap(([path, names]) => (names ? [`import { ${names} } from '${path}'\n`] : []))
    .join('')
}

/** The provider's operations: over a real table where there is one; the others say that they are not written yet. */
export function handlerText(names: ServiceNames, operations: readonly Operation[], known: KnownTable | null): string {
  const { service, area, key, one } = names
  const rights = {
    read: operations.find(({ verb }) => verb === 'GET')?.right,
    write: operations.find(({ verb }) => verb !== 'GET')?.right,
  }
  const [read, write] = [rights.read ?? rights.write ?? 'ADMIN', rights.write ?? rights.read ?? 'ADMIN']
  const own = operations
    .filter(({ verb, right }) => right !== (verb === 'GET' ? read : write))
    .map(({ operation, right }) => `${operation}: '${right}'`)
  const handlers = operations.map((operation) => handlerOf(operation, names, known)).join('\n')
  const columns = known ? columnsText(known) : ''
  const label =
    known?.columns.find(({ name }) => /^ref[A-Z]?/.test(name)) ??
    known?.columns.find(({ name }) => /^lb[A-Z]/.test(name))
  const stored = known
    ? `const rowsOf = begun((db) =>
  db.selectFrom('${known.name}').select([
${known.columns.map(({ name }) => `    '${name}',`).join('\n')}
  ]),
)

const records = recordsOf({
  table: '${known.name}',
  key: '${key}',
  typeObjet: '${names.entity}',
  label: (${one}) => ${label ? `${one}.${label.name}` : `String(${one}.${key})`},
${label?.isSearched ? `  unique: '${label.name}',\n` : ''}  from: rowsOf,
})
`
    : ''
  const isWritten = handlers.includes('...written')
  const written =
    known && isWritten
      ? `const written = {\n${known.columns
          .filter((column) => isOwn(column, names))
          .map(({ name, isNullable }) => `  ${name}: ${checkOf(name, isNullable, false)},`)
          .join('\n')}\n}\n`
      : isWritten
        ? 'const written = {}\n'
        : ''
  const saved = handlers.includes('saved') ? "const saved = { fr: 'Enregistré', en: 'Saved' }\n" : ''
  const unwritten = handlers.includes('unwritten')
    ? `const unwritten = (): Promise<never> => Promise.reject(new Error('${service}: not written yet'))\n`
    : ''
  const body = [columns, stored, written, saved, unwritten, handlers].filter(Boolean).join('\n')
  const zod = body.includes('z.') ? "import * as z from 'zod'\n" : ''
  return `${zod}import { ${service} } from '../../../services/${area}/${service}/endpoints.ts'
${importsFor(`${body}provide(`)}
${body}
/** What ${service} answers. */
export const service = provide(${service}, { read: '${read}', write: '${write}'${own.length > 0 ? `, operations: { ${own.join(', ')} }` : ''} }, { ${operations.map(({ operation }) => operation).join(', ')} })
`
}

/** The provider's set-up of the state: the record goes into the table, where there is one. */
export const setUpText = ({ area, service, one }: ServiceNames, known: KnownTable | null): string =>
  known
    ? `import { ${one}Exists } from '../../../services/${area}/${service}/states.ts'
import { put } from '../../states/set-up.ts'

export const states = [put(${one}Exists, '${known.name}')]
`
    : `import { ${one}Exists } from '../../../services/${area}/${service}/states.ts'
import { on } from '../../states/set-up.ts'

export const states = [on(${one}Exists, () => Promise.reject(new Error('${service}: no set-up yet')))]
`
