import { ModTache, type Tache } from '@ronde/contracts/services/Prm/ModTache'
import { AffAffaire, type Affaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Bulk, bulkAsked } from '../kit/actions/bulk.ts'
import { changed } from '../kit/ask/answers.ts'
import { answer } from '../kit/testing/answers.ts'
import type { TestConsole } from '../kit/testing/test-scope.ts'
import { consoleInDom } from '../shell/testing/console-in-dom.tsx'

// There already when the first page asks for them.
import.meta.glob('./Prm/Mod/TacheList/index.ts', { eager: true })
import.meta.glob('../kit/{actions/pick-layer,screens/tree-rows}.tsx', { eager: true })

const slow = { timeout: 60_000 }
const [example] = ModTache.GetList.example.value
if (!example) throw new Error('the example has no task')
const taskOf = (idTache: number, lbTache: string): Tache => ({ ...example, idTache, lbTache, estLiee: false })
const at = '/Prm/Mod/TacheList?idModeversion=1'

/** A change on another screen, which runs until it is let go. */
const elsewhere: Bulk = {
  place: 'AffAffAffaireList',
  title: 'Désactiver',
  endpoint: AffAffaire.Update,
  items: [{ keys: ['a'], name: 'Ponts', input: AffAffaire.Update.example.input }],
}
const begin = (it: TestConsole) => act(async () => void it.raise(bulkAsked, elsewhere))

test('links that another user has taken back already are not taken back again: that is told, and nothing is sent', async () => {
  let tasks = [taskOf(1, 'Crochet'), taskOf(2, 'Câble')]
  const it = consoleInDom({
    at,
    answers: [
      answer(ModTache.GetList, () => [...tasks]),
      answer(ModTache.UpdateLiens, ({ liens }) => {
        tasks = tasks.map((task) => ({ ...task, ...liens.find(({ idTache }) => idTache === task.idTache) }))
        return [...tasks]
      }),
    ],
  })
  fireEvent.click(await screen.findByText('Crochet', {}, slow))
  const bar = within(await screen.findByRole('group', { name: 'Sélection' }, slow))
  fireEvent.click(await bar.findByRole('button', { name: 'Lier' }, slow))
  await expect.poll(() => it.toasts.at(-1)?.button?.text, slow).toBe('Annuler')
  tasks = tasks.map((task) => ({ ...task, estLiee: false }))
  await act(() => it.raise(changed, { endpoint: ModTache.GetList, value: true }))
  const sent = it.call.inputsOf(ModTache.UpdateLiens).length
  it.toasts.at(-1)?.button?.onPress()
  await expect.poll(() => it.toasts.at(-1)?.text, slow).toMatch(/^Rien n’a été annulé/)
  expect(it.call.inputsOf(ModTache.UpdateLiens)).toHaveLength(sent)
})

test('models wait with why while another change runs, and are added once it is done', async () => {
  const running = Promise.withResolvers<Affaire>()
  const it = consoleInDom({
    at: `${at}&e=AjouterModele`,
    answers: [
      answer(ModTache.GetList, () => []),
      answer(ModTache.GetModelesList, () => [taskOf(7, 'Frein')]),
      answer(AffAffaire.Update, () => running.promise),
    ],
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter depuis un modèle' }, slow))
  const [row] = (await dialog.findAllByRole('checkbox', {}, slow)).slice(-1)
  if (!row) throw new Error('no model can be chosen')
  fireEvent.click(row)
  const add = await dialog.findByRole('button', { name: 'Ajouter une ligne' }, slow)
  await begin(it)
  await expect.poll(() => add.getAttribute('aria-description')).toBe('Une opération est en cours')
  fireEvent.click(add)
  expect(screen.queryByRole('dialog')).not.toBeNull()
  expect(it.call.inputsOf(ModTache.UpdateOrInsert)).toEqual([])
  await act(async () => running.resolve(AffAffaire.Update.example.value))
  await expect.poll(() => add.getAttribute('aria-description')).toBeNull()
  fireEvent.click(add)
  await expect.poll(() => it.call.inputsOf(ModTache.UpdateOrInsert), slow).toMatchObject([{ lbTache: 'Frein' }])
  await expect.poll(() => screen.queryByRole('dialog'), slow).toBeNull()
})
