import type { Endpoint } from './endpoint.ts'

/** Makes the endpoints of one service: `const endpoint = service('/api/Core/SysInfo')`. */
export const service =
  (path: string) =>
  <Input, Value>(declared: Omit<Endpoint<Input, Value>, 'service'>): Endpoint<Input, Value> => ({ service: path, ...declared })
