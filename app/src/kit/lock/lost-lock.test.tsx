import { AdmAgence } from '@ronde/contracts/services/Adm/AdmAgence'
import { SysObjetLock, ownLock } from '@ronde/contracts/services/Core/SysObjetLock'
import { CallFailure } from '@ronde/contracts/wire'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { agence as agenceEditor } from '../../views/Aff/Aff/editors/agence.ts'
import { editorId, showEditor } from '../testing/show-editor.tsx'
import { answer } from '../testing/answers.ts'
import { $lockCalls, lockLookedAt, locksProlonged } from './lock.ts'

const theirs = { ...ownLock, idUser: 7, login: 'b.petit', lbUser: 'Bruno Petit' }
const refusal = () =>
  new CallFailure('refused', {
    status: 200,
    messages: [{ message: 'Objet verrouillé par Bruno Petit depuis 10:25', eventType: 4, exception: null, code: 'R1' }],
  })
const agence = () => screen.getByRole('textbox', { name: /Agence/ })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

/** An editor that holds its lock, in which something was typed; and an administrator takes the lock over. */
async function taken() {
  let isTaken = false
  const it = showEditor(
    agenceEditor,
    [
      answer(AdmAgence.Insert, () => (isTaken ? Promise.reject(refusal()) : AdmAgence.Insert.example.value)),
      answer(SysObjetLock.Verrouiller, () => (isTaken ? Promise.reject(refusal()) : Promise.resolve(ownLock))),
      answer(SysObjetLock.GetListByReference, () => [isTaken ? theirs : ownLock]),
      answer(SysObjetLock.Deverrouiller),
    ],
    { lock: { typeObjet: ownLock.typeObjet, refObjet: ownLock.refObjet } },
  )
  await act(() => allSettled($lockCalls, { scope: it.scope, params: SysObjetLock }))
  await act(() => it.raise(locksProlonged))
  fireEvent.change(agence(), { target: { value: 'Dunkerque' } })
  isTaken = true
  return { ...it, letGo: () => void (isTaken = false) }
}

test('a save that is refused because another took the lock says who, keeps what was typed, and goes on once the lock is had again', async () => {
  const { letGo, onClose, drafts } = await taken()
  press('Enregistrer')
  expect((await screen.findByText(/^Bruno Petit a pris la main/)).closest('[role=alert]')).not.toBeNull()
  expect(agence()).toHaveProperty('value', 'Dunkerque')
  expect(agence()).toHaveProperty('readOnly', true)
  expect(drafts.in('a.martin', editorId)).toMatchObject({ values: { lbAgence: 'Dunkerque' } })
  press('Réessayer de verrouiller')
  expect(await screen.findByText(/^Bruno Petit a pris la main/)).toBeTruthy()
  letGo()
  press('Réessayer de verrouiller')
  await expect.poll(() => screen.queryByText(/^Bruno Petit/)).toBeNull()
  expect(agence()).toHaveProperty('value', 'Dunkerque')
  press('Enregistrer')
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
})

test('the draft is kept by whoever closes what he cannot save', async () => {
  const { raise, onClose, drafts } = await taken()
  await act(() => raise(locksProlonged))
  expect(await screen.findByText(/^Bruno Petit a pris la main/)).toBeTruthy()
  press('Fermer et garder le brouillon')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(drafts.in('a.martin', editorId)).toMatchObject({ values: { lbAgence: 'Dunkerque' } })
})

test('what is only shown takes no lock: who reads it may have no right to it', async () => {
  const it = showEditor(agenceEditor, [answer(SysObjetLock.GetListByReference, () => [])], {
    isReadOnly: true,
    lock: { typeObjet: 'Mode', refObjet: ownLock.refObjet },
  })
  await act(() => allSettled($lockCalls, { scope: it.scope, params: SysObjetLock }))
  await act(() => it.raise(locksProlonged))
  expect(it.call.inputsOf(SysObjetLock.Verrouiller)).toEqual([])
})

test('a form that was only shown takes the lock once it can be edited', async () => {
  const it = showEditor(
    agenceEditor,
    [
      answer(SysObjetLock.GetListByReference, () => []),
      answer(SysObjetLock.Verrouiller, () => ownLock),
      answer(SysObjetLock.Deverrouiller),
    ],
    { isReadOnly: true, lock: { typeObjet: ownLock.typeObjet, refObjet: ownLock.refObjet } },
  )
  await act(() => allSettled($lockCalls, { scope: it.scope, params: SysObjetLock }))
  expect(it.call.inputsOf(SysObjetLock.Verrouiller)).toEqual([])
  it.rerenderWith({ isReadOnly: false })
  await expect.poll(() => it.call.inputsOf(SysObjetLock.Verrouiller)).toHaveLength(1)
  fireEvent.change(agence(), { target: { value: 'Dunkerque' } })
  expect(agence()).toHaveProperty('readOnly', false)
})

test('a lock taken over from a form that is only shown is kept when the form can be edited, and given back once at its end', async () => {
  let isTheirs = true
  const it = showEditor(
    agenceEditor,
    [
      answer(SysObjetLock.GetListByReference, () => [isTheirs ? theirs : ownLock]),
      answer(SysObjetLock.Verrouiller, () => {
        isTheirs = false
        return ownLock
      }),
      answer(SysObjetLock.Deverrouiller),
    ],
    { isReadOnly: true, lock: { typeObjet: ownLock.typeObjet, refObjet: ownLock.refObjet } },
  )
  await act(() => allSettled($lockCalls, { scope: it.scope, params: SysObjetLock }))
  await act(() => it.raise(lockLookedAt, { typeObjet: ownLock.typeObjet, refObjet: ownLock.refObjet }))
  fireEvent.click(await screen.findByRole('button', { name: 'Prendre la main' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Prendre la main' }))
  await expect.poll(() => screen.queryByText(/^Bruno Petit/)).toBeNull()
  it.rerenderWith({ isReadOnly: false })
  await expect.poll(() => it.call.inputsOf(SysObjetLock.Verrouiller)).toHaveLength(2)
  expect(it.call.inputsOf(SysObjetLock.Deverrouiller)).toEqual([])
  cleanup()
  await expect.poll(() => it.call.inputsOf(SysObjetLock.Deverrouiller)).toHaveLength(1)
})

test('a screen that becomes read-only around the editor does not take back what is told in it', async () => {
  const { raise, rerenderWith } = await taken()
  await act(() => raise(locksProlonged))
  rerenderWith({ isReadOnly: true })
  expect(await screen.findByText(/^Bruno Petit a pris la main/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Réessayer de verrouiller' })).toBeTruthy()
})
