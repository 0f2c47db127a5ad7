import { readIn, Refused } from './plan.ts'
import { lowerFirst, words } from './words.ts'

/** One row of the operations list. */
export interface Operation {
  service: string
  operation: string
  verb: 'GET' | 'POST' | 'PUT' | 'DELETE'
  right: string
  input: string[]
  value: string
  refusals?: string[]
  failures?: number[]
}

/** The names a service goes by in its files. */
export interface ServiceNames {
  area: string
  /** As the backend has it: `SysAction`. */
  service: string
  /** What the operations list calls its record: `Action`. */
  entity: string
  /** The type of the record: `ActionRecord`. */
  record: string
  /** The record as a value: `action`. */
  one: string
  /** The field that is its key. */
  key: string
  /** The name of its state: `an action exists`. */
  state: string
  /** Where the backend has it: `/api/Core/SysAction`. */
  address: string
  /** The object whose lock holds its writes back. */
  lock: string
}

const areas = /^(Adm|Aff|Core|Ged|Prm)\/([A-Z][A-Za-z]+)$/

/** The operations that the list has of a service. Refuses one that it has not. */
export function operationsOf(
  root: string,
  path: string,
): { area: string; service: string; address: string; operations: Operation[] } {
  const [, area = '', service = ''] = areas.exec(path) ?? []
  if (!service)
    throw new Refused(
      `a service is named by its area, Adm|Aff|Core|Ged|Prm, and its name, such as Core/SysAction; “${path}” is not`,
    )
  const address = area === 'Core' ? `/api/Core/${service}` : `/api/Console/${area}/${service}`
  const all = JSON.parse(readIn(root, 'contracts/services/operations.json')) as Operation[]
  const operations = all.filter((one) => one.service === address)
  if (operations.length === 0) throw new Refused(`the specification has no service ${address}`)
  return { area, service, address, operations }
}

const entityIn = (text: string): string | undefined => /^([A-Z]\w+)(\[\])?$/.exec(text)?.[1]

/** What everything is called, from the operations and, where it is known, the key of the table. */
export function namesOf(
  { area, service, address, operations }: ReturnType<typeof operationsOf>,
  key?: string,
): ServiceNames {
  const noun = service.replace(/^[A-Z][a-z]{2}(?=[A-Z])/, '')
  const entity =
    operations
      .flatMap(({ value, input }) => [...input.map((name) => parameterOf(name).name), value])
      .map(entityIn)
      .find((name) => name !== undefined) ?? noun
  const said = words(entity).toLowerCase()
  const keys = operations
    .flatMap(({ input }) => input.map((name) => parameterOf(name).name))
    .filter((name) => /^id[A-Z]?/.test(name))
  const one = lowerFirst(entity)
  return {
    area,
    service,
    entity,
    record: `${entity}Record`,
    // The name of the service itself is taken.
    one: one === service ? `${one}Record` : one,
    key: key ?? keys.find((name) => name.toLowerCase().startsWith(`id${entity.toLowerCase()}`)) ?? `id${noun}`,
    state: `${/^[aeiou]/.test(said) ? 'an' : 'a'} ${said} exists`,
    address,
    lock: entity,
  }
}

/** `force†?` → its name, and what its marks say. */
export function parameterOf(text: string): { name: string; isOptional: boolean; isProposed: boolean } {
  const name = /^\w+/.exec(text)?.[0] ?? text
  return { name, isOptional: text.endsWith('?'), isProposed: text.includes('†') }
}

/** The schema of a field that is sent, by what its name promises. */
export function fieldSchema(name: string): string {
  if (name === 'file') return 'wire.file()'
  if (name === 'liens') return 'z.array(z.object({ idTache: wire.id(), estLiee: z.boolean(), ordre: z.int() }))'
  if (name.endsWith('Guid')) return 'wire.guid()'
  if (/^id\w+List$/.test(name) || name === 'idTypePorte') return 'z.array(wire.id())'
  if (/^id([A-Z]|$)/.test(name)) return 'wire.id()'
  if (/^nb[A-Z]|^(ordre|indice|revision|skip|take)$/.test(name)) return 'z.int()'
  if (/^(is|has|est|must|requires)[A-Z]|^(actif|force|dryRun|fonctionnement)$/.test(name)) return 'z.boolean()'
  if (/^dt[A-Z]|^since$/.test(name)) return 'wire.instant()'
  if (/^ref[A-Z]/.test(name)) return 'wire.ref()'
  return /^lb[A-Z]/.test(name) ? 'wire.label()' : 'wire.text()'
}

/** What an operation answers, and an example of it. */
export function valueOf(value: string, { entity, one }: ServiceNames): { schema: string; example: string } {
  if (value === '=' || value === entity) return { schema: one, example: 'example' }
  if (value === `${entity}[]`) return { schema: `z.array(${one})`, example: '[example]' }
  if (value === 'true') return { schema: 'z.boolean()', example: 'true' }
  if (value === 'text') return { schema: 'z.string()', example: "''" }
  if (value === 'blob')
    return { schema: 'wire.file()', example: "new File(['%PDF-1.7'], 'document.pdf', { type: 'application/pdf' })" }
  if (value.startsWith('ImportResult')) {
    const errors =
      'errors: z.array(z.object({ line: z.int(), field: z.optional(z.nullable(z.string())), message: z.string() }))'
    return {
      schema: `z.object({ inserted: z.int(), updated: z.int(), ${errors} })`,
      example: '{ inserted: 1, updated: 0, errors: [] }',
    }
  }
  // Another record: what the console reads of it is for a person to say.
  return value.endsWith('[]')
    ? { schema: 'z.array(z.unknown())', example: '[]' }
    : { schema: 'z.unknown()', example: '{}' }
}
