import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { programs, root } from './run.ts'

const copied = ['package.json', 'tsconfig.json', '.oxlintrc.json', '.storybook', 'ui', 'app', 'contracts']
const leftOut = new Set(['node_modules', 'dist'])
let folder = ''

/** Packages as they are installed, but for the project's own, which are the copy's. */
function linkPackages(): void {
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@ronde'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@ronde') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
  for (const [name, place] of [['ui', 'ui'], ['console', 'app'], ['contracts', 'contracts']] as const) {
    symlinkSync(join(folder, place), join(modules, '@ronde', name))
  }
}

/** Puts services into the specification that the project has not, whatever it comes to have. */
function specify(...services: string[]): void {
  const file = join(folder, 'contracts/services/operations.json')
  const known = JSON.parse(readFileSync(file, 'utf8')) as unknown[]
  writeFileSync(file, JSON.stringify([...known, ...services.map((service) => ({ service, operation: 'GetList', verb: 'GET' }))]))
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-new-'))
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true, filter: (from) => !leftOut.has(basename(from)) })
  linkPackages()
  specify('/api/Core/SysEssai', '/api/Core/SysEpreuve')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (...args: string[]) => spawnSync(process.execPath, [join(root, 'scripts/new.ts'), ...args, '--into', folder], { encoding: 'utf8' })
const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const messages = (locale: string) => JSON.parse(read(`app/src/locales/${locale}.json`)) as Record<string, string>

/** Every file of the copy, and when it was written. */
const written = () =>
  ['ui', 'app', 'contracts'].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' }).map((path) => [part, path, statSync(join(folder, part, path)).mtimeMs]),
  )

/** Paths that a run made and changed. */
function make(...args: string[]): string[] {
  const { status, stdout, stderr } = run(...args)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return [...stdout.matchAll(/^(?:made|changed) +(\S+)$/gm)].map(([, path = '']) => path)
}

/** What the type checker and the linter say of these files of the copy. */
function complaints(paths: readonly string[]): string[] {
  const types = spawnSync(process.execPath, [join(root, programs.tsc), '-p', 'tsconfig.json', '--pretty', 'false'], { cwd: folder, encoding: 'utf8' })
  const lint = spawnSync(process.execPath, [join(root, programs.oxlint), '--quiet', '--format', 'unix', ...paths.filter((path) => /\.tsx?$/.test(path))], { cwd: folder, encoding: 'utf8' })
  return `${types.stdout}\n${lint.stdout}`.split('\n').filter((line) => paths.some((path) => line.includes(path)))
}

