import { AdmAgence } from '@ronde/contracts/services/Adm/AdmAgence'
import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { CallFailure } from '@ronde/contracts/wire'
import { questions } from '@ronde/ui/confirm-dialog'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { newPassword } from '../../views/Adm/Usr/editors/user.ts'
import { affaire } from '../../views/Aff/Aff/editors/affaire.ts'
import { agence as agenceEditor } from '../../views/Aff/Aff/editors/agence.ts'
import { answer } from '../testing/answers.ts'
import { heldAnswers } from '../testing/held-answers.ts'
import { keptIn } from './testing/kept-in.ts'
import { contextAt } from './testing/no-context.ts'
import { editorId, showEditor } from '../testing/show-editor.tsx'

afterEach(() => {
  questions.dismissAll()
  cleanup()
})

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const type = (name: RegExp, text: string) => fireEvent.change(field(name), { target: { value: text } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))

describe('what is typed while a save is under way', () => {
  test('stays in the editor of a new record, which says what became of the first', async () => {
    const answers = heldAnswers<typeof AdmAgence.Insert.example.value>()
    const { call, onClose } = showEditor(agenceEditor, [answer(AdmAgence.Insert, answers.next)])
    type(/Agence/, 'Dunkerque')
    save()
    await expect.poll(() => answers.count).toBe(1)
    type(/Agence/, 'Dunkerque sud')
    await act(async () => answers.at(0).resolve(AdmAgence.Insert.example.value))
    expect(await screen.findByText(/enregistrer de nouveau fera un second enregistrement/)).toBeTruthy()
    expect(field(/Agence/)).toHaveProperty('value', 'Dunkerque sud')
    expect(onClose).not.toHaveBeenCalled()
    expect(call.inputsOf(AdmAgence.Insert)).toEqual([{ lbAgence: 'Dunkerque', isActif: true }])
  })

  test('stays over the record that was saved, and goes with its new stamp', async () => {
    const record = AffAffaire.Get.example.value
    const answers = heldAnswers<typeof AffAffaire.Update.example.value>()
    const { call } = showEditor(
      affaire(AffAffaire.Update),
      [answer(AdmAgence.GetList), answer(UsrUser.GetList), answer(AffAffaire.Update, answers.next)],
      { context: contextAt({ row: { ...record } }) },
    )
    type(/Libellé/, 'Palans')
    save()
    await expect.poll(() => answers.count).toBe(1)
    type(/Client/, 'Port de Calais')
    await act(async () =>
      answers.at(0).resolve({ ...record, lbAffaire: 'Palans', dtModification: '2026-05-05T00:00:00.000Z' }),
    )
    expect(await screen.findByText(/ne l’est pas encore/)).toBeTruthy()
    save()
    await expect.poll(() => answers.count).toBe(2)
    expect(call.inputsOf(AffAffaire.Update)[1]).toMatchObject({
      lbAffaire: 'Palans',
      lbClient: 'Port de Calais',
      dtModification: '2026-05-05T00:00:00.000Z',
    })
    await act(async () => answers.at(1).reject(new CallFailure('refused')))
  })

  test('stays in the editor, also while the consequences of the save are asked', async () => {
    const follows = heldAnswers<string | null>()
    const answers = heldAnswers<typeof AdmAgence.Insert.example.value>()
    const { call, onClose } = showEditor({ ...agenceEditor, follows: follows.next }, [
      answer(AdmAgence.Insert, answers.next),
    ])
    type(/Agence/, 'Dunkerque')
    save()
    await expect.poll(() => follows.count).toBe(1)
    type(/Agence/, 'Dunkerque sud')
    await act(async () => follows.at(0).resolve(null))
    await expect.poll(() => answers.count).toBe(1)
    await act(async () => answers.at(0).resolve(AdmAgence.Insert.example.value))
    expect(await screen.findByText(/enregistrer de nouveau fera un second enregistrement/)).toBeTruthy()
    expect(field(/Agence/)).toHaveProperty('value', 'Dunkerque sud')
    expect(onClose).not.toHaveBeenCalled()
    expect(call.inputsOf(AdmAgence.Insert)).toEqual([{ lbAgence: 'Dunkerque', isActif: true }])
  })

  test('is asked about before it is left; what is only on its way is not', async () => {
    const answers = heldAnswers<typeof AdmAgence.Insert.example.value>()
    const { router, drafts } = showEditor(agenceEditor, [answer(AdmAgence.Insert, answers.next)])
    type(/Agence/, 'Dunkerque')
    save()
    await expect.poll(() => answers.count).toBe(1)
    type(/Agence/, 'Dunkerque sud')
    await act(() => router.navigate(-1))
    fireEvent.click(await screen.findByRole('button', { name: 'Continuer la saisie' }))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    type(/Agence/, 'Dunkerque')
    await act(() => router.navigate(-1))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(router.state.location.search).toBe('?q=x')
    expect(drafts.in('a.martin', editorId)).toMatchObject({ sent: [{ input: { lbAgence: 'Dunkerque' } }] })
    await act(async () => answers.at(0).resolve(AdmAgence.Insert.example.value))
  })
})

test('a save whose answer is lost and that nobody can look for goes again, and says that it is done once', async () => {
  const keys: (string | undefined)[] = []
  const { call, onClose } = showEditor(agenceEditor, [
    answer(
      AdmAgence.Insert,
      () => (
        keys.push('asked'),
        keys.length === 1 ? Promise.reject(new CallFailure('http', { status: 503 })) : AdmAgence.Insert.example.value
      ),
    ),
    answer(AdmAgence.GetList),
  ])
  type(/Agence/, 'Dunkerque')
  save()
  expect(await screen.findByText(/ce ne sera fait qu’une fois/)).toBeTruthy()
  save()
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  const sent = call.asked.filter(({ path }) => path.endsWith('/Insert')).map(({ idempotencyKey }) => idempotencyKey)
  expect(sent).toEqual([sent[0], sent[0]])
})

