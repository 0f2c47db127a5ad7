import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { SysMenu } from '@ronde/contracts/services/Core/SysMenu'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { memoryStorage, $storage } from '../../base/storage.ts'
import { consoleInDom } from '../../shell/testing/console-in-dom.tsx'
import { answer } from '../testing/answers.ts'
import { held } from '../testing/test-scope.ts'

// Loads the views before the first page asks for them.
import.meta.glob('../../views/*/*/*/index.ts', { eager: true })
const anywhere = { hidden: true }
const services = '/Aff/Aff/AffairePrestationList'
const example = AffAffairePrestation.Insert.example.value
const statuts = ['APLANIFIER', 'PLANIFIEE', 'REALISEE', 'ANNULEE'] as const
const rows = statuts.map((statut, at) => ({ ...example, idPrestation: at + 1, statut }))

const values = () => [held($storage, memoryStorage())]
const listed = [answer(AffAffairePrestation.GetList, () => rows)]
const open = (at: string) => consoleInDom({ at, answers: listed, values: values() })
const title = (name: RegExp) => screen.findByRole('heading', { level: 1, name, ...anywhere })
const countedAs = async (name: RegExp) => (await title(name)).textContent
const counted = () => countedAs(/^Prestations/)
const chips = () => screen.queryAllByRole('button', { name: /^Retirer le filtre/, ...anywhere })

test('services open with what is still to do; that is said, and can be taken away', async () => {
  open(services)
  await expect.poll(counted).toMatch(/2 \/ 4$/)
  const [chip, ...others] = chips()
  expect(chip?.getAttribute('aria-label')).toMatch(/^Retirer le filtre Statut\s: À planifier, Planifiée, En cours$/)
  expect(others).toEqual([])
  act(() => void fireEvent.click(chip ?? document.body))
  await expect.poll(counted).toMatch(/4$/)
  expect(await counted()).not.toContain('/')
  expect(chips()).toEqual([])
})

test('an address that says how they are looked at is taken at its word', async () => {
  open(`${services}?f.statut=REALISEE`)
  await expect.poll(counted).toMatch(/1 \/ 4$/)
})

test('an address asks for contraries, for empty cells and for one thing or the other', async () => {
  open(`${services}?f.statut=*not.REALISEE`)
  await expect.poll(counted).toMatch(/3 \/ 4$/)
  cleanup()
  open(`${services}?f.dtEcheance=*none`)
  await expect.poll(counted).toMatch(/0 \/ 4$/)
  cleanup()
  open(`${services}?f.statut=REALISEE&f.2.statut=ANNULEE&f.2.dtEcheance=*some`)
  await expect.poll(counted).toMatch(/2 \/ 4$/)
  expect(chips()).toHaveLength(3)
})

test('what the server cannot be asked for is said where it finds the rows', async () => {
  consoleInDom({ at: '/Core/Sys/LogList?f.refEtat=*not.OK&f.2.dtLog=today', answers: [], values: values() })
  const banner = await screen.findByText(/ne connaît ni/, { ignore: 'script' })
  expect(banner.textContent).toMatch(/filtre «\s?État\s?», filtre «\s?Date et heure\s?»/)
})

test('an address that asks for what the list has not says so, until that is closed', async () => {
  open(`${services}?f.inconnu=1&sort=-ailleurs&cols=reference,partie`)
  const banner = await screen.findByText(/n’a pas, ou ne peut pas lire/, { ignore: 'script' })
  expect(banner.textContent).toMatch(/filtre «\s?inconnu\s?», tri «\s?ailleurs\s?», colonne «\s?partie\s?»/)
  fireEvent.click(await screen.findByRole('button', { name: /Fermer|Masquer/, ...anywhere }))
  await expect.poll(() => screen.queryByText(/n’a pas, ou ne peut pas lire/)).toBeNull()
})

test('what the count finds in a tree, the tree finds: by a reference, too', async () => {
  const [record] = SysMenu.GetList.example.value
  if (!record) throw new Error('the example is empty')
  const entry = { ...record, idParent: null, children: [] }
  const menus = ['REF-1', 'REF-2'].map((param, at) => ({ ...entry, id: at + 1, name: `Entrée ${at}`, param }))
  const answers = [answer(SysMenu.GetList, () => menus)]
  consoleInDom({ at: '/Core/Sec/PrmMenuList?q=ref-2', answers, values: values() })
  await expect.poll(() => countedAs(/^Menus/)).toMatch(/1 \/ 2$/)
  // The rows are the tree's headings, the menu of the hit, and the hit.
  const rowsOfTree = () => screen.queryByRole('treegrid', anywhere)?.getAttribute('aria-rowcount')
  await expect.poll(rowsOfTree).toBe('3')
  expect(screen.queryByText('Rien ne correspond à la recherche')).toBeNull()
})
