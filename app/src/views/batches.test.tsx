import { AffAffaire, type Affaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { SysLog } from '@ronde/contracts/services/Core/SysLog'
import { CallFailure } from '@ronde/contracts/wire'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bulkAsked } from '../kit/actions/bulk.ts'
import { answer } from '../kit/testing/answers.ts'
import { consoleInDom } from '../shell/testing/console-in-dom.tsx'
import { whole } from '../kit/testing/whole-dialog.ts'

// There already when the first page asks for them.
import.meta.glob(['./Aff/Aff/AffaireList/index.ts', '../kit/actions/batches/batches-dialog.tsx'], { eager: true })

const slow = { timeout: 60_000 }
const example = AffAffaire.Get.example.value
const [logged] = SysLog.GetList.example.value
if (!logged) throw new Error('the log has an example')
const rows: Affaire[] = [1, 2].map((at) => ({
  ...example,
  idAffaireGuid: `1b2c3d4e-0000-4000-8000-00000000000${at}`,
  lbAffaire: `Ponts ${at}`,
  lbClient: 'Forges',
  isActif: true,
}))
const lines = rows.map(({ idAffaireGuid, lbAffaire }, at) => ({
  ...logged,
  idLog: at,
  refEtat: 'OK',
  refObjet: idAffaireGuid,
  lbObjet: lbAffaire,
  changements: [{ champ: 'lbClient', ancien: 'Docks', nouveau: 'Forges' }],
}))

async function opened() {
  await screen.findByText('Ponts 1', {}, slow)
  fireEvent.click((await screen.findAllByRole('button', { name: 'Autres actions' }, slow))[0] ?? document.body)
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Modifications par lot' }, slow))
  return within(await screen.findByRole('dialog', whole, slow))
}

test('who may not read the log is told of no failure', async () => {
  const it = consoleInDom({
    at: '/Aff/Aff/AffaireList',
    answers: [
      answer(AffAffaire.GetList, () => [...rows]),
      answer(SysLog.GetList, () => Promise.reject(new CallFailure('http', { status: 403 }))),
    ],
  })
  const dialog = await opened()
  await dialog.findByText(/^Aucun lot/, {}, slow)
  expect([it.toasts, dialog.queryByRole('alert')]).toEqual([[], null])
})

test('a log that cannot be read is said, and read again', async () => {
  let isBroken = true
  consoleInDom({
    at: '/Aff/Aff/AffaireList',
    answers: [
      answer(AffAffaire.GetList, () => [...rows]),
      answer(SysLog.GetList, ({ skip }) => {
        if (isBroken) throw new CallFailure('http', { status: 500 })
        return skip ? [] : lines
      }),
    ],
  })
  const dialog = await opened()
  await dialog.findByRole('alert', {}, slow)
  expect([dialog.queryByText(/^Aucun lot/), dialog.queryByRole('progressbar')]).toEqual([null, null])
  isBroken = false
  fireEvent.click(dialog.getByRole('button', { name: 'Réessayer' }))
  await dialog.findByRole('button', { name: /^Voir le lot/ }, slow)
})

test('a batch that is to be taken back waits with why while another change runs', async () => {
  const running = Promise.withResolvers<Affaire>()
  const it = consoleInDom({
    at: '/Aff/Aff/AffaireList',
    answers: [
      answer(AffAffaire.GetList, () => [...rows]),
      answer(AffAffaire.Insert, () => running.promise),
      answer(SysLog.GetList, ({ skip }) => (skip ? [] : lines)),
    ],
  })
  const dialog = await opened()
  fireEvent.click(await dialog.findByRole('button', { name: /^Voir le lot/ }, slow))
  const undo = await dialog.findByRole('button', { name: 'Annuler 2 lignes' }, slow)
  await act(
    async () =>
      void it.raise(bulkAsked, {
        place: 'AffAffAffairePrestationList',
        title: 'Ajouter',
        endpoint: AffAffaire.Insert,
        items: [{ keys: ['a'], name: 'Ponts', input: AffAffaire.Insert.example.input }],
      }),
  )
  await expect.poll(() => undo.getAttribute('aria-description')).toBe('Une opération est en cours')
  fireEvent.click(undo)
  expect(dialog.getByRole('button', { name: 'Annuler 2 lignes' })).toBe(undo)
  await act(async () => running.resolve(example))
  await expect.poll(() => undo.getAttribute('aria-description')).toBeNull()
  fireEvent.click(undo)
  await expect
    .poll(() => it.call.inputsOf(AffAffaire.Update), slow)
    .toMatchObject([{ lbClient: 'Docks' }, { lbClient: 'Docks' }])
})
