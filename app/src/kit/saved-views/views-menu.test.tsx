import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { $storage, memoryStorage, type Storage } from '../../base/storage.ts'
import { moveFx } from '../../navigation/navigation.ts'
import { consoleInDom } from '../../shell/testing/console-in-dom.tsx'
import { $clipboard } from '../../notices/copy.ts'
import { answer } from '../testing/answers.ts'
import { held } from '../testing/test-scope.ts'
import { type SavedViews, withView } from './saved-views.ts'

// Loads the views before the first page asks for them.
import.meta.glob('../../views/*/*/*/index.ts', { eager: true })
/** Skips the check that elements are visible, which costs jsdom seconds. */
const anywhere = { hidden: true }
const list = '/Aff/Aff/AffaireList'
const example = AffAffaire.Get.example.value
const rows = ['Ponts', 'Palans'].map((lbAffaire, at) => ({ ...example, idAffaireGuid: `guid-${at}`, lbAffaire }))

function open(at: string, storage: Storage, copied: string[] = []) {
  return consoleInDom({
    at,
    answers: [answer(AffAffaire.GetList, () => rows)],
    values: [held($storage, storage), held($clipboard, (text: string) => Promise.resolve(void copied.push(text)))],
  })
}
const searched = async () => (await screen.findByRole<HTMLInputElement>('searchbox', anywhere)).value
const button = () => screen.findByRole('button', { name: /^Vue/, ...anywhere })
async function choose(entry: string | RegExp, role = 'menuitem') {
  fireEvent.click(await button())
  fireEvent.click(await screen.findByRole(role, { name: entry, ...anywhere }))
}
const chooseView = (name: string) => choose(name, 'menuitemradio')
/** Name of the view marked in the menu, which is opened to read it and closed again. */
async function marked() {
  fireEvent.click(await button())
  const texts = (await screen.findAllByRole('menuitemradio', { checked: true, ...anywhere })).map(
    ({ textContent }) => textContent,
  )
  fireEvent.click(await button())
  return texts
}
async function answerName(typed: string) {
  const dialog = within(await screen.findByRole('alertdialog', anywhere))
  fireEvent.change(dialog.getByRole('textbox', anywhere), { target: { value: typed } })
  fireEvent.click(dialog.getByRole('button', { name: 'Enregistrer', ...anywhere }))
}

test('a view is saved under a name, changed, replaced, renamed, and deleted with a way back', async () => {
  const storage = memoryStorage()
  const { toasts } = open(`${list}?q=pont&sort=lbAffaire`, storage)
  await choose('Enregistrer une nouvelle vue…')
  await answerName('Mes ponts')
  await screen.findByRole('button', { name: /^Vue.: Mes ponts$/, ...anywhere })

  await chooseView('Vue d’origine')
  await expect.poll(searched).toBe('')
  expect(await marked()).toEqual(['Vue d’origine'])
  await chooseView('Mes ponts')
  await expect.poll(searched).toBe('pont')
  expect(await marked()).toEqual(['Mes ponts'])

  await choose(/^Renommer ..Mes ponts/)
  await answerName('Ponts')
  await screen.findByRole('button', { name: /^Vue.: Ponts$/, ...anywhere })

  await choose(/^Supprimer ..Ponts/)
  await screen.findByRole('button', { name: 'Vues', ...anywhere })
  act(() => toasts.at(-1)?.button?.onPress())
  await screen.findByRole('button', { name: /^Vue.: Ponts$/, ...anywhere })
})

test('what another tab has saved, and what was saved since, outlives a save and its undo', async () => {
  const storage = memoryStorage()
  let key = ''
  const write: Storage['write'] = (name, value) => {
    if (name.includes('views')) key = name
    storage.write(name, value)
  }
  const { toasts } = open(`${list}?q=pont`, { ...storage, write })
  await choose('Enregistrer une nouvelle vue…')
  await answerName('Un')
  await screen.findByRole('button', { name: /^Vue.: Un$/, ...anywhere })
  const undo = toasts.at(-1)?.button?.onPress
  const kept = JSON.parse(storage.read(key) ?? '{}') as SavedViews
  storage.write(key, JSON.stringify(withView(kept, { name: 'Ailleurs', query: 'q=x' })))
  await choose('Enregistrer une nouvelle vue…')
  await answerName('Deux')
  await screen.findByRole('button', { name: /^Vue.: Deux$/, ...anywhere })
  const names = () => (JSON.parse(storage.read(key) ?? '{}') as SavedViews).views.map(({ name }) => name)
  expect(names()).toEqual(['Ailleurs', 'Deux', 'Un'])
  act(() => undo?.())
  expect(names()).toEqual(['Ailleurs', 'Deux'])
})

test('the list opens with the default one where its address says nothing, and with what the address says where it does', async () => {
  const storage = memoryStorage()
  open(`${list}?q=pont`, storage)
  await choose('Enregistrer une nouvelle vue…')
  await answerName('Mes ponts')
  await choose(/^Ouvrir la liste avec/)

  open(list, storage)
  await expect.poll(searched).toBe('pont')
  const { scope } = open(`${list}?q=palan`, storage)
  await button()
  expect(await searched()).toBe('palan')
  await act(() => allSettled(moveFx, { scope, params: { to: '/about' } }))
  await act(() => allSettled(moveFx, { scope, params: { to: list } }))
  await expect.poll(searched).toBe('pont')
})

test('its link carries the columns too: whoever opens it sees them, and keeps his own', async () => {
  const copied: string[] = []
  open(`${list}?q=pont&cols=lbAffaire,statut`, memoryStorage(), copied)
  await choose('Copier le lien de ce qui est affiché')
  await expect.poll(() => copied).toHaveLength(1)
  const link = new URL(copied[0] ?? '')
  expect(Object.fromEntries(link.searchParams)).toEqual({ q: 'pont', cols: 'lbAffaire,statut' })

  open(link.pathname + link.search, memoryStorage())
  await expect
    .poll(() => screen.queryAllByRole('columnheader', anywhere).map(({ textContent }) => textContent))
    .toEqual(expect.arrayContaining(['Libellé', 'Statut', 'Actions']))
  expect(screen.queryByRole('columnheader', { name: /^Client/, ...anywhere })).toBeNull()
})

test('a name is refused with a word: none, one too long, one that differs by capitals only; a view that was changed says so', async () => {
  open(`${list}?q=pont`, memoryStorage())
  await choose('Enregistrer une nouvelle vue…')
  await answerName('  ')
  expect(await screen.findByText('Donnez un nom à la vue')).toBeTruthy()
  const box = () => within(screen.getByRole('alertdialog', anywhere)).getByRole('textbox', anywhere)
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer', ...anywhere }))
  fireEvent.change(box(), { target: { value: 'x'.repeat(61) } })
  save()
  expect(await screen.findByText(/60 caractères au plus.; ce nom en a 61/)).toBeTruthy()
  fireEvent.change(box(), { target: { value: 'Vue A' } })
  save()
  await screen.findByRole('button', { name: /^Vue.: Vue A$/, ...anywhere })

  fireEvent.change(screen.getByRole('searchbox', anywhere), { target: { value: 'palan' } })
  await screen.findByRole('button', { name: /^Vue.: Vue A \(modifiée\)$/, ...anywhere })
  await choose('Enregistrer une nouvelle vue…')
  await answerName('vue a')
  expect(await screen.findByText(/La vue «.Vue A.» ne s’en distingue que par la casse/)).toBeTruthy()
})
