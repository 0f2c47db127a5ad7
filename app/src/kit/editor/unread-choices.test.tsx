import { AdmAgence } from '@ronde/contracts/services/Adm/AdmAgence'
import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { CallFailure } from '@ronde/contracts/wire'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { affaire } from '../../views/Aff/Aff/editors/affaire.ts'
import { answer } from '../testing/answers.ts'
import { showEditor } from '../testing/show-editor.tsx'

test('choices that could not be read are told by name, and are asked for again', async () => {
  let isAway = true
  const managers = answer(UsrUser.GetList, () =>
    isAway ? Promise.reject(new CallFailure('http', { status: 500 })) : UsrUser.GetList.example.value,
  )
  showEditor(affaire(AffAffaire.Insert), [answer(AdmAgence.GetList), managers])
  const told = await screen.findByText(/Les choix de ce champ n’ont pas pu être lus/)
  expect(told.textContent).toContain('Responsable d’affaire')
  expect(told.textContent).not.toContain('Agence')
  isAway = false
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  await expect.poll(() => screen.queryByText(/n’ont pas pu être lus/)).toBeNull()
  expect(screen.getByRole('combobox', { name: 'Responsable d’affaire' })).toHaveProperty('disabled', false)
})
