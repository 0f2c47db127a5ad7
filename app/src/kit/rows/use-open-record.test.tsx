import { AdmAgence } from '@ronde/contracts/services/Adm/AdmAgence'
import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { AffAffaire, type Affaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { CallFailure } from '@ronde/contracts/wire'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { consoleInDom } from '../../shell/testing/console-in-dom.tsx'
import { changed } from '../ask/answers.ts'
import { answer } from '../testing/answers.ts'
import { whole } from '../testing/whole-dialog.ts'

// There already when the first page asks for them.
import.meta.glob(['../../views/Aff/Aff/AffaireList/index.ts', '../editor/editor-host.tsx'], { eager: true })

const slow = { timeout: 60_000 }
const example = AffAffaire.Get.example.value
const other: Affaire = { ...example, idAffaireGuid: '1b2c3d4e-0000-4000-8000-000000000001', lbAffaire: 'Palans' }

test('a form stays with what is typed when its row is deleted elsewhere, and its save says that the record is gone', async () => {
  let rows = [example, other]
  const it = consoleInDom({
    at: `/Aff/Aff/AffaireList?e=Modifier:${example.idAffaireGuid}`,
    answers: [
      answer(AffAffaire.GetList, () => [...rows]),
      answer(AdmAgence.GetList),
      answer(UsrUser.GetList),
      answer(AffAffaire.Update, () => {
        throw new CallFailure('http', { status: 404 })
      }),
    ],
  })
  const form = () => within(screen.getByRole('dialog'))
  await screen.findByRole('dialog', whole, slow)
  const label = await form().findByRole<HTMLInputElement>('textbox', { name: /^Libellé/ }, slow)
  await expect.poll(() => label.value, slow).toBe(example.lbAffaire)
  act(() => label.focus())
  fireEvent.change(label, { target: { value: 'Ponts de coulée' } })
  rows = [other]
  await act(() => it.raise(changed, { endpoint: AffAffaire.Insert, value: other }))
  await expect.poll(() => screen.queryByText(example.lbAffaire), slow).toBeNull()
  expect(form().getByRole('textbox', { name: /^Libellé/ })).toBe(label)
  expect([label.value, document.activeElement]).toEqual(['Ponts de coulée', label])
  fireEvent.click(form().getByRole('button', { name: 'Enregistrer' }))
  expect(await form().findByText(/^Cet enregistrement n’existe plus/, {}, slow)).toBeTruthy()
  expect(label.value).toBe('Ponts de coulée')
})
