import { AdmAgence } from '@ronde/contracts/services/Adm/AdmAgence'
import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { GamGamme } from '@ronde/contracts/services/Prm/GamGamme'
import { ModModeInspection } from '@ronde/contracts/services/Prm/ModModeInspection'
import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import { CallFailure } from '@ronde/contracts/wire'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { affaire } from '../../views/Aff/Aff/editors/affaire.ts'
import { prestation } from '../../views/Aff/Aff/editors/prestation.ts'
import { answer } from '../testing/answers.ts'
import { heldAnswers } from '../testing/held-answers.ts'
import { showEditor } from '../testing/show-editor.tsx'
import { contextAt } from './testing/no-context.ts'

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

describe('a place that is chosen among those of a mode', () => {
  const [mode] = ModModeInspection.GetList.example.value
  const [lieu] = RefReferentiel.GetLieuList.example.value
  if (!mode || !lieu) throw new Error('the examples have rows')
  const context = {
    ...contextAt({ params: { idAffaireGuid: '7d1f' } }),
    given: { mode: { idModeversion: mode.idModeversion }, lieu: { idLocalisation: lieu.idLocalisation } },
  }
  const place = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^Lieu/ })

  test('is awaited with the modes: the field is open, and shows no key', async () => {
    const modes = heldAnswers<(typeof mode)[]>()
    const rest = [
      answer(RefReferentiel.GetLieuList),
      answer(RefReferentiel.GetValeurLocalisationStructureList),
      answer(RefReferentiel.GetLocalisationList),
      answer(GamGamme.GetFilteredList),
    ]
    showEditor(prestation, [answer(ModModeInspection.GetList, modes.next), ...rest], { context })
    expect((await place()).value).toBe('')
    expect((await place()).disabled).toBe(false)
    await expect.poll(() => modes.count).toBe(1)
    modes.at(0).resolve([mode])
    await expect.poll(async () => (await place()).value).toBe(lieu.lbAffichage)
  })

  test('shows no key where the modes could not be read', async () => {
    const away = () => Promise.reject(new CallFailure('http', { status: 500 }))
    showEditor(prestation, [answer(ModModeInspection.GetList, away)], { context })
    await screen.findByText(/Les choix de ce champ n’ont pas pu être lus/)
    expect((await place()).value).toBe('')
  })
})
