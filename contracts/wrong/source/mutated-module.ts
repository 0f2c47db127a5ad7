import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import type { Mutation } from './mutation.ts'

/** The provider's folder. */
export const root = join(import.meta.dirname, '../../provider')

/** Environment variable that passes the mistake to threads of the provider, which inherit the environment. */
const told = 'RONDE_MISTAKE'

/** Changes a module's text, by its path below the provider; undefined: no change. */
type Change = (file: string, text: string) => string | undefined

let round = 0
let change: Change = () => undefined

/** Makes the provider's modules load again from now on, changed. */
export function changeModules(how: Change): void {
  round += 1
  change = how
}

/** The same with a mistake in one module, also in the threads that the provider starts. */
export function mutate(mutation: Mutation): void {
  const { file, start, end, text: other } = mutation
  process.env[told] = JSON.stringify(mutation)
  changeModules((own, text) => (own === file ? text.slice(0, start) + other + text.slice(end) : undefined))
}

/** Puts the number of the round into the URL of every module of the provider, so that each round loads its own. */
export function watchModules(): void {
  const fileOf = (url: string): string | undefined => {
    if (!url.startsWith('file:')) return undefined
    const path = fileURLToPath(url)
    return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : undefined
  }
  registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context)
      return round > 0 && fileOf(resolved.url) !== undefined
        ? { ...resolved, url: `${resolved.url}?round=${round}` }
        : resolved
    },
    load: (url, context, next) => {
      const file = fileOf(url)
      const source = file === undefined ? undefined : change(file, readFileSync(`${root}/${file}`, 'utf8'))
      return source === undefined ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true }
    },
  })
}

// A thread that the provider starts, in a process that has this module by `--import`.
const mistake = process.env[told]
if (!isMainThread && mistake !== undefined) {
  watchModules()
  mutate(JSON.parse(mistake) as Mutation)
}
