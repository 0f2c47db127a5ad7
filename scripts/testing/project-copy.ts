import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../run.ts'

const copied = ['package.json', 'tsconfig.json', '.oxlintrc.json', '.storybook', 'ui', 'app', 'contracts', 'scripts']
const leftOut = new Set(['node_modules', 'dist'])

/** Where packages are installed, from the project's root. */
const installed = ['.', 'ui', 'app', 'contracts'].map((part) => join(part, 'node_modules'))
/** What the type checker knows from its last run, from the project's root. */
const knownTypes = 'node_modules/.cache/types.tsbuildinfo'

/** The same files under another name; links stay links, so that the project's own packages are the copy's. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [old, place] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(old), place, 'junction')
    else if (!entry.isDirectory()) linkSync(old, place)
    else if (entry.name !== '.cache') linkFiles(old, place)
  }
}

/** Packages as they are installed, at the paths they have there: what the type checker knows of them holds in the copy too. */
function installPackages(folder: string): void {
  for (const place of installed) if (existsSync(join(root, place))) linkFiles(join(root, place), join(folder, place))
  mkdirSync(join(folder, knownTypes, '..'), { recursive: true })
  if (existsSync(join(root, knownTypes))) copyFileSync(join(root, knownTypes), join(folder, knownTypes))
}

/** Packages by links, which is quicker; the project's own are the copy's. */
function linkPackages(folder: string): void {
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@ronde'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@ronde' && name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
  for (const [name, place] of [['ui', 'ui'], ['console', 'app'], ['contracts', 'contracts']] as const) {
    symlinkSync(join(folder, place), join(modules, '@ronde', name))
  }
}

const essai = [
  { operation: 'GetList', verb: 'GET', input: [], value: 'Essai[]' },
  { operation: 'Get', verb: 'GET', input: ['idAction'], value: 'Essai' },
  { operation: 'Insert', verb: 'POST', input: ['Essai'], value: '=', refusals: ['R2'] },
  { operation: 'Update', verb: 'PUT', input: ['Essai'], value: '=', refusals: ['R1', 'R2'], failures: [409] },
  { operation: 'Delete', verb: 'DELETE', input: ['idAction'], value: 'true', refusals: ['R4'] },
  { operation: 'Import', verb: 'POST', input: ['file', 'dryRun†?'], value: 'ImportResult' },
]

/** A copy of the project, with its packages installed if that is asked for, and with services in its specification that the project has not, whatever it comes to have. */
export function projectCopy({ isInstalled = false }: { isInstalled?: boolean } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-new-'))
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true, filter: (from) => !leftOut.has(basename(from)) })
  // A file has another name only on its own disk, and temporary files may be kept on another.
  if (isInstalled && statSync(root).dev === statSync(folder).dev) installPackages(folder)
  else linkPackages(folder)
  const file = join(folder, 'contracts/services/operations.json')
  const known = JSON.parse(readFileSync(file, 'utf8')) as unknown[]
  const added = ['/api/Core/SysEssai', '/api/Core/SysEpreuve'].flatMap((service) => essai.map((one) => ({ service, right: 'ADMIN', stated: false, ...one })))
  writeFileSync(file, JSON.stringify([...known, ...added]))

  const run = (...args: string[]) => spawnSync(process.execPath, [join(root, 'scripts/new.ts'), ...args, '--into', folder], { encoding: 'utf8' })
  return {
    folder,
    run,
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    /** Paths that a run made and changed. Throws when it made nothing. */
    make: (...args: string[]): string[] => {
      const { status, stdout, stderr } = run(...args)
      if (status !== 0) throw new Error(stderr)
      return [...stdout.matchAll(/^(?:made|changed) +(\S+)$/gm)].map(([, path = '']) => path)
    },
    /** Takes a view of the specification out of the copy, as if nobody had made it yet. */
    forget: (view: string): void => {
      rmSync(join(folder, 'app/src/views', view), { recursive: true })
    },
    /** Every file of the copy, and when it was written. */
    written: () =>
      ['ui', 'app', 'contracts'].flatMap((part) =>
        readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' }).map((path) => [part, path, statSync(join(folder, part, path)).mtimeMs]),
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type ProjectCopy = ReturnType<typeof projectCopy>

/** What the generator is tried on: a component, views of the specification and others, services with and without a table. */
export const samples: readonly (readonly string[])[] = [
  ['component', 'sample-group', '--fr', "Groupe d'essai"],
  ['view', 'Adm/Usr/CompteList', '--list', 'Adm/UsrUser.GetList', '--fr', 'Comptes', '--en', 'Accounts'],
  ['view', 'Adm/Usr/CompteAccueil', '--home', '--load', 'Adm/UsrUser.Get', '--fr', 'Compte', '--en', 'Account'],
  ['service', 'Core/SysEssai', '--table', 'action'],
  ['service', 'Core/SysEpreuve'],
]