test('a draft says which fields have to be filled again', async () => {
  const draft = {
    base: null,
    sent: [],
    key: null,
    since: null,
    left: ['newPassword', 'newPasswordCopy'],
    values: { login: 'x' },
    touched: ['login'],
    at: '2026-03-31T08:30:00.000Z',
  }
  showEditor(newPassword, [], {
    drafts: keptIn({ login: 'a.martin', place: editorId, draft }),
    context: contextAt({ params: { idAffaireGuid: '7d1f' }, row: { login: 'b.durand' } }),
  })
  expect(await screen.findByText(/À saisir de nouveau.*Nouveau mot de passe/)).toBeTruthy()
})

describe('a new record that another one is to follow', () => {
  const example = AffAffaire.Get.example.value
  const [[agence], [person]] = [AdmAgence.GetList.example.value, UsrUser.GetList.example.value]
  const given = { lbAffaire: 'Ponts', idAgence: agence?.idAgence, idUserRAF: person?.idUser }
  const server = { rows: [] as (typeof example)[], isAway: true }
  const answers = [
    answer(AdmAgence.GetList),
    answer(UsrUser.GetList, () => (person ? [{ ...person, isActif: true, isLocked: false }] : [])),
    answer(AffAffaire.GetList, () => server.rows),
    answer(AffAffaire.Insert, (input) => {
      const { refAffaire, lbAffaire } = input as typeof example
      const saved = { ...example, ...given, refAffaire, lbAffaire, lbClient: null }
      server.rows.push(saved as typeof example)
      if (server.isAway) throw new CallFailure('network')
      return saved as typeof example
    }),
  ]
  const shown = {
    context: { ...contextAt(), given },
    look: { endpoint: AffAffaire.GetList, input: {}, key: 'idAffaireGuid' },
  }
  const saveAndAdd = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer et ajouter' }))
  const begun = async (reference: string, label: string) => {
    await expect
      .poll(() => [field(/Référence/), field(/Libellé/)])
      .toMatchObject([{ value: reference }, { value: label }])
  }

  test('is followed by it with what was typed', async () => {
    server.isAway = false
    const { onClose } = showEditor(affaire(AffAffaire.Insert), answers, shown)
    for (const reference of ['AFF-1', 'AFF-2']) {
      type(/Référence/, reference)
      type(/Libellé/, `Ponts ${reference}`)
      saveAndAdd()
      await begun('', `Ponts ${reference}`)
    }
    expect(onClose).not.toHaveBeenCalled()
  })

  test('is followed in the same form by the one that is typed before the answer', async () => {
    const late = heldAnswers<typeof example>()
    const { call, onClose } = showEditor(
      affaire(AffAffaire.Insert),
      [...answers.slice(0, 3), answer(AffAffaire.Insert, late.next)],
      shown,
    )
    type(/Référence/, 'AFF-1')
    type(/Libellé/, 'Palans')
    type(/Client/, 'Port de Calais')
    saveAndAdd()
    await expect.poll(() => late.count).toBe(1)
    // What is typed now takes the place of the first reference.
    expect(document.activeElement).toBe(field(/Référence/))
    expect(field(/Référence/)).toMatchObject({ selectionStart: 0, selectionEnd: 'AFF-1'.length })
    type(/Référence/, 'AFF-2')
    // A label that Tab led to is selected, to be typed over, also once the answer is there.
    const label = field(/Libellé/) as HTMLInputElement
    act(() => label.focus())
    label.select()
    // Another one waits for the first; nothing looks as if it were on its way.
    fireEvent.keyDown(label, { key: 'Enter', ctrlKey: true, shiftKey: true })
    expect(document.activeElement).toBe(label)
    await act(async () => late.at(0).resolve({ ...example, refAffaire: 'AFF-1' }))
    await begun('AFF-2', 'Palans')
    expect(document.activeElement).toBe(label)
    expect([label.selectionStart, label.selectionEnd]).toEqual([0, 'Palans'.length])
    expect(screen.queryByText(/second enregistrement/)).toBeNull()
    saveAndAdd()
    await expect
      .poll(() => call.inputsOf(AffAffaire.Insert).map(({ refAffaire, lbClient }) => [refAffaire, lbClient]))
      .toEqual([
        ['AFF-1', 'Port de Calais'],
        ['AFF-2', 'Port de Calais'],
      ])
    await act(async () => late.at(1).resolve({ ...example, refAffaire: 'AFF-2' }))
    await begun('', 'Palans')
    expect(onClose).not.toHaveBeenCalled()
  })

  test('is followed by it too where it is found saved only when the page is come back to', async () => {
    server.isAway = true
    const { drafts, call } = showEditor(affaire(AffAffaire.Insert), answers, shown)
    type(/Référence/, 'AFF-3')
    type(/Libellé/, 'Palans')
    saveAndAdd()
    await screen.findByText(/La réponse du serveur s’est perdue/)
    cleanup()
    const back = showEditor(affaire(AffAffaire.Insert), answers, { ...shown, drafts })
    await expect.poll(() => back.toasts.map(({ text }) => text)).toEqual([expect.stringMatching(/bien enregistré/)])
    await begun('', 'Palans')
    expect(back.onClose).not.toHaveBeenCalled()
    expect([...call.inputsOf(AffAffaire.Insert), ...back.call.inputsOf(AffAffaire.Insert)]).toHaveLength(1)
  })
})
