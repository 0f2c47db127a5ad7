import { SecSecurite } from '@ronde/contracts/services/Core/SecSecurite'
import { SysMenu } from '@ronde/contracts/services/Core/SysMenu'
import { CallFailure } from '@ronde/contracts/wire'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changed } from '../../../../kit/ask/answers.ts'
import { answer } from '../../../../kit/testing/answers.ts'
import { consoleInDom } from '../../../../shell/testing/console-in-dom.tsx'

// Loaded with the file, so that no test waits for them.
import.meta.glob('./index.ts', { eager: true })

const slow = { timeout: 60_000 }
const [group] = SecSecurite.GetGroupeList.example.value
const node = (id: number, name: string, idGroupeList: number[] = []) => ({
  id,
  idParent: null,
  name,
  refMenu: 'App.AppMenu',
  idGroupeList,
})

async function shown(stored: number[] = []) {
  const it = consoleInDom({
    at: '/Core/Sec/PrmSecuriteAccueil',
    answers: [
      answer(SysMenu.GetMenuNoeudList, () => [node(9001, 'Référentiels'), node(9002, 'Affaires', [...stored])]),
      answer(SecSecurite.GetGroupeList, () => (group ? [group] : [])),
    ],
  })
  const matrix = await screen.findByRole('grid', { name: 'Droits des groupes' }, slow)
  return { ...it, matrix }
}

test('letters set rights: none is a shortcut of the page', async () => {
  const { matrix, moves } = await shown()
  const [cell] = within(within(matrix).getByRole('row', { name: /Affaires/ })).getAllByRole('gridcell')
  if (!cell) throw new Error('no cell')
  act(() => cell.focus())
  fireEvent.keyDown(cell, { key: 'g' })
  expect(screen.queryByText('Aller à…')).toBeNull()
  fireEvent.keyDown(cell, { key: 'o' })
  expect(screen.getByText(/^Un changement à enregistrer/)).toBeTruthy()
  expect(moves).toEqual([])
})

test('a search is without accents and capitals, and says that it found nothing', async () => {
  const { matrix } = await shown()
  const search = screen.getByRole('searchbox', { name: 'Filtrer les lignes' })
  const names = () =>
    within(matrix)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
  fireEvent.change(search, { target: { value: 'REFERENTIELS' } })
  await expect.poll(names).toEqual(['Application – menu latéral', 'Référentiels'])
  fireEvent.change(search, { target: { value: 'nulle part' } })
  expect(await screen.findByText('Rien ne correspond à la recherche')).toBeTruthy()
})

test('ArrowDown goes from the search to the first right found', async () => {
  const { matrix } = await shown()
  const search = screen.getByRole('searchbox', { name: 'Filtrer les lignes' })
  act(() => search.focus())
  fireEvent.change(search, { target: { value: 'affaires' } })
  fireEvent.keyDown(search, { key: 'ArrowDown' })
  const [cell] = within(within(matrix).getByRole('row', { name: /^Affaires/ })).getAllByRole('gridcell')
  expect(cell === document.activeElement).toBe(true)
})

test('a right that is stored by now, as after a save whose answer was lost, is no change any more', async () => {
  const stored: number[] = []
  const { matrix, raise } = await shown(stored)
  const [cell] = within(within(matrix).getByRole('row', { name: /Affaires/ })).getAllByRole('gridcell')
  if (!cell || !group) throw new Error('no cell')
  act(() => cell.focus())
  fireEvent.keyDown(cell, { key: 'o' })
  expect(screen.getByText(/^Un changement à enregistrer/)).toBeTruthy()
  stored.push(group.idGroupe)
  await act(() => raise(changed, { endpoint: SysMenu.UpdateSecMenu, value: [] }))
  expect(await screen.findByText('Aucun changement')).toBeTruthy()
})

test('what was saved stands in the rows although they cannot be read again', async () => {
  const sent = Promise.withResolvers<never[]>()
  const server = { isBroken: false }
  const it = consoleInDom({
    at: '/Core/Sec/PrmSecuriteAccueil',
    answers: [
      answer(SysMenu.GetMenuNoeudList, () => {
        if (server.isBroken) throw new CallFailure('unreadable')
        return [node(9002, 'Affaires')]
      }),
      answer(SecSecurite.GetGroupeList, () => (group ? [group] : [])),
      answer(SysMenu.UpdateSecMenu, () => sent.promise),
    ],
  })
  const matrix = await screen.findByRole('grid', { name: 'Droits des groupes' }, slow)
  const [cell] = within(within(matrix).getByRole('row', { name: /Affaires/ })).getAllByRole('gridcell')
  if (!cell) throw new Error('no cell')
  act(() => cell.focus())
  fireEvent.keyDown(cell, { key: 'o' })
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer les droits' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Enregistrer' }, slow))
  expect(await screen.findByText('Enregistrement en cours…')).toBeTruthy()
  await expect.poll(() => it.call.inputsOf(SysMenu.UpdateSecMenu)).toHaveLength(1)
  server.isBroken = true
  await act(async () => sent.resolve([]))
  expect(await screen.findByText('Aucun changement')).toBeTruthy()
  await expect.poll(() => it.call.inputsOf(SysMenu.GetMenuNoeudList).length).toBeGreaterThan(2)
  expect(cell.textContent).toContain('Oui')
})

test('the button that undoes the changes keeps the focus', async () => {
  const { matrix } = await shown()
  const [cell] = within(within(matrix).getByRole('row', { name: /Affaires/ })).getAllByRole('gridcell')
  if (!cell) throw new Error('no cell')
  act(() => cell.focus())
  fireEvent.keyDown(cell, { key: 'o' })
  const undo = screen.getByRole('button', { name: 'Annuler les changements' })
  act(() => undo.focus())
  fireEvent.click(undo)
  expect(screen.getByText('Aucun changement')).toBeTruthy()
  // A browser takes the focus from what is disabled.
  expect(undo.matches(':focus:enabled')).toBe(true)
  expect(undo.getAttribute('aria-disabled')).toBe('true')
})
