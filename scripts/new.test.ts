import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from './run.ts'
import { type ProjectCopy, projectCopy, samples } from './testing/project-copy.ts'

let copy: ProjectCopy
beforeAll(() => {
  copy = projectCopy()
})
afterAll(() => copy.remove())

const read = (path: string) => copy.read(path)
const run = (...args: readonly string[]) => copy.run(...args)
const make = (...args: readonly string[]) => copy.make(...args)
const written = () => copy.written()
const messages = (locale: string) => JSON.parse(read(`app/src/locales/${locale}.json`)) as Record<string, string>

describe('what it makes', () => {
  const made: string[] = []

  beforeAll(() => {
    for (const sample of samples) made.push(...make(...sample))
    for (const view of ['Adm/Usr/UserList', 'Adm/Usr/UserAccueil']) copy.forget(view)
    made.push(
      ...make('view', 'Adm/Usr/UserList', '--list', 'Adm/UsrUser.GetList'),
      ...make('view', 'Adm/Usr/UserAccueil', '--home', '--load', 'Adm/UsrUser.Get'),
    )
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
    expect(read('app/src/views/Adm/Usr/CompteAccueil/index.ts')).toContain('homeScreen(UsrUser.Get')
    const before = JSON.parse(readFileSync(join(root, 'app/src/locales/fr.json'), 'utf8')) as Record<string, string>
    expect(messages('fr')).toMatchObject({ ...before, 'view.AdmUsrCompteList': 'Comptes' })
    expect(Object.keys(messages('en'))).toEqual(Object.keys(messages('fr')))
    expect(read('contracts/services/navigation/views.ts')).toContain(
      "{ path: '/Adm/Usr/CompteAccueil', label: 'Compte', icon: 'file', parameters: 'idUser' },",
    )
    expect(read('contracts/services/navigation/menus.ts')).toContain("opens(administrators('AdmUsrCompteList')),")
  })

  test('a view of the specification has its place already', () => {
    expect(made).toContain('app/src/views/Adm/Usr/UserList/index.ts')
    expect(read('contracts/services/navigation/views.ts').match(/'\/Adm\/Usr\/User(List|Accueil)'/g)).toHaveLength(2)
  })
})

test.each([
  ['a name that is not in kebab-case', ['component', 'SplitButton'], 'kebab-case'],
  ['a component that is there', ['component', 'button'], 'ui/src/button/index.ts exists already'],
  ['a view without three parts', ['view', 'Adm/UserList', '--list', 'Adm/UsrUser.GetList'], 'Adm/Usr/UserList'],
  ['a view of nothing', ['view', 'Adm/Usr/Nothing'], '--list Adm/UsrUser.GetList'],
  ['a list of one record', ['view', 'Adm/Usr/OneList', '--list', 'Adm/UsrUser.Get'], 'take --home --load'],
  [
    'a view over an operation nobody has',
    ['view', 'Adm/Usr/NoneList', '--list', 'Adm/UsrUser.GetNone'],
    'it has GetList',
  ],
  ['a view that is there', ['view', 'Aff/Aff/AffaireList', '--list', 'Aff/AffAffaire.GetList'], 'exists already'],
  ['a kind it does not know', ['screen', 'x'], 'nothing called “screen”'],
  ['an option it does not know', ['component', 'x', '--red'], '--red'],
])('refuses %s and makes nothing', (_, args, why) => {
  const before = written()
  const { status, stderr } = run(...args)
  expect(status).toBe(1)
  expect(stderr).toContain(why)
  expect(written()).toEqual(before)
})
