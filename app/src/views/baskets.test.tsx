import { AffAffaire, type Affaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { RefLocalisation } from '@ronde/contracts/services/Prm/RefLocalisation'
import { CallFailure } from '@ronde/contracts/wire'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, answerWhole } from '../kit/testing/answers.ts'
import { heldAnswers } from '../kit/testing/held-answers.ts'
import { consoleInDom } from '../shell/testing/console-in-dom.tsx'

// There already when the first page asks for them.
import.meta.glob(
  [
    './Prm/Ref/LocalisationList/index.ts',
    './Aff/Aff/AffaireList/index.ts',
    '../kit/rows/baskets/baskets-dialog.tsx',
    '../kit/screens/tree-rows.tsx',
  ],
  { eager: true },
)

const slow = { timeout: 60_000 }
const places = RefLocalisation.GetList.example.value

async function opened() {
  fireEvent.click((await screen.findAllByRole('button', { name: 'Autres actions' }, slow))[0] ?? document.body)
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Paniers et références' }, slow))
  return within(await screen.findByRole('dialog', { name: 'Paniers et références' }, slow))
}

test('a list that cannot be read whole is said, and read again', async () => {
  let isBroken = true
  consoleInDom({
    at: '/Prm/Ref/LocalisationList?idReferentielGuid=1b2c3d4e-0000-4000-8000-000000000001&idReferentielVersion=1',
    answers: [
      answer(RefLocalisation.GetList, ({ idLocalisationParent }) => {
        if (isBroken && idLocalisationParent === undefined) throw new CallFailure('http', { status: 500 })
        return [...places]
      }),
    ],
  })
  const dialog = await opened()
  await dialog.findByRole('group', { name: 'Une erreur est survenue' }, slow)
  fireEvent.change(dialog.getByRole('textbox', { name: /./ }), { target: { value: 'X' } })
  const choose = dialog.getByRole('button', { name: 'Choisir' })
  expect(within(choose).queryByRole('img')).toBeNull()
  isBroken = false
  fireEvent.click(dialog.getByRole('button', { name: 'Réessayer' }))
  await expect.poll(() => dialog.queryByRole('group', { name: 'Une erreur est survenue' })).toBeNull()
  fireEvent.click(choose)
  await dialog.findByText(/^Aucune choisie, une inconnue/, {}, slow)
})

test('what is found once the dialog is closed is not selected', async () => {
  const found = heldAnswers<Affaire[]>()
  const rows = Array.from({ length: 500 }, (_, at) => ({
    ...AffAffaire.Get.example.value,
    idAffaireGuid: `1b2c3d4e-0000-4000-8000-${String(at).padStart(12, '0')}`,
    refAffaire: `A-${at}`,
    isActif: true,
  }))
  consoleInDom({
    at: '/Aff/Aff/AffaireList',
    answers: [
      answerWhole(AffAffaire.GetList, async ({ refAffaire, lbAffaire, idAffaireGuid, skip = 0, take = 500 }) => {
        const some = refAffaire ? rows.slice(3, 4) : lbAffaire ? [] : rows.slice(skip, skip + take)
        const value = idAffaireGuid ? await found.next() : some
        return { value, total: 500_000, hasErrors: false, messages: [] }
      }),
    ],
  })
  const dialog = await opened()
  fireEvent.change(dialog.getByRole('textbox', { name: /./ }), { target: { value: 'A-3' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Choisir' }))
  await expect.poll(() => found.count).toBe(1)
  fireEvent.click(dialog.getAllByRole('button', { name: 'Fermer' })[0] ?? document.body)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await act(async () => found.at(0).resolve(rows.slice(3, 4)))
  const row = screen.getByRole('checkbox', { name: 'Sélectionner A-3' })
  expect(row.getAttribute('aria-checked')).toBe('false')
})
