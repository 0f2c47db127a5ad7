/**
 * `node scripts/count-operations.ts`: lines an operation costs, over endpoints, interactions, states, handlers and set-ups, by service.
 * What services share of these counts too: with the first, in the order of names, that imports it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import listed from '../contracts/services/operations.json' with { type: 'json' }
import { root } from './run.ts'

const services = join(root, 'contracts/services')
const provider = join(root, 'contracts/provider/services')

const linesOf = (file: string): number => readFileSync(file, 'utf8').trimEnd().split('\n').length
const foldersIn = (folder: string): string[] => readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** Files of a service's own: its folder of the contract, its handlers and set-ups. */
function ownOf(area: string, name: string): string[] {
  const contract = readdirSync(join(services, area, name)).filter((file) => /^(endpoints|states|.*\.pact)\.ts$/.test(file))
  return [...contract.map((file) => join(services, area, name, file)), ...[`${name}.ts`, `${name}.states.ts`].map((file) => join(provider, area, file))].filter(existsSync)
}

/** What services share without being one: named in small letters, in the folders they stand in. The ground they stand on is outside of these. */
const isShared = (file: string): boolean =>
  /^[a-z][\w-]*\.ts$/.test(basename(file)) && !/^(endpoints|states)\.ts$/.test(basename(file)) && [services, provider].some((folder) => file.startsWith(`${folder}/`))

const taken = new Set<string>()

/** Shared files that these import and that no service before has been charged with. */
function sharedOf(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const imported = [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']*\.ts)'/g)].map(([, path = '']) => join(dirname(file), path))
    const fresh = imported.filter((path) => isShared(path) && !taken.has(path))
    for (const path of fresh) taken.add(path)
    return [...fresh, ...sharedOf(fresh)]
  })
}

const rows = foldersIn(services).flatMap((area) =>
  foldersIn(join(services, area)).flatMap((name) => {
    const path = area === 'Core' ? `/api/Core/${name}` : `/api/Console/${area}/${name}`
    const known = listed.filter((operation) => operation.service === path).length
    const own = known === 0 ? [] : ownOf(area, name)
    const lines = [...own, ...sharedOf(own)].reduce((sum, file) => sum + linesOf(file), 0)
    return known === 0 ? [] : [{ name: `${area}/${name}`, operations: known, lines }]
  }),
)

const total = { name: 'all', operations: rows.reduce((sum, row) => sum + row.operations, 0), lines: rows.reduce((sum, row) => sum + row.lines, 0) }
for (const { name, operations, lines } of [...rows, total]) {
  process.stdout.write(`${name.padEnd(28)} ${String(operations).padStart(3)} operations ${String(lines).padStart(5)} lines ${(lines / operations).toFixed(0).padStart(4)} each\n`)
}
