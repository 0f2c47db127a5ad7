import type { Endpoint } from '@ronde/contracts/wire'
import type { core } from 'zod/mini'

type Def = core.$ZodTypeDef & { shape?: Record<string, { _zod: { def: Def } }>; innerType?: { _zod: { def: Def } } }

const typeOf = (def: Def): string => (def.innerType ? typeOf(def.innerType._zod.def) : def.type)

/** A text of the address as a value of that type; undefined when it is none. */
function typed(text: string, type: string): unknown {
  if (type === 'number') return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
  if (type === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : undefined
  return text
}

/** The parameters of the address that an endpoint takes, in its types; what it does not take is left out. */
export function inputFrom<Input>({ input }: Endpoint<Input, unknown>, params: Readonly<Record<string, string>>): Input {
  const { shape = {} } = input._zod.def as Def
  const taken = Object.entries(shape).flatMap(([name, { _zod }]) => {
    const text = params[name]
    if (text === undefined) return []
    const value = typed(text, typeOf(_zod.def))
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(taken) as Input
}
