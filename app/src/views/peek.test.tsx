import { AdmAgence } from '@ronde/contracts/services/Adm/AdmAgence'
import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { AffAffaire, type Affaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { SysLog } from '@ronde/contracts/services/Core/SysLog'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, type EndpointAnswer } from '../kit/testing/answers.ts'
import { ShowConsole } from '../kit/testing/show-console.tsx'

// Loads the views before the first page asks for them.
import.meta.glob('./*/*/*/index.ts', { eager: true })
import.meta.glob('../kit/screens/peek/peek-panel.tsx', { eager: true })

const slow = { timeout: 60_000 }
// A closing menu leaves the page `aria-hidden` for a while.
const anywhere = { hidden: true }
const cases = Array.from({ length: 5 }, (_, at): Affaire => ({
  ...AffAffaire.Get.example.value,
  idAffaireGuid: `7d1f3c52-4f0e-5c0a-9a53-00000000000${at}`,
  refAffaire: `AFF-000${at}`,
  lbAffaire: `Ponts ${at}`,
  isActif: true,
  statut: 'OUVERTE',
  dtCreation: `2026-01-0${9 - at}T08:00:00Z`,
}))

/** Opens a list, and focuses its first row. */
async function list(at: string, ...answers: EndpointAnswer[]) {
  render(<ShowConsole at={at} answers={answers} globals={{}} />)
  const grid = await screen.findByRole('grid', {}, slow)
  await expect.poll(() => grid.getAttribute('aria-busy'), slow).toBe('false')
  fireEvent.focus(grid)
  await expect.poll(() => document.activeElement?.closest('[aria-rowindex="2"]'), slow).not.toBeNull()
  return { grid }
}
const listOfCases = () =>
  list(
    '/Aff/Aff/AffaireList',
    answer(AffAffaire.GetList, () => cases),
    answer(AdmAgence.GetList),
  )
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const peek = () => screen.queryByRole('region', { name: 'Aperçu', ...anywhere })
const shown = () => screen.findByRole('region', { name: 'Aperçu', ...anywhere }, slow)
/** The home of a case that was opened from the list. */
const homeShown = () => screen.findByRole('navigation', { name: 'Fiches de la liste', ...anywhere }, slow)

test('Alt+Enter shows the row beside the list, whose arrows show the next; again, or Escape, closes it and the focus stays', async () => {
  const { grid } = await listOfCases()
  expect(peek()).toBeNull()
  press('Enter', { altKey: true })
  const region = within(await shown())
  expect(region.getByRole('heading', { name: 'Ponts 0' })).toBeTruthy()
  expect(grid.contains(document.activeElement)).toBe(true)
  const said = () =>
    Object.fromEntries(
      region
        .getAllByRole('term')
        .map((term, at) => [term.textContent, region.getAllByRole('definition')[at]?.textContent]),
    )
  expect(said()).toMatchObject({ Référence: 'AFF-0000', Statut: 'Ouverte', Agence: cases[0]?.lbAgence })
  // The column has the name of the agency: nothing is loaded for it.
  press('ArrowDown')
  expect(await region.findByRole('heading', { name: 'Ponts 1' }, slow)).toBeTruthy()
  expect(grid.contains(document.activeElement)).toBe(true)
  press('Escape')
  await expect.poll(peek, slow).toBeNull()
  expect(document.activeElement?.closest('[role=row]')?.textContent).toContain('AFF-0001')
  press('Enter', { altKey: true })
  await shown()
  press('Enter', { altKey: true })
  await expect.poll(peek, slow).toBeNull()
})

test('the menu of a row peeks at it; “Ouvrir” leads to its home, and Escape in the panel gives the focus back to the row', async () => {
  const { grid } = await listOfCases()
  press('ArrowDown')
  press('F10', { shiftKey: true })
  fireEvent.click(await screen.findByText('Voir à côté de la liste', {}, slow))
  const region = within(await shown())
  expect(region.getByRole('heading', { name: 'Ponts 1', ...anywhere })).toBeTruthy()
  const close = region.getByRole('button', { name: 'Fermer l’aperçu', ...anywhere })
  close.focus()
  fireEvent.keyDown(close, { key: 'Escape' })
  await expect.poll(peek, slow).toBeNull()
  expect(grid.contains(document.activeElement)).toBe(true)
  press('Enter', { altKey: true })
  const opens = within(await shown()).getByRole('button', { name: 'Ouvrir', ...anywhere })
  await act(async () => void fireEvent.click(opens))
  await homeShown()
})

test('where there is no room beside the list, the same key opens the record, and the menu offers nothing else', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('max-width: 1000px'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  await listOfCases()
  press('F10', { shiftKey: true })
  await screen.findByText('Dupliquer', {}, slow)
  expect(screen.queryByText(/à côté de la liste/)).toBeNull()
  press('Escape')
  await expect.poll(() => screen.queryByText('Dupliquer'), slow).toBeNull()
  press('Enter', { altKey: true })
  await homeShown()
  expect(peek()).toBeNull()
})

test('rows that open in a panel of their own are peeked at whole, where no editor is', async () => {
  await list('/Core/Sys/LogList', answer(SysLog.GetList))
  press('Enter', { altKey: true })
  expect(within(await shown()).getAllByRole('term').length).toBeGreaterThan(5)
})

test('a password is no part of it', async () => {
  await list('/Adm/Usr/UserList', answer(UsrUser.GetList))
  press('Enter', { altKey: true })
  const region = within(await shown())
  expect(region.queryByText(/^(Nouveau m|M)ot de passe$/i)).toBeNull()
  expect(region.getAllByRole('term').length).toBeGreaterThan(5)
})
