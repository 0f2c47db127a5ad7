import type { Endpoint } from '@ronde/contracts/wire'
import type { core } from 'zod/mini'
import type { AnyEndpoint } from './screen.ts'

type Def = core.$ZodTypeDef & { shape?: Record<string, { _zod: { def: Def } }>; innerType?: { _zod: { def: Def } } }

const typeOf = (def: Def): string => (def.innerType ? typeOf(def.innerType._zod.def) : def.type)

const shapeOf = ({ input }: AnyEndpoint): NonNullable<Def['shape']> => (input._zod.def as Def).shape ?? {}

/** A text of the address as a value of that type; undefined when it is none. */
function typed(text: string, type: string): unknown {
  if (type === 'number') return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
  if (type === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : undefined
  return text
}

/** The fields of a record that a call takes; texts, as an address holds them, become what the call takes. */
export function takenBy(endpoint: AnyEndpoint, record: object): Record<string, unknown> {
  const own = new Map<string, unknown>(Object.entries(record))
  const taken = Object.entries(shapeOf(endpoint)).flatMap(([name, { _zod }]) => {
    const given = own.get(name)
    const value = typeof given === 'string' ? typed(given, typeOf(_zod.def)) : given
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(taken) as Record<string, unknown>
}

/** What a call cannot do without. */
export const requiredBy = (endpoint: AnyEndpoint): string[] =>
  Object.entries(shapeOf(endpoint)).flatMap(([name, { _zod }]) => (_zod.def.type === 'optional' ? [] : [name]))

/** The parameters of the address that an endpoint takes, in its types; what it does not take is left out. */
export const inputFrom = <Input>(endpoint: Endpoint<Input, unknown>, params: Readonly<Record<string, string>>): Input => takenBy(endpoint, params) as Input
