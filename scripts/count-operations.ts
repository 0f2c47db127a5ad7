/** `node scripts/count-operations.ts`: lines an operation costs, over endpoints, interactions, states, handlers and set-ups, by service. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

const services = join(root, 'contracts/services')
const provider = join(root, 'contracts/provider/services')

const linesOf = (file: string): number => (existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').length : 0)
const foldersIn = (folder: string): string[] => readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** Files of the provider that services of an area share, by the service that imports them first in the order of names. */
function ownedBy(area: string): Map<string, string[]> {
  const owned = new Map<string, string[]>()
  const taken = new Set<string>()
  const folder = join(provider, area)
  const take = (service: string, file: string): void => {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '\.\/([a-z][\w-]*\.ts)'/g)) {
      if (taken.has(path)) continue
      taken.add(path)
      owned.set(service, [...(owned.get(service) ?? []), join(folder, path)])
      take(service, join(folder, path))
    }
  }
  if (!existsSync(folder)) return owned
  for (const name of readdirSync(folder).filter((file) => /^[A-Z]\w+\.ts$/.test(file)).toSorted()) take(name.slice(0, -3), join(folder, name))
  return owned
}

const rows = foldersIn(services).flatMap((area) => {
  const owned = ownedBy(area)
  return foldersIn(join(services, area)).flatMap((name) => {
    const endpoints = join(services, area, name, 'endpoints.ts')
    if (!existsSync(endpoints)) return []
    const operations = readFileSync(endpoints, 'utf8').match(/operation: '/g)?.length ?? 0
    const files = [
      endpoints,
      join(services, area, name, 'states.ts'),
      join(services, area, name, `${name}.pact.ts`),
      join(provider, area, `${name}.ts`),
      join(provider, area, `${name}.states.ts`),
      ...(owned.get(name) ?? []),
    ]
    const lines = files.reduce((sum, file) => sum + linesOf(file), 0)
    return [{ name: `${area}/${name}`, operations, lines }]
  })
})

const total = { name: 'all', operations: rows.reduce((sum, row) => sum + row.operations, 0), lines: rows.reduce((sum, row) => sum + row.lines, 0) }
for (const { name, operations, lines } of [...rows, total]) {
  process.stdout.write(`${name.padEnd(28)} ${String(operations).padStart(3)} operations ${String(lines).padStart(5)} lines ${(lines / operations).toFixed(0).padStart(4)} each\n`)
}
