import { menuTypes } from '@ronde/contracts/menu'
import { menusOf } from '@ronde/contracts/navigation'
import { type User, UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SecSecurite } from '@ronde/contracts/services/Core/SecSecurite'
import { SysAction } from '@ronde/contracts/services/Core/SysAction'
import { type MenuRecord, SysMenu } from '@ronde/contracts/services/Core/SysMenu'
import { buttons } from '@ronde/contracts/titles'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { demoRecords } from '../kit/screens/why/testing/demo-records.ts'
import { answer } from '../kit/testing/answers.ts'
import { consoleInDom } from '../shell/testing/console-in-dom.tsx'

// Loads the views before the first page asks for them.
import.meta.glob('./*/*/*/index.ts', { eager: true })

const slow = { timeout: 60_000 }
const [groupe] = SecSecurite.GetGroupeList.example.value
const [action] = SysAction.GetList.example.value
const alice: User = { ...UsrUser.Get.example.value, idUser: 3, idGroupe: 2, lbUser: 'Alice Martin', isLocked: false }

/** Entries as a flat list, as the rights are loaded. */
const nodesOf = (records: readonly MenuRecord[], idParent: number | null = null): { id: number }[] =>
  records.flatMap(({ id, name, routeEncrageMenu, idTypeMenu = 1, idGroupeList = [], children }) => [
    { id, idParent, name, refMenu: `${routeEncrageMenu}.${menuTypes[idTypeMenu - 1]}`, idGroupeList },
    ...nodesOf(children, id),
  ])
const nodes = nodesOf(demoRecords()) as (typeof SysMenu.GetMenuNoeudList)['example']['value']

/** The console of an administrator, with the menus, groups and users of the demo. */
const open = (at: string, user: User = alice, roles: string[] = ['AFFAIRE', 'LECTURE']) => {
  if (!groupe || !action) throw new Error('the examples are empty')
  return consoleInDom({
    at,
    answers: [
      answer(UsrUser.GetMenuList, ({ idGroupe = 1 }) => menusOf(idGroupe === 2 ? 2 : 1)),
      answer(UsrUser.GetList, () => [user]),
      answer(UsrUser.Get, () => user),
      answer(SecSecurite.GetGroupeList, () => [{ ...groupe, refRoleList: roles }]),
      answer(SysMenu.GetList, demoRecords),
      answer(SysMenu.GetMenuNoeudList, () => nodes),
      answer(SysAction.GetList, () =>
        Object.keys(buttons).map((refAction, idAction) => ({ ...action, idAction, refAction, isActive: true })),
      ),
    ],
  })
}
const panel = async () => within(await screen.findByRole('dialog', { name: /^Que peut faire Alice Martin/ }, slow))
const region = async (name: string) => within(await (await panel()).findByRole('region', { name }, slow))

test('the security screen says in words what a user can do, and what is refused, and why', async () => {
  open('/Core/Sec/PrmSecuriteAccueil?idUser=3')
  expect((await panel()).getByText(/Groupe «.Utilisateurs.» – rôles Affaires, Lecture/)).toBeTruthy()
  const cases = await region('Affaires')
  expect(cases.getByText(/Consulter les affaires · Ouvrir les affaires · Ajouter des affaires/)).toBeTruthy()
  fireEvent.click(cases.getByRole('button', { name: '3 choses refusées' }))
  const refused = within(await cases.findByRole('list', { name: /^Refusé/ }))
  expect(refused.getByText('Ajouter une agence')).toBeTruthy()
  expect(refused.getByText(/Le groupe «.Utilisateurs.» n’a pas le rôle Administration\./)).toBeTruthy()
  expect(refused.getAllByRole('link', { name: /À changer dans.: Sécurité/ }).length).toBe(3)
  expect(refused.getByRole('link', { name: /À changer dans.: Utilisateur/ }).getAttribute('href')).toBe(
    '/Adm/Usr/UserAccueil?idUser=3',
  )
  const out = await region('Écrans hors d’atteinte')
  expect(out.getByText('Journal')).toBeTruthy()
  expect(out.getAllByText(/ne mènent pas à cet écran/).length).toBeGreaterThan(5)
})

