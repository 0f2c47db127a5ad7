import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Mutation } from './mutations.ts'
import { root } from './sources.ts'

/** Where the mutation of this process, and of the threads it starts, stands. */
const key = 'RONDE_MUTATION'

const isOfProvider = (url: string): boolean => url.startsWith('file:') && fileURLToPath(url).startsWith(`${root}/`)

let round = 0

/** Makes the provider's modules load anew from now on, one of them with a mistake in it; without one, as they are. */
export function mutate(mutation: Pick<Mutation, 'file' | 'start' | 'end' | 'text'> | null): void {
  round += 1
  process.env[key] = JSON.stringify(mutation)
}

/** Every module of the provider has the number of the round in its address, so that no other round knows it. */
export function watchModules(): void {
  registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context)
      return round > 0 && isOfProvider(resolved.url) ? { ...resolved, url: `${resolved.url}?round=${round}` } : resolved
    },
    load: (url, context, next) => {
      const mutation = JSON.parse(process.env[key] ?? 'null') as Mutation | null
      if (!mutation || !isOfProvider(url) || fileURLToPath(url) !== `${root}/${mutation.file}`)
        return next(url, context)
      const text = readFileSync(fileURLToPath(url), 'utf8')
      const source = text.slice(0, mutation.start) + mutation.text + text.slice(mutation.end)
      return { format: 'module-typescript', source, shortCircuit: true }
    },
  })
}
