import { AdmAgence } from '@ronde/contracts/services/Adm/AdmAgence'
import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { ModModeInspection } from '@ronde/contracts/services/Prm/ModModeInspection'
import { CallFailure } from '@ronde/contracts/wire'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { affaire } from '../../views/Aff/Aff/editors/affaire.ts'
import { agence as agenceEditor } from '../../views/Aff/Aff/editors/agence.ts'
import { prestation } from '../../views/Aff/Aff/editors/prestation.ts'
import { answer } from '../testing/answers.ts'
import { contextAt, noContext } from './testing/no-context.ts'
import { showEditor } from '../testing/show-editor.tsx'

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))

describe('a record that is changed', () => {
  const record = AffAffaire.Get.example.value
  const reads = [answer(AdmAgence.GetList), answer(UsrUser.GetList), answer(AffAffaire.Get)]
  const edited = contextAt({ row: { ...record } })
  const name = () => screen.getByRole('textbox', { name: /Libellé/ })
  const typed = (text: string) => fireEvent.change(name(), { target: { value: text } })

  test('that nothing was changed of is not sent, and it is said', async () => {
    const { call, toasts, onClose } = showEditor(affaire(AffAffaire.Update), reads, { context: edited })
    save()
    await expect.poll(() => onClose.mock.calls).toHaveLength(1)
    expect(call.inputsOf(AffAffaire.Update)).toEqual([])
    expect(toasts.map(({ text }) => text)).toEqual(['Aucune modification\u00a0: rien n’a été envoyé'])
  })

  test('is sent with the stamp it was opened on, although the screen reads it again meanwhile', async () => {
    const it = showEditor(affaire(AffAffaire.Update), [...reads, answer(AffAffaire.Update)], { context: edited })
    const { rerenderWith } = it
    typed('Palans')
    rerenderWith({
      context: contextAt({ row: { ...record, lbClient: 'Autre', dtModification: '2026-05-05T00:00:00.000Z' } }),
    })
    save()
    await expect.poll(() => it.call.inputsOf(AffAffaire.Update)).toHaveLength(1)
    expect(it.call.inputsOf(AffAffaire.Update)[0]).toMatchObject({
      lbAffaire: 'Palans',
      lbClient: record.lbClient,
      dtModification: record.dtModification,
    })
  })

  test('by somebody else meanwhile opens the conflict page: untouched fields merge, of both the user chooses, and that is saved', async () => {
    const theirs = {
      ...record,
      lbClient: 'Autre client',
      lbAffaire: 'Ponts roulants',
      dtModification: '2026-02-02T10:00:00.000Z',
    }
    const answers = [
      ...reads,
      answer(AffAffaire.Get, () => theirs),
      answer(AffAffaire.Update, ({ dtModification }) =>
        dtModification === theirs.dtModification
          ? AffAffaire.Update.example.value
          : Promise.reject(new CallFailure('http', { status: 409 })),
      ),
    ]
    const { call, onClose } = showEditor(affaire(AffAffaire.Update), answers, { context: edited })
    name().focus()
    typed('Palans')
    save()
    const choice = await screen.findByRole('radiogroup', { name: 'Libellé' })
    await expect
      .poll(() => screen.getByRole('form', { name: 'Modifié entre-temps' }).contains(document.activeElement))
      .toBe(true)
    expect(choice.textContent).toMatch(/Palans.*Ponts roulants/)
    expect(screen.getByText('Autre client', { exact: false })).toBeTruthy()
    expect(screen.getByText(/Quelqu’un d’autre a modifié cet enregistrement le 02\/02\/2026/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer ces choix' }))
    await expect.poll(() => onClose.mock.calls).toHaveLength(1)
    expect(call.inputsOf(AffAffaire.Update).at(-1)).toMatchObject({
      lbAffaire: 'Palans',
      lbClient: 'Autre client',
      dtModification: theirs.dtModification,
    })
  })

  test('is only shown where it cannot be changed', () => {
    showEditor(affaire(AffAffaire.Update), reads, { context: edited, isReadOnly: true })
    expect(name()).toHaveProperty('readOnly', true)
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull()
  })
})

describe('what a form says', () => {
  test('a field that waits for another says for which', () => {
    showEditor(prestation, [answer(ModModeInspection.GetList)])
    expect(screen.getByRole('combobox', { name: /Lieu/ }).getAttribute('aria-describedby')).toBeTruthy()
    expect(screen.getAllByText(/Choisissez d’abord «.Mode d’inspection.»/).length).toBeGreaterThan(1)
  })

  test('a date a century ago, or far ahead, is doubted', () => {
    showEditor(prestation, [answer(ModModeInspection.GetList)])
    const day = screen.getByRole('textbox', { name: /Échéance/ })
    fireEvent.change(day, { target: { value: '31/03/1926' } })
    expect(screen.getByText(/C’était il y a \d+ ans/)).toBeTruthy()
    fireEvent.change(day, { target: { value: '31/03/2126' } })
    expect(screen.getByText(/C’est dans \d+ ans/)).toBeTruthy()
    fireEvent.change(day, { target: { value: `31/03/${new Date().getFullYear() + 1}` } })
    expect(screen.queryByText(/Est-ce bien cette date/)).toBeNull()
  })

  test('what is typed in a choice is carried into what adds to it, which comes back chosen, with the focus', async () => {
    const added = { idAgence: 9, lbAgence: 'Dunkerque', isActif: true }
    let isAdded = false
    const answers = [
      answer(AdmAgence.GetList, () => [...AdmAgence.GetList.example.value, ...(isAdded ? [added] : [])]),
      answer(UsrUser.GetList),
      answer(AdmAgence.Insert, () => ((isAdded = true), { ...AdmAgence.Insert.example.value, ...added })),
    ]
    const { call } = showEditor(affaire(AffAffaire.Insert), answers, {
      context: noContext,
      editors: { AjouterAgence: agenceEditor },
    })
    const picker = screen.getByRole('combobox', { name: /Agence/ })
    await expect.poll(() => call.inputsOf(AdmAgence.GetList)).toHaveLength(1)
    picker.focus()
    fireEvent.change(picker, { target: { value: 'Dunkerque' } })
    fireEvent.click(await screen.findByRole('button', { name: 'Ajouter une agence' }))
    const nested = await screen.findByRole('dialog', { name: 'Nouvelle agence' })
    expect(within(nested).getByRole('textbox', { name: /Agence/ })).toHaveProperty('value', 'Dunkerque')
    fireEvent.click(within(nested).getByRole('button', { name: 'Enregistrer' }))
    await expect.poll(() => screen.queryByRole('dialog', { name: 'Nouvelle agence' })).toBeNull()
    await expect.poll(() => screen.getByRole<HTMLInputElement>('combobox', { name: /Agence/ }).value).toBe('Dunkerque')
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('combobox', { name: /Agence/ }))
  })
})
