import { AdmAgence } from '@ronde/contracts/services/Adm/AdmAgence'
import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { AffAffairePrestation } from '@ronde/contracts/services/Aff/AffAffairePrestation'
import { GamGamme } from '@ronde/contracts/services/Prm/GamGamme'
import { ModModeInspection } from '@ronde/contracts/services/Prm/ModModeInspection'
import { RefReferentiel } from '@ronde/contracts/services/Prm/RefReferentiel'
import { CallFailure } from '@ronde/contracts/wire'
import { act, fireEvent, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { affaire } from '../../views/Aff/Aff/editors/affaire.ts'
import { agence as agenceEditor } from '../../views/Aff/Aff/editors/agence.ts'
import { prestation } from '../../views/Aff/Aff/editors/prestation.ts'
import { answer } from '../testing/answers.ts'
import type { TestConsole } from '../testing/test-scope.ts'
import { editor } from './editor.ts'
import { date } from './fields.ts'
import { editorTold } from './model.ts'
import { keptIn } from './testing/kept-in.ts'
import { editorId, openingIn, showEditor } from '../testing/show-editor.tsx'

const agence = () => screen.getByRole('textbox', { name: /Agence/ })
const type = (text: string) => void fireEvent.change(agence(), { target: { value: text } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))

describe('EditorHost', () => {
  test('saves what was typed, and closes', async () => {
    const { call, onClose } = showEditor(agenceEditor, [answer(AdmAgence.Insert)])
    type(' Dunkerque ')
    save()
    await expect.poll(() => onClose.mock.calls).toHaveLength(1)
    expect(call.inputsOf(AdmAgence.Insert)).toEqual([{ lbAgence: 'Dunkerque', isActif: true }])
  })

  test.each([
    { key: 's', ctrlKey: true },
    { key: 'Enter', ctrlKey: true },
    { key: 's', metaKey: true },
  ])('saves by %o, once, and the browser saves no page', async (keys) => {
    const { call, onClose } = showEditor(agenceEditor, [answer(AdmAgence.Insert)])
    type('Dunkerque')
    expect(fireEvent.keyDown(agence(), keys)).toBe(false)
    fireEvent.keyDown(agence(), keys)
    await expect.poll(() => onClose.mock.calls).toHaveLength(1)
    expect(call.inputsOf(AdmAgence.Insert)).toHaveLength(1)
  })

  test.each(['Enter', 's'])('saves the date whose typing Ctrl+%s ends', async (key) => {
    const due = editor(AffAffairePrestation.Insert, {
      title: 'editor.prestation.new',
      initial: () => ({
        idAffaireGuid: '7d1f0d7e-0000-4000-8000-000000000001',
        mode: { idModeversion: 1 },
        lieu: { idLocalisation: 1 },
        idLocalisation: null,
        gamme: null,
        materiels: [],
        isInitiale: false,
        lbInspection: '',
        referenceclient: null,
        libelle: null,
      }),
      fields: [date('dtEcheance')],
      look: () => null,
    })
    const { call } = showEditor(due, [answer(AffAffairePrestation.Insert)])
    const day = screen.getByRole('textbox')
    fireEvent.change(day, { target: { value: '5/6/27' } })
    fireEvent.keyDown(day, { key, ctrlKey: true })
    await expect.poll(() => call.inputsOf(AffAffairePrestation.Insert)).toMatchObject([{ dtEcheance: '2027-06-05' }])
  })

  test('saves the choice that Ctrl+Enter takes', async () => {
    const { call } = showEditor(affaire(AffAffaire.Insert), [
      answer(AdmAgence.GetList),
      answer(UsrUser.GetList),
      answer(AffAffaire.Insert),
    ])
    const write = (field: HTMLElement, value = '') => fireEvent.change(field, { target: { value } })
    write(screen.getByRole('textbox', { name: /Référence/ }), 'AFF-1')
    write(screen.getByRole('textbox', { name: /Libellé/ }), 'Palans')
    const [agency, manager] = screen.getAllByRole('combobox', { name: /Agence|Responsable/ })
    if (!agency || !manager) throw new Error('both choices show')
    await expect.poll(() => (manager as HTMLInputElement).disabled).toBe(false)
    write(agency, AdmAgence.GetList.example.value[0]?.lbAgence)
    fireEvent.keyDown(agency, { key: 'Enter' })
    write(manager, UsrUser.GetList.example.value[0]?.lbUser)
    await expect.poll(() => manager.getAttribute('aria-activedescendant')).toBeTruthy()
    fireEvent.keyDown(manager, { key: 'Enter', ctrlKey: true })
    await expect
      .poll(() => call.inputsOf(AffAffaire.Insert))
      .toMatchObject([{ idUserRAF: UsrUser.GetList.example.value[0]?.idUser }])
  })

  test('saves by Ctrl+Enter on its button “Annuler”, which is not pressed', async () => {
    const { call, onClose } = showEditor(agenceEditor, [answer(AdmAgence.Insert)])
    type('Dunkerque')
    const cancel = screen.getByRole('button', { name: 'Annuler' })
    fireEvent.keyDown(cancel, { key: 'Enter', ctrlKey: true })
    fireEvent.keyUp(cancel, { key: 'Enter', ctrlKey: true })
    await expect.poll(() => onClose.mock.calls).toHaveLength(1)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(call.inputsOf(AdmAgence.Insert)).toHaveLength(1)
  })

  test('keeps what is typed in the moment its fields are there', async () => {
    function Hasty() {
      useLayoutEffect(() => type('Dunkerque'), [])
      return null
    }
    const { drafts } = showEditor(agenceEditor, [], { beside: <Hasty /> })
    expect(agence()).toHaveProperty('value', 'Dunkerque')
    expect(drafts.in('a.martin', editorId)).toMatchObject({ values: { lbAgence: 'Dunkerque' } })
  })

  test('sends nothing that breaks a rule', async () => {
    const { call } = showEditor(agenceEditor, [])
    save()
    await expect.poll(() => agence().getAttribute('aria-invalid')).toBe('true')
    expect(call.asked).toEqual([])
  })

  test('shows why a save was refused, and keeps what was typed', async () => {
    const refusal = new CallFailure('refused', {
      messages: [{ message: 'Agence fermée', eventType: 4, exception: null }],
    })
    const { onClose, drafts } = showEditor(agenceEditor, [answer(AdmAgence.Insert, () => Promise.reject(refusal))])
    type('Lille')
    save()
    expect(await screen.findByText('Agence fermée')).toBeTruthy()
    expect(agence()).toHaveProperty('value', 'Lille')
    expect(onClose).not.toHaveBeenCalled()
    expect(drafts.in('a.martin', editorId)).toMatchObject({ values: { lbAgence: 'Lille' } })
  })

  test('takes a draft up again and says so; discarding it empties the fields', async () => {
    const draft = {
      base: null,
      sent: [],
      key: null,
      since: null,
      left: [],
      values: { lbAgence: 'Brouillon' },
      touched: ['lbAgence'],
      at: '2026-03-31T08:30:00.000Z',
    }
    const drafts = keptIn({ login: 'a.martin', place: editorId, draft })
    showEditor(agenceEditor, [], { drafts })
    expect((await screen.findByRole('status')).textContent).toMatch(/Brouillon du 31\/03\/2026/)
    expect(agence()).toHaveProperty('value', 'Brouillon')
    fireEvent.click(screen.getByRole('button', { name: 'Abandonner le brouillon' }))
    await expect.poll(() => (agence() as HTMLInputElement).value).toBe('')
    expect(drafts.in('a.martin', editorId)).toBeNull()
  })
})

describe('the editor of a service', () => {
  const before = vi.fn<() => never[]>()
  const answers = [
    answer(ModModeInspection.GetList),
    answer(RefReferentiel.GetLieuList),
    answer(RefReferentiel.GetLocalisationList),
    answer(RefReferentiel.GetValeurLocalisationStructureList),
    answer(GamGamme.GetFilteredList),
    answer(GamGamme.GetGamMaterielList),
    answer(AffAffairePrestation.GetList, () => before()),
  ]
  const choose = (it: TestConsole, values: object, name: string) =>
    act(() =>
      it.raise(editorTold, {
        id: openingIn(it),
        event: { kind: 'typed', values: { ...values }, name, at: '2026-03-31T08:30:00.000Z' },
      }),
    )
  const isInitiale = () => screen.getByRole('switch', { name: /Première inspection/ })
  const label = () => screen.getByRole('textbox', { name: 'Inspection' })
  const operations = ({ call }: TestConsole) => call.asked.map(({ path }) => path.slice(path.lastIndexOf('/') + 1))

  test('asks for what a choice opens only once it is made, and computes label and first inspection until told otherwise', async () => {
    before.mockReturnValue([])
    const it = showEditor(prestation, answers)
    await expect.poll(() => operations(it)).toEqual(['GetList'])
    await choose(it, { mode: { idModeversion: 1 } }, 'mode')
    await expect.poll(() => operations(it)).toEqual(['GetList', 'GetLieuList'])
    await choose(it, { lieu: { idLocalisation: 1 } }, 'lieu')
    await expect
      .poll(() => new Set(operations(it).slice(2)))
      .toEqual(new Set(['GetFilteredList', 'GetLocalisationList', 'GetValeurLocalisationStructureList']))
    expect(isInitiale()).toHaveProperty('checked', false)
    await choose(it, { gamme: { idGammeVersion: 1 } }, 'gamme')
    await expect.poll(() => new Set(operations(it).slice(5))).toEqual(new Set(['GetGamMaterielList', 'GetList']))
    await expect
      .poll(() => (label() as HTMLInputElement).value)
      .toBe(`Insp-Usine de Lesquin-LEV-VGP-${new Date().getFullYear()}`)
    await expect.poll(() => (isInitiale() as HTMLInputElement).checked).toBe(true)

    fireEvent.click(isInitiale())
    expect(isInitiale()).toHaveProperty('checked', false)
    await choose(it, { gamme: null }, 'gamme')
    await choose(it, { gamme: { idGammeVersion: 1 } }, 'gamme')
    await expect.poll(() => (label() as HTMLInputElement).value).toMatch(/LEV-VGP/)
    expect(isInitiale()).toHaveProperty('checked', false)
  })

  test('an earlier service of that mode and range makes it no first inspection', async () => {
    before.mockReturnValue([AffAffairePrestation.Insert.example.value as never])
    const it = showEditor(prestation, answers)
    await choose(it, { mode: { idModeversion: 1 } }, 'mode')
    await choose(it, { lieu: { idLocalisation: 1 }, gamme: { idGammeVersion: 1 } }, 'gamme')
    // The modes, one earlier service, and those that the due date is proposed from.
    await expect.poll(() => operations(it).filter((operation) => operation === 'GetList')).toHaveLength(3)
    await expect.poll(() => (label() as HTMLInputElement).value).toMatch(/LEV-VGP/)
    expect(isInitiale()).toHaveProperty('checked', false)
  })
})
