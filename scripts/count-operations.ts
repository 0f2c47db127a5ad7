import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import listed from '../contracts/services/operations.json' with { type: 'json' }
import { importsIn, linesOf, ownersOf, reachedFrom } from './imports.ts'
import { root } from './run.ts'

const services = 'contracts/services'
const provider = 'contracts/provider/services'
const graph = importsIn('contracts')

const foldersIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** Entry files of a service: its folder of the contract, its handlers and set-ups. */
function rootsOf(area: string, name: string): string[] {
  const contract = readdirSync(join(root, services, area, name)).filter((file) =>
    /^(endpoints|states|.*\.pact)\.ts$/.test(file),
  )
  return [
    ...contract.map((file) => join(services, area, name, file)),
    ...[`${name}.ts`, `${name}.states.ts`].map((file) => join(provider, area, file)),
  ].filter((file) => existsSync(join(root, file)))
}

/** Modules that services are written with: not counted, like everything outside their folders. */
const ground: readonly string[] = ['kit.ts', 'interactions.ts', 'import-interactions.ts']

/** Whether a file in the services' folders is shared, not a service. */
const isShared = (file: string): boolean =>
  [services, provider].some(
    (folder) => file.startsWith(`${folder}/`) && !ground.includes(file.slice(folder.length + 1)),
  )

/** Size of the operations of some services, in lines. */
export interface Cost {
  name: string
  operations: number
  /** Lines of the services' own files. */
  own: number
  /** Lines including shared files. */
  whole: number
}

/** Sum of the sizes of services. */
export const together = (name: string, costs: readonly Cost[]): Cost =>
  costs.reduce(
    (sum, { operations, own, whole }) => ({
      name,
      operations: sum.operations + operations,
      own: sum.own + own,
      whole: sum.whole + whole,
    }),
    { name, operations: 0, own: 0, whole: 0 },
  )

/** Programs that import the services, and the modules below them. */
const programs = [...graph.keys()].filter((file) => /(?:^|\/)(?:main|run|write|release|server|verify)\.ts$/.test(file))

/** Size of every service: files that only it imports, and shared files, which count for the first by name. */
export function countOperations(): Cost[] {
  const all = foldersIn(services).flatMap((area) =>
    foldersIn(join(services, area)).flatMap((name) => {
      const path = area === 'Core' ? `/api/Core/${name}` : `/api/Console/${area}/${name}`
      const operations = listed.filter((operation) => operation.service === path).length
      return operations > 0 ? [{ name, operations, roots: rootsOf(area, name) }] : []
    }),
  )
  const owners = ownersOf(graph, new Map(all.map(({ name, roots }) => [name, roots])), programs)
  const stops = new Set(all.flatMap(({ roots }) => roots))
  const taken = new Set(owners.keys())
  return all.map(({ name, operations, roots }) => {
    const own = [...owners].flatMap(([file, owner]) => (owner === name ? [file] : []))
    const others = new Set([...stops].filter((file) => !roots.includes(file)))
    const shared = [...reachedFrom(graph, roots, others)].filter((file) => isShared(file) && !taken.has(file))
    for (const file of shared) taken.add(file)
    return { name, operations, own: linesOf(own), whole: linesOf([...own, ...shared]) }
  })
}

/** The services by which the target was set: one table, a tree with imports, locks, and records with versions. */
export const measured = ['SysTable', 'SysValeur', 'SysObjetLock', 'ModTache'] as const