describe('what it makes', () => {
  const made: string[] = []
  const makes = (...args: string[]) => made.push(...make(...args))

  beforeAll(() => {
    makes('component', 'sample-group', '--fr', "Groupe d'essai")
    makes('view', 'Adm/Usr/CompteList', '--list', 'Adm/UsrUser.GetList', '--fr', 'Comptes', '--en', 'Accounts')
    makes('view', 'Adm/Usr/CompteAccueil', '--home', '--load', 'Adm/UsrUser.Get', '--fr', 'Compte', '--en', 'Account')
    makes('view', 'Adm/Usr/UserList', '--list', 'Adm/UsrUser.GetList')
    makes('view', 'Adm/Usr/UserAccueil', '--home', '--load', 'Adm/UsrUser.Get')
    makes('service', 'Core/SysEssai', '--table', 'action')
    makes('service', 'Core/SysEpreuve')
  }, 60_000)

  test('passes the type checker and the linter', { timeout: 60_000 }, () => {
    expect(made.length).toBeGreaterThan(20)
    expect(complaints(made)).toEqual([])
  })

  test('a component has stories, its export and its texts', () => {
    expect(made).toContain('ui/src/sample-group/sample-group.stories.tsx')
    expect(made).toContain('ui/src/sample-group/sample-group.mdx')
    expect(read('ui/src/sample-group/sample-group.docs.ts')).toContain("name: 'sample-group',")
    expect(read('ui/src/index.ts')).toContain("export { SampleGroup } from './sample-group/index.ts'")
    expect(read('ui/src/messages/fr.ts')).toContain(`'sampleGroup.label': "Groupe d'essai",`)
    expect(read('ui/src/messages/en.ts')).toContain("'sampleGroup.label': 'Sample group',")
  })

  test('a list and the home of its rows have their texts, routes and menus; texts that were there stay', () => {
    expect(read('app/src/views/Adm/Usr/CompteList/index.ts')).toContain("key: 'idUser'")
    expect(read('app/src/views/Adm/Usr/CompteAccueil/index.ts')).toContain("key: ['idUser']")
    const before = JSON.parse(readFileSync(join(root, 'app/src/locales/fr.json'), 'utf8')) as Record<string, string>
    expect(messages('fr')).toMatchObject({ ...before, 'view.AdmUsrCompteList': 'Comptes' })
    expect(Object.keys(messages('en'))).toEqual(Object.keys(messages('fr')))
    expect(read('contracts/services/navigation/views.ts')).toContain("['CompteAccueil', '/Adm/Usr/CompteAccueil', 'Compte', 'file', { parameters: 'idUser', isBuilt }],")
    expect(read('contracts/services/navigation/menus.ts')).toContain("opens('CompteList'),")
  })

  test('a view of the specification has its place already, and is only said to be built', () => {
    expect(read('contracts/services/navigation/views.ts')).toContain("['UL', '/Adm/Usr/UserList', 'Utilisateurs', 'users', { isBuilt }],")
    expect(read('contracts/services/navigation/views.ts')).toContain("['UA', '/Adm/Usr/UserAccueil', 'Utilisateur', 'user', { parameters: 'idUser', isBuilt }],")
  })

  test('a service over a table is answered by the reference provider', () => {
    expect(read('contracts/provider/services/Core/SysEssai.ts')).toContain('export const service = provide(SysEssai, ')
    expect(read('contracts/provider/services/Core/SysEssai.states.ts')).toContain('export const states = [')
    expect(read('contracts/services/Core/SysEssai/states.ts')).toContain("state('an essai exists', essai)")
  })

  test('a service without a table is a contract, and no answer is made up', () => {
    expect(made).toContain('contracts/services/Core/SysEpreuve/SysEpreuve.pact.ts')
    expect(existsSync(join(folder, 'contracts/provider/services/Core/SysEpreuve.ts'))).toBe(false)
  })
})

test.each([
  ['a name that is not in kebab-case', ['component', 'SplitButton'], 'kebab-case'],
  ['a component that is there', ['component', 'button'], 'ui/src/button/index.ts exists already'],
  ['a view without three parts', ['view', 'Adm/UserList', '--list', 'Adm/UsrUser.GetList'], 'Adm/Usr/UserList'],
  ['a view of nothing', ['view', 'Adm/Usr/Nothing'], '--list Adm/UsrUser.GetList'],
  ['a list of one record', ['view', 'Adm/Usr/OneList', '--list', 'Adm/UsrUser.Get'], 'take --home --load'],
  ['a view over an operation nobody has', ['view', 'Adm/Usr/NoneList', '--list', 'Adm/UsrUser.GetNone'], 'it has GetList'],
  ['a view that is there', ['view', 'Aff/Aff/AffaireList', '--list', 'Aff/AffAffaire.GetList'], 'exists already'],
  ['a service the specification has not', ['service', 'Adm/UsrNobody'], 'no service /api/Console/Adm/UsrNobody'],
  ['a service that is there', ['service', 'Adm/AdmAgence'], 'exists already'],
  ['a service without a list', ['service', 'Core/SysInfo'], 'no GetList to begin with, only GetAppInfo'],
  ['a table that is not there', ['service', 'Core/SysRoute', '--table', 'chemin'], 'has no table chemin'],
  ['a table that needs others', ['service', 'Core/SysValeur', '--table', 'sysvaleur'], 'stands on systable'],
  ['a kind it does not know', ['screen', 'x'], 'nothing called “screen”'],
  ['an option it does not know', ['component', 'x', '--red'], '--red'],
])('refuses %s and makes nothing', (_, args, why) => {
  const before = written()
  const { status, stderr } = run(...args)
  expect(status).toBe(1)
  expect(stderr).toContain(why)
  expect(written()).toEqual(before)
})
