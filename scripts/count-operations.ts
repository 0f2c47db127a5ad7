/**
 * `node scripts/count-operations.ts`: lines an operation costs, by service: over its own files (endpoints, interactions, states, handlers, set-ups),
 * and with what services share of these, which counts with the first, in the order of names, that imports it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import listed from '../contracts/services/operations.json' with { type: 'json' }
import { root } from './run.ts'

const services = join(root, 'contracts/services')
const provider = join(root, 'contracts/provider/services')

const linesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + readFileSync(file, 'utf8').trimEnd().split('\n').length, 0)
const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** Files of a service's own: its folder of the contract, its handlers and set-ups. */
function ownOf(area: string, name: string): string[] {
  const contract = readdirSync(join(services, area, name)).filter((file) =>
    /^(endpoints|states|.*\.pact)\.ts$/.test(file),
  )
  return [
    ...contract.map((file) => join(services, area, name, file)),
    ...[`${name}.ts`, `${name}.states.ts`].map((file) => join(provider, area, file)),
  ].filter(existsSync)
}

/** What services share without being one: named in small letters, in the folders they stand in. The ground they stand on is outside of these. */
const isShared = (file: string): boolean =>
  /^[a-z][\w-]*\.ts$/.test(basename(file)) &&
  !/^(endpoints|states)\.ts$/.test(basename(file)) &&
  [services, provider].some((folder) => file.startsWith(`${folder}/`))

/** Shared files that these import, and those import, and that are not taken yet. */
function sharedOf(files: readonly string[], taken: Set<string>): string[] {
  return files.flatMap((file) => {
    const imported = [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']*\.ts)'/g)].map(([, path = '']) =>
      join(dirname(file), path),
    )
    const fresh = imported.filter((path) => isShared(path) && !taken.has(path))
    for (const path of fresh) taken.add(path)
    return [...fresh, ...sharedOf(fresh, taken)]
  })
}

/** What the operations of some services cost together, in lines. */
export interface Cost {
  name: string
  operations: number
  /** Over the services' own files. */
  own: number
  /** With what services share. */
  whole: number
}

/** What services cost together. */
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

/** What every service costs. */
export function countOperations(): Cost[] {
  const taken = new Set<string>()
  return foldersIn(services).flatMap((area) =>
    foldersIn(join(services, area)).flatMap((name) => {
      const path = area === 'Core' ? `/api/Core/${name}` : `/api/Console/${area}/${name}`
      const operations = listed.filter((operation) => operation.service === path).length
      if (operations === 0) return []
      const own = ownOf(area, name)
      return [{ name, operations, own: linesOf(own), whole: linesOf([...own, ...sharedOf(own, taken)]) }]
    }),
  )
}

/** The services that the aim was set by: one table, a tree with imports, locks, and records with versions. */
export const measured = ['SysTable', 'SysValeur', 'SysObjetLock', 'ModTache'] as const

if (import.meta.main) {
  const costs = countOperations()
  const four = costs.filter(({ name }) => measured.some((one) => one === name))
  const padded = (lines: number, width: number) => lines.toFixed(0).padStart(width)
  for (const { name, operations, own, whole } of [...costs, together('these four', four), together('all', costs)]) {
    const each = `${padded(own / operations, 5)} each, ${padded(whole / operations, 3)} with what is shared`
    console.log(
      `${(name === 'these four' ? measured.join(', ') : name).padEnd(44)} ${padded(operations, 3)} operations ${padded(own, 5)} (${padded(whole, 5)}) lines ${each}`,
    )
  }
}
