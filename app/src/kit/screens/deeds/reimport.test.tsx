import type { MenuItem } from '@ronde/contracts/menu'
import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SysTable } from '@ronde/contracts/services/Core/SysTable'
import { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import { CallFailure } from '@ronde/contracts/wire'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { $saveFile } from '../../../base/save-file.ts'
import { consoleInDom } from '../../../shell/testing/console-in-dom.tsx'
import { answer, type EndpointAnswer } from '../../testing/answers.ts'
import { demoMenus } from '../../testing/demo-menus.ts'
import { held } from '../../testing/test-scope.ts'
import { whole } from '../../testing/whole-dialog.ts'

// Loads the views before the first page asks for them.
import.meta.glob('../../../views/*/*/*/index.ts', { eager: true })
const anywhere = { hidden: true }
const [table] = SysTable.GetList.example.value
const [bon] = SysValeur.GetList.example.value
if (!table || !bon) throw new Error('no example')
const at = `/Core/Sys/TableAccueil?idTableGuid=${table.idTableGuid}`
const rows = [
  { ...bon, refValeur: 'BON', idValeur: 1 },
  { ...bon, refValeur: 'USE', idValeur: 2, idValeurGuid: 'g2', idValeurParent: 1, isActif: false, lbValeur: '=1+1' },
]

function show(...answers: readonly EndpointAnswer[]) {
  const saved: { blob: Blob; name: string }[] = []
  consoleInDom({
    at,
    answers: [
      answer(SysTable.GetList, () => [{ ...table, refTypeTable: 'H' }]),
      answer(SysValeur.GetList, () => rows),
      ...answers,
    ],
    values: [held($saveFile, (blob: Blob, name: string) => void saved.push({ blob, name }))],
  })
  return saved
}

/** Chooses an entry in the title's menu of the values. */
async function choose(name: string) {
  const menus = await screen.findAllByRole('button', { name: 'Autres actions', ...anywhere })
  for (const menu of menus) {
    fireEvent.click(menu)
    const item = screen.queryByRole('menuitem', { name, ...anywhere })
    if (item) {
      fireEvent.click(item)
      return within(await screen.findByRole('dialog', { ...anywhere, ...whole }))
    }
    fireEvent.keyDown(document.activeElement ?? menu, { key: 'Escape' })
  }
  throw new Error(`nothing is called ${name}`)
}
const textOf = (blob: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result))
    reader.readAsText(blob)
  })

test('what is there goes into a file that can be imported again: parents, labels beside them, inactive rows', async () => {
  const saved = show()
  const dialog = await choose('Exporter pour réimporter')
  await dialog.findByText(/^2 lignes, inactives comprises/)
  fireEvent.click(dialog.getByRole('button', { name: 'Exporter', ...anywhere }))
  await expect.poll(() => saved).toHaveLength(1)
  expect(saved[0]?.name).toMatch(/ \d{4}-\d\d-\d\d\.csv$/)
  const [header, , second] = String(await textOf(saved[0]?.blob ?? new Blob())).split('\r\n')
  expect(header).toBe('refValeur;lbValeur;lbCourt;refParent;#Valeur parente;description;extendedData;isActif')
  expect(second).toContain(`USE;'=1+1;`)
  expect(second).toContain(`;BON;${bon?.lbValeur};`)
  expect(second?.endsWith(';false')).toBe(true)
})

test('an empty file has all columns', async () => {
  const saved = show()
  const dialog = await choose('Modèle de fichier')
  fireEvent.click(await dialog.findByRole('radio', { name: 'CSV', ...anywhere }))
  fireEvent.click(await dialog.findByRole('button', { name: 'Exporter', ...anywhere }))
  await expect.poll(() => saved).toHaveLength(1)
  expect(saved[0]?.name).toMatch(/ modèle \d{4}/)
  expect(await textOf(saved[0]?.blob ?? new Blob())).toBe(
    'refValeur;lbValeur;lbCourt;refParent;description;extendedData;isActif\r\n',
  )
})

test('rows that could not be read whole make no file, until they are', async () => {
  let isAway = false
  const saved = show(
    answer(SysValeur.GetList, () => {
      if (isAway) throw new CallFailure('network')
      return rows
    }),
  )
  await screen.findByRole('heading', { name: /^Valeurs 1/, ...anywhere })
  isAway = true
  const dialog = await choose('Exporter pour réimporter')
  await dialog.findByText(/rien n’est exporté/)
  expect(dialog.getByRole('button', { name: 'Exporter', ...anywhere })).toHaveProperty('disabled', true)
  isAway = false
  fireEvent.click(dialog.getByRole('button', { name: 'Réessayer', ...anywhere }))
  await dialog.findByText(/^2 lignes/)
  expect(saved).toEqual([])
})

test('who may not import is offered neither', async () => {
  show(
    answer(UsrUser.GetMenuList, () =>
      demoMenus.map((menu) => ({
        ...menu,
        menuItems: (menu.menuItems ?? []).filter((item) => (item as MenuItem).refAction !== 'Importer'),
      })),
    ),
  )
  await screen.findByRole('heading', { name: /^Valeurs 1/, ...anywhere })
  for (const menu of screen.queryAllByRole('button', { name: 'Autres actions', ...anywhere })) {
    fireEvent.click(menu)
    expect(screen.queryByRole('menuitem', { name: /réimporter|Modèle/, ...anywhere })).toBeNull()
  }
})