test('a locked account is told first', async () => {
  open('/Core/Sec/PrmSecuriteAccueil?idUser=3', { ...alice, isLocked: true })
  expect(await (await panel()).findByText('Le compte est verrouillé.', {}, slow)).toBeTruthy()
})

test('a group that has the button but not the role is told the role', async () => {
  open('/Core/Sec/PrmSecuriteAccueil?idUser=3', alice, ['LECTURE'])
  const cases = await region('Affaires')
  fireEvent.click(cases.getByRole('button', { name: '5 choses refusées' }))
  expect(await cases.findAllByText(/n’a pas le rôle Affaires/)).toHaveLength(4)
})

test('the page of a user leads there, and closing leads back to the rights', async () => {
  open('/Adm/Usr/UserAccueil?idUser=3')
  fireEvent.click(await screen.findByRole('link', { name: /^Que peut faire Alice Martin/ }, slow))
  const dialog = await screen.findByRole('dialog', { name: /^Que peut faire Alice Martin/ }, slow)
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('a role reads as what it lets one do, by screen', async () => {
  open('/Core/Sec/PrmSecuriteAccueil')
  fireEvent.click(await screen.findByRole('button', { name: 'Ce que permet le rôle Administration' }, slow))
  expect(
    await screen.findByText(
      /Ajouter des utilisateurs · Modifier les utilisateurs · Activer les utilisateurs/,
      {},
      slow,
    ),
  ).toBeTruthy()
  expect(screen.getByText('Consulter le journal · Exporter le journal')).toBeTruthy()
})

test('what the saved rights will let a group do, and no longer do, is said in words before', async () => {
  open('/Core/Sec/PrmSecuriteAccueil', alice, ['AFFAIRE', 'LECTURE'])
  const grid = within(await screen.findByRole('grid', { name: 'Droits des groupes' }, slow))
  fireEvent.change(screen.getByRole('searchbox', { name: 'Filtrer les lignes' }), {
    target: { value: 'affaires ligne' },
  })
  for (const name of [/^Activer/, /^Modifier/]) {
    const [cell] = within(await grid.findByRole('row', { name }, slow)).getAllByRole('gridcell')
    if (cell) fireEvent.click(cell)
  }
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer les droits' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Enregistrer les droits' }, slow))
  expect(await dialog.findByText(/^Pourra.: Activer les affaires$/, {}, slow)).toBeTruthy()
  expect(dialog.getByText(/^Ne pourra plus.: Modifier les affaires$/)).toBeTruthy()
})

test('a group seen as it will be names what it will be refused: a button that is given without its role too', async () => {
  open('/Core/Sec/PrmSecuriteAccueil')
  const grid = within(await screen.findByRole('grid', { name: 'Droits des groupes' }, slow))
  fireEvent.change(screen.getByRole('searchbox', { name: 'Filtrer les lignes' }), {
    target: { value: 'affaires titre agence' },
  })
  const row = within(await grid.findByRole('row', { name: /^Ajouter une agence/ }, slow))
  const [cell] = row.getAllByRole('gridcell')
  if (!cell) throw new Error('no cell')
  fireEvent.click(cell)
  fireEvent.click(screen.getByRole('button', { name: /^Aperçu d.un groupe/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Aperçu/ }, slow))
  const title = await dialog.findByRole(
    'heading',
    { name: 'Ce que le groupe peut faire, et ce qui lui est refusé' },
    slow,
  )
  expect(title).toBeTruthy()
  // The buttons before it have the same name.
  await dialog.findByRole('button', { name: '3 choses refusées' }, slow)
  const cases = within(dialog.getAllByRole('region', { name: 'Affaires' }).at(-1) ?? document.body)
  fireEvent.click(cases.getByRole('button', { name: '3 choses refusées' }))
  const agency = cases.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith('Ajouter une agence'))
  expect(agency?.textContent).toMatch(/n’a pas le rôle Administration/)
  expect(agency?.textContent).not.toMatch(/Les menus de cet écran/)
})
