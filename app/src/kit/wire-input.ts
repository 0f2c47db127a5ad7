import type { Endpoint } from '@ronde/contracts/wire'
import type { core } from 'zod/mini'
import type { AnyEndpoint, AnyRow, Params } from './screen.ts'

type Def = core.$ZodTypeDef & { shape?: Record<string, { _zod: { def: Def } }>; innerType?: { _zod: { def: Def } }; element?: { _zod: { def: Def } } }

const typeOf = (def: Def): string => (def.innerType ? typeOf(def.innerType._zod.def) : def.type)

const shapeOf = ({ input }: AnyEndpoint): NonNullable<Def['shape']> => (input._zod.def as Def).shape ?? {}

/** A text of the address as a value of that type; undefined when it is none. */
function typed(text: string, type: string): unknown {
  if (type === 'number') return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
  if (type === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : undefined
  return text
}

/** Texts of a list as values of what it takes. */
function typedItems(items: readonly unknown[], def: Def): unknown[] {
  const list = def.innerType ? def.innerType._zod.def : def
  const type = list.element ? typeOf(list.element._zod.def) : ''
  return items.flatMap((item) => (typeof item === 'string' ? (typed(item, type) ?? []) : [item]))
}

/** The fields of a record that a call takes; texts, as an address holds them, become what the call takes. */
export function takenBy(endpoint: AnyEndpoint, record: object): Record<string, unknown> {
  const own = new Map<string, unknown>(Object.entries(record))
  const taken = Object.entries(shapeOf(endpoint)).flatMap(([name, { _zod }]) => {
    const given = own.get(name)
    const value = typeof given === 'string' ? typed(given, typeOf(_zod.def)) : Array.isArray(given) ? typedItems(given, _zod.def) : given
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(taken) as Record<string, unknown>
}

/** What names a record, and not what it holds. */
export const keysIn = (record: AnyRow | null): AnyRow => Object.fromEntries(Object.entries(record ?? {}).filter(([name]) => /^id[A-Z]/.test(name)))

/** What a call takes of a row where it stands: the keys of the home around it, the parameters of the address, the row's own fields. */
export const takenOf = (endpoint: AnyEndpoint, row: AnyRow, { record, params }: { record: AnyRow | null; params: Params }): AnyRow =>
  takenBy(endpoint, { ...keysIn(record), ...params, ...row })

/** What a call cannot do without. */
export const requiredBy = (endpoint: AnyEndpoint): string[] =>
  Object.entries(shapeOf(endpoint)).flatMap(([name, { _zod }]) => (_zod.def.type === 'optional' ? [] : [name]))

/** What an endpoint takes of the parameters of the address or of a record, in its types; what it does not take is left out. */
export const inputFrom = <Input>(endpoint: Endpoint<Input, unknown>, given: object): Input => takenBy(endpoint, given) as Input
