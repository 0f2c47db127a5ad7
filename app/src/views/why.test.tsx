import { menusOf } from '@ronde/contracts/navigation'
import { type User, UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { SysObjetLock } from '@ronde/contracts/services/Core/SysObjetLock'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, type EndpointAnswer } from '../kit/testing/answers.ts'
import { consoleInDom } from '../shell/testing/console-in-dom.tsx'

// Loads the views before the first page asks for them.
import.meta.glob('./*/*/*/index.ts', { eager: true })
import.meta.glob('../kit/screens/why/why-dialog.tsx', { eager: true })
import.meta.glob('../shell/palette/palette.tsx', { eager: true })

const slow = { timeout: 60_000 }
const asUser = answer(UsrUser.GetMenuList, () => menusOf(2))
const open = (at: string, ...answers: EndpointAnswer[]) => consoleInDom({ at, answers })
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name }, slow)

/** Opens the dialog by the command palette. */
async function askByPalette() {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  const field = await screen.findByRole('combobox', {}, slow)
  fireEvent.change(field, { target: { value: 'pourquoi' } })
  const found = await screen.findByRole('option', { name: /^Pourquoi n’ai-je pas/ }, slow)
  expect(screen.getAllByRole('option', { name: /^Pourquoi n’ai-je pas/ })).toHaveLength(1)
  fireEvent.click(found)
  return dialog()
}
const dialog = async () => within(await screen.findByRole('dialog', { name: /^Pourquoi n’ai-je pas/ }, slow))
const line = (of: Awaited<ReturnType<typeof dialog>>, name: string) => {
  const found = of.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith(name))
  if (!found) throw new Error(`no line ${name}`)
  return within(found)
}

test('a user who misses an action finds in the palette which menu and which role it needs, and whom to ask', async () => {
  open('/Aff/Aff/AffaireList', asUser)
  await heading(/^Affaires/)
  const reasons = await askByPalette()
  const missing = line(reasons, 'Ajouter une agence')
  expect(missing.getByRole('img', { name: 'Ne peut pas le faire' })).toBeTruthy()
  expect(missing.getByText(/Les menus de votre groupe .* ne le proposent pas sur cet écran/)).toBeTruthy()
  expect(missing.getByText(/Un administrateur peut le changer.: Sécurité/)).toBeTruthy()
  expect(missing.getByText('Demande aussi le rôle Administration.')).toBeTruthy()
  expect(line(reasons, 'Modifier les affaires').getByRole('img', { name: 'Peut le faire' })).toBeTruthy()
  expect(reasons.queryByRole('link')).toBeNull()
})

test('the menu at a title that has one offers it too, and it closes on Escape', async () => {
  open('/Aff/Aff/AffaireList', asUser)
  await heading(/^Affaires/)
  fireEvent.click(await screen.findByRole('button', { name: 'Autres actions' }, slow))
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Pourquoi n’ai-je pas/ }, slow))
  expect((await dialog()).getAllByRole('listitem').length).toBeGreaterThan(5)
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('on a record that another holds, the lock is the reason, with the way to the locks', async () => {
  const [lock] = SysObjetLock.GetListByReference.example.value
  if (!lock) throw new Error('the examples are empty')
  const { idAffaireGuid } = AffAffaire.Get.example.value
  open(
    `/Aff/Aff/AffaireAccueil?idAffaireGuid=${idAffaireGuid}`,
    answer(SysObjetLock.GetListByReference, () => [{ ...lock, login: 'k.benali', lbUser: 'Karim Benali' }]),
  )
  await screen.findByText(/Karim Benali modifie cet enregistrement/, {}, slow)
  const reasons = await askByPalette()
  const edit = line(reasons, 'Modifier l’affaire')
  expect(edit.getByText(/Karim Benali modifie cet enregistrement/)).toBeTruthy()
  expect(edit.getByRole('link', { name: /Paramètres avancés/ }).getAttribute('href')).toBe(
    '/Core/Sys/ParametreAvanceAccueil',
  )
  expect(line(reasons, 'Copier le lien').getByRole('img', { name: 'Peut le faire' })).toBeTruthy()
})

test('of the one row that is selected, the dialog tells what its own state does not allow', async () => {
  const own: User = { ...UsrUser.Get.example.value, isActif: true, isLocked: false }
  open(
    '/Adm/Usr/UserList',
    answer(UsrUser.GetList, () => [own]),
  )
  const grid = within(await screen.findByRole('grid', {}, slow))
  await expect.poll(() => screen.getByRole('grid').getAttribute('aria-busy'), slow).toBe('false')
  fireEvent.click(grid.getByRole('checkbox', { name: 'Tout sélectionner' }))
  await screen.findByRole('group', { name: 'Sélection' }, slow)
  const reasons = await askByPalette()
  expect(line(reasons, 'Désactiver').getByText(/ni vous désactiver/)).toBeTruthy()
  expect(line(reasons, 'Activer').getByText(/Ne convient pas à «.Alice Martin.»/)).toBeTruthy()
})
