import type { Endpoint } from '@ronde/contracts/wire'
import type { core } from 'zod/mini'

type Def = core.$ZodTypeDef & { shape?: Record<string, { _zod: { def: Def } }>; innerType?: { _zod: { def: Def } } }

const typeOf = (def: Def): string => (def.innerType ? typeOf(def.innerType._zod.def) : def.type)

/** The parameters of the address that an endpoint takes, in its types; what it does not take is left out. */
export function inputFrom<Input>({ input }: Endpoint<Input, unknown>, params: Readonly<Record<string, string>>): Input {
  const { shape = {} } = input._zod.def as Def
  const taken = Object.entries(shape).flatMap(([name, { _zod }]) => {
    const text = params[name]
    if (text === undefined) return []
    const value = typeOf(_zod.def) === 'number' ? Number(text) : text
    return Number.isNaN(value) ? [] : [[name, value]]
  })
  return Object.fromEntries(taken) as Input
}
