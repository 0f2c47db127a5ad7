import type { Endpoint } from './endpoint.ts'

/** An endpoint as its service declares it. The types are the schemas'; the example follows them. */
type Declared<Input, Value> = Omit<Endpoint<Input, Value>, 'service' | 'example'> & {
  readonly example: { readonly input: NoInfer<Input>; readonly value: NoInfer<Value> }
}

/** Makes the endpoints of one service: `const endpoint = service('/api/Core/SysInfo')`. */
export const service =
  (path: string) =>
  <Input, Value>(declared: Declared<Input, Value>): Endpoint<Input, Value> => ({ service: path, ...declared })
