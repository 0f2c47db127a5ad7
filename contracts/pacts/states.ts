import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { State } from '../wire/state.ts'

const folder = join(import.meta.dirname, '../services')

const isState = (thing: unknown): thing is State<object> => typeof thing === 'function' && 'state' in thing

/** Every state that the services declare, found in their folders. */
export async function declaredStates(): Promise<State<object>[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('/states.ts'))
  const modules = await Promise.all(
    files.map((file) => import(`../services/${file.split('/')[0]}/${file.split('/')[1]}/states.ts`) as Promise<object>),
  )
  return modules.flatMap((module) => Object.values(module).filter(isState))
}
