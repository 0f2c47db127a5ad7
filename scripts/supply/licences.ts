/** A package of the lock file, as far as its licence goes. */
export interface Locked {
  license?: string
  /** It is a tool of ours, and goes nowhere. */
  dev?: boolean
  /** One of our own packages. */
  link?: boolean
  version?: string
}

/** Licences allowed for what we hand over. */
const shipped = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
])

/** Further ones, for tools we do not distribute. */
const tools = new Set([...shipped, 'CC-BY-4.0', 'MPL-2.0', 'Python-2.0'])

/** Whether an SPDX expression lets us: one side of an `or`, both of an `and`. */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1').trim()
  const or = plain.split(/ or /i)
  if (or.length > 1) return or.some((part) => isAllowed(part, allowed))
  const and = plain.split(/ and /i)
  return and.length > 1 ? and.every((part) => isAllowed(part, allowed)) : allowed.has(plain)
}

/** The packages of a lock file whose licence is not on the list, or is not said, a line each. */
export const refusedLicences = (packages: Readonly<Record<string, Locked>>): string[] =>
  Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([, { license = '', dev }]) => !isAllowed(license, dev ? tools : shipped))
    .map(
      ([path, { license, version, dev }]) =>
        `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version}: ${license ?? 'none is said'}${dev ? ', a tool' : ''}`,
    )

/** How many packages there are under each licence, of those that are handed over. */
export function countedLicences(packages: Readonly<Record<string, Locked>>): [licence: string, count: number][] {
  const counts = new Map<string, number>()
  for (const [path, { license = '', dev, link }] of Object.entries(packages))
    if (path.includes('node_modules/') && !dev && !link) counts.set(license, (counts.get(license) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)
}
