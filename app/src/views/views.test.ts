import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { viewName } from '../navigation/views.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file),
)
const views = files.filter((file) => basename(file) === 'index.ts')
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** The views of docs/specification/vocabulary.md#views, without the page for unknown addresses, which belongs to the shell. */
const paths = `/Adm/Usr/UserAccueil /Adm/Usr/UserList /Adm/Usr/UserProfil /Aff/Aff/AffaireAccueil /Aff/Aff/AffaireList /Aff/Aff/AffairePrestationList
  /Core/Sec/PrmMenuList /Core/Sec/PrmSecuriteAccueil /Core/Sys/ActionList /Core/Sys/LogList /Core/Sys/NotifList
  /Core/Sys/ParametreAvanceAccueil /Core/Sys/RouteList /Core/Sys/TableAccueil /Core/Sys/TableList /Prm/Gam/FileImport /Prm/Gam/GammeList
  /Prm/Gam/GamRapportAccueil /Prm/Mod/ModeInspectionAccueil /Prm/Mod/ModeInspectionList /Prm/Mod/TacheList /Prm/Ref/LocalisationList
  /Prm/Ref/MaterielList /Prm/Ref/ParametreList /Prm/Ref/ReferentielAccueil /Prm/Ref/ReferentielList`

test('the views are those of the specification, by their paths [2.views]', () => {
  expect(views.map((file) => viewName(join('views', file))).toSorted()).toEqual(
    paths
      .split(/\s+/)
      .map((path) => path.replaceAll('/', ''))
      .toSorted(),
  )
})

describe.each(views)('%s', (file) => {
  test('has at most 80 lines', () => {
    expect(textOf(file).trimEnd().split('\n').length).toBeLessThanOrEqual(80)
  })

  test('is a value: one export, and no effect when it loads', () => {
    expect(textOf(file).match(/^export /gm)).toEqual(['export '])
  })
})

const withModel = new Set(files.filter((file) => basename(file) === 'model.ts').map(dirname))

test.each(files)('%s makes no unit of effector, and knows those of its folder’s model alone', (file) => {
  const known = [...textOf(file).matchAll(/from '(effector(?:-react)?)['/]/g)].map(([, name]) => name)
  const may = withModel.has(dirname(file))
    ? [...(basename(file) === 'model.ts' ? ['effector'] : []), 'effector-react']
    : []
  expect(known.filter((name) => !may.some((one) => one === name))).toEqual([])
})
