import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../run.ts'

const copied = ['package.json', 'tsconfig.json', '.oxlintrc.json', '.storybook', 'ui', 'app', 'contracts', 'scripts']
const leftOut = new Set(['node_modules', 'dist'])

/** Packages by links; the project's own are the copy's. */
function linkPackages(folder: string): void {
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@ronde'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@ronde' && name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
  for (const [name, place] of [
    ['ui', 'ui'],
    ['console', 'app'],
    ['contracts', 'contracts'],
  ] as const) {
    symlinkSync(join(folder, place), join(modules, '@ronde', name))
    const own = join(place, 'node_modules')
    if (existsSync(join(root, own))) symlinkSync(join(root, own), join(folder, own))
  }
}

/** A copy of the project. */
export function projectCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-new-'))
  for (const name of copied)
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (from) => !leftOut.has(basename(from)) })
  linkPackages(folder)
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(root, 'scripts/new.ts'), ...args, '--into', folder], { encoding: 'utf8' })
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
        readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' }).map((path) => [
          part,
          path,
          statSync(join(folder, part, path)).mtimeMs,
        ]),
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type ProjectCopy = ReturnType<typeof projectCopy>

/** What the generator is tried on: a component, and views of the specification and others. */
export const samples: readonly (readonly string[])[] = [
  ['component', 'sample-group', '--fr', "Groupe d'essai"],
  ['view', 'Adm/Usr/CompteList', '--list', 'Adm/UsrUser.GetList', '--fr', 'Comptes', '--en', 'Accounts'],
  ['view', 'Adm/Usr/CompteAccueil', '--home', '--load', 'Adm/UsrUser.Get', '--fr', 'Compte', '--en', 'Account'],
]
