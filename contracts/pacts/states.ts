import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { State } from '../wire/state.ts'

const folder = join(import.meta.dirname, '../services')

const isState = (thing: unknown): thing is State<object> => typeof thing === 'function' && 'state' in thing

/** Every state that the services declare, found in their folders. */
export async function declaredStates(): Promise<State<object>[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('/states.ts'))
  const modules = await Promise.all(files.map((file) => import(`../services/${file.split('/')[0]}/${file.split('/')[1]}/states.ts`) as Promise<object>))
  return modules.flatMap((module) => Object.values(module).filter(isState))
}

/** The states for whoever sets them up in another language: what each means and gives, and its parameters as JSON Schema. */
export function catalogue(states: readonly State<object>[]): string {
  const listed = states
    .toSorted((one, other) => (one.state < other.state ? -1 : 1))
    .map(({ state, means, gives, params }) => ({ state, ...(means ? { means } : {}), ...(gives.length > 0 ? { gives } : {}), params: z.toJSONSchema(params) }))
  return `${JSON.stringify(listed, null, 2)}\n`
}
