import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { CallFailure } from '@ronde/contracts/wire'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { $storage, memoryStorage } from '../base/storage.ts'
import { answer } from '../kit/testing/answers.ts'
import { held } from '../kit/testing/test-scope.ts'
import { consoleInDom } from './testing/console-in-dom.tsx'

// Loads the views before the first page asks for them.
import.meta.glob('../views/*/*/*/index.ts', { eager: true })
import.meta.glob('./pinned-tiles.tsx', { eager: true })
/** Skips the check that elements are visible, which costs jsdom seconds. */
const anywhere = { hidden: true }
const list = '/Aff/Aff/AffaireList'
const example = AffAffaire.Get.example.value
const named = (...names: readonly string[]) =>
  names.map((lbAffaire) => ({ ...example, idAffaireGuid: `guid-${lbAffaire}`, lbAffaire }))

/** Makes consoles in one browser, whose server has cases of these names; null: it answers 500. */
function consoles() {
  const storage = memoryStorage()
  return (at: string, names: readonly string[] | null) =>
    consoleInDom({
      at,
      answers: [
        answer(AffAffaire.GetList, () =>
          names ? named(...names) : Promise.reject(new CallFailure('http', { status: 500 })),
        ),
      ],
      values: [held($storage, storage)],
    })
}
async function choose(entry: string | RegExp) {
  fireEvent.click(await screen.findByRole('button', { name: /^Vue/, ...anywhere }))
  fireEvent.click(await screen.findByRole('menuitem', { name: entry, ...anywhere }))
}
async function saveView(name: string) {
  await choose('Enregistrer une nouvelle vue…')
  const dialog = within(await screen.findByRole('alertdialog', anywhere))
  fireEvent.change(dialog.getByRole('textbox', anywhere), { target: { value: name } })
  fireEvent.click(dialog.getByRole('button', { name: 'Enregistrer', ...anywhere }))
  await screen.findByRole('button', { name: new RegExp(`^Vue.: ${name}$`), ...anywhere })
}
const tile = () => screen.findByRole('link', { name: 'Mes ponts', ...anywhere })
/** Description of the tile, once it has counted. */
const told = async () => {
  const ids = (await tile()).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent)
}

test('a view on the home says how many rows it shows, and how many are new since it was looked at', async () => {
  const open = consoles()
  open(`${list}?q=pont`, ['pont 1', 'pont 2', 'palan'])
  await saveView('Mes ponts')
  await choose(/^Épingler/)

  open('/', ['pont 1', 'pont 2', 'palan'])
  expect((await tile()).getAttribute('href')).toMatch(/^\/Aff\/Aff\/AffaireList\?.*q=pont/)
  await expect.poll(told).toEqual(['2', 'Affaires'])

  open('/', ['pont 2', 'pont 3', 'pont 4', 'palan', 'grue'])
  await expect.poll(told).toEqual(['3', expect.stringMatching(/^2 nouvelles depuis le \d\d\/\d\d\/\d{4}/), 'Affaires'])

  // Rows that were looked at are no longer new.
  const href = (await tile()).getAttribute('href') ?? ''
  open(href, ['pont 2', 'pont 3', 'pont 4', 'palan', 'grue'])
  await screen.findByRole('heading', { level: 1, name: /^Affaires.*3/, ...anywhere })
  open('/', ['pont 2', 'pont 3', 'pont 4', 'palan'])
  await expect.poll(told).toEqual(['3', 'Affaires'])
})

test('one that cannot be counted leads to its list; one that is deleted or taken off is not on the home', async () => {
  const open = consoles()
  open(`${list}?q=pont`, ['pont 1'])
  await saveView('Mes ponts')
  await choose(/^Épingler/)
  open('/', null)
  await expect.poll(told).toEqual(['–', 'Affaires'])

  open(`${list}?q=pont`, ['pont 1'])
  await choose(/^Retirer .*de l’accueil/)
  open('/', ['pont 1'])
  await screen.findByRole('heading', { name: /^Bonjour/, ...anywhere })
  expect(screen.queryByRole('link', { name: 'Mes ponts', ...anywhere })).toBeNull()
})

const density = () => screen.getByRole('grid', anywhere).closest<HTMLElement>('[data-density]')?.dataset.density

test('a view keeps how close its rows stand', async () => {
  const open = consoles()
  open(`${list}?q=pont`, ['pont 1'])
  fireEvent.click(await screen.findByRole('button', { name: /^Vue/, ...anywhere }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Densité', ...anywhere }))
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Compacte', ...anywhere }))
  await expect.poll(density).toBe('compact')
  await saveView('Serrée')
  fireEvent.click(await screen.findByRole('button', { name: /^Vue/, ...anywhere }))
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Vue d’origine', ...anywhere }))
  await expect.poll(density).toBe('default')
  fireEvent.click(screen.getByRole('button', { name: /^Vue/, ...anywhere }))
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Serrée', ...anywhere }))
  await expect.poll(density).toBe('compact')
})
