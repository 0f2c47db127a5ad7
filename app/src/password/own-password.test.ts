import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { CallFailure } from '@ronde/contracts/wire'
import { allSettled } from 'effector'
import { describe, expect, test } from 'vitest'
import { callFx } from '../base/call.ts'
import { memoryDrafts } from '../kit/editor/testing/memory-drafts.ts'
import { storageKeys } from '../base/storage.ts'
import { answer, type EndpointAnswer } from '../kit/testing/answers.ts'
import { heldAnswers } from '../kit/testing/held-answers.ts'
import { testConsole, type TestConsole } from '../kit/testing/test-scope.ts'
import { payload, tokenOf } from '../kit/testing/tokens.ts'
import { arrived } from '../navigation/navigation.ts'
import { paths, reachablePaths } from '../navigation/paths.ts'
import { $changing, $ownChanges, $passwordFailure, ownPasswordSubmitted } from './password-change.ts'
import { $entry, emptyEntry, entryClosed, passwordTyped } from './password-entry.ts'
import { $isAuthenticated, $token, sessionEnded } from '../session/session.ts'

const { Authenticate, LogOut } = SecAuthentification
const { ChangePassword } = UsrUser
const typed = { password: 'correct horse', newPassword: 'battery staple', newPasswordCopy: 'battery staple' }
const before = tokenOf()
const renewed = tokenOf({ exp: payload().exp + 1 })
const refused = new CallFailure('refused', {
  status: 200,
  messages: [{ message: 'Mot de passe actuel incorrect', eventType: 4, exception: null }],
})
const away = new CallFailure('network')

const good = [answer(ChangePassword), answer(Authenticate, () => ({ token: renewed })), answer(LogOut)]

/** Somebody who is signed in types in his profile. */
async function inProfile(answers: readonly EndpointAnswer[]): Promise<TestConsole> {
  const it = testConsole({ answers })
  await it.raise(arrived, { path: reachablePaths.AdmUsrUserProfil, query: '?e=ChangerMotDePasse' })
  await it.raise(passwordTyped, typed)
  return it
}
const dropped = ({ call }: TestConsole) =>
  call.asked.filter(({ path }) => path.endsWith('/LogOut')).map(({ token }) => token)

describe('a password changed by its user', () => {
  test('is his own, whatever the form holds for a login; the session goes on under a new token, and the old one ends', async () => {
    const it = await inProfile(good)
    await it.raise(ownPasswordSubmitted)
    expect(it.call.inputsOf(ChangePassword)).toEqual([{ login: 'a.martin', ...typed }])
    expect(it.call.inputsOf(Authenticate)).toEqual([{ login: 'a.martin', password: 'battery staple' }])
    expect(it.scope.getState($ownChanges)).toBe(1)
    expect(it.scope.getState($isAuthenticated)).toBe(true)
    expect(it.scope.getState($token)).toBe(renewed)
    expect(it.storage.read(storageKeys.token)).toBe(renewed)
    expect(dropped(it)).toEqual([before])
    expect(it.moves).toEqual([])
  })

  test('the old token ends only when no call bears it any more', async () => {
    const slow = heldAnswers<[]>()
    const it = await inProfile([...good, answer(UsrUser.GetList, slow.next)])
    const reading = allSettled(callFx, { scope: it.scope, params: { endpoint: UsrUser.GetList, input: {} } })
    const changing = it.raise(ownPasswordSubmitted)
    await expect.poll(() => it.scope.getState($token)).toBe(renewed)
    expect(dropped(it)).toEqual([])
    slow.at(0).resolve([])
    await Promise.all([reading, changing])
    expect(dropped(it)).toEqual([before])
  })

  test('goes on under the old token where the new sign-in fails, and says nothing of it', async () => {
    const it = await inProfile([...good, answer(Authenticate, () => Promise.reject(away))])
    await it.raise(ownPasswordSubmitted)
    expect(it.scope.getState($ownChanges)).toBe(1)
    expect(it.scope.getState($token)).toBe(before)
    expect(it.scope.getState($passwordFailure)).toBeNull()
    expect(dropped(it)).toEqual([])
    expect(it.toasts).toEqual([])
    expect(it.moves).toEqual([])
  })

  test('a session that ends meanwhile stays ended, and its new token is dropped', async () => {
    const late = heldAnswers<{ token: string }>()
    const it = await inProfile([...good, answer(Authenticate, late.next)])
    const done = it.raise(ownPasswordSubmitted)
    await expect.poll(() => late.count).toBe(1)
    const ending = it.raise(sessionEnded, { reason: null })
    late.at(0).resolve({ token: renewed })
    await Promise.all([done, ending])
    expect(it.scope.getState($isAuthenticated)).toBe(false)
    expect(it.storage.read(storageKeys.token)).toBeNull()
    expect(dropped(it)).toEqual([renewed])
  })

  test('refused: nothing is changed, what was typed stays until the form is closed', async () => {
    const it = await inProfile([...good, answer(ChangePassword, () => Promise.reject(refused))])
    await it.raise(ownPasswordSubmitted)
    expect(it.scope.getState($passwordFailure)).toEqual({ failure: refused, isChanged: false })
    expect(it.scope.getState($entry)).toMatchObject(typed)
    expect(it.scope.getState($changing)).toBe(false)
    await it.raise(entryClosed)
    expect(it.scope.getState($entry)).toEqual(emptyEntry)
    expect(it.scope.getState($passwordFailure)).toBeNull()
  })

  test('submitted twice is changed once', async () => {
    const slow = heldAnswers<boolean>()
    const it = await inProfile([...good, answer(ChangePassword, slow.next)])
    const done = Promise.all([it.raise(ownPasswordSubmitted), it.raise(ownPasswordSubmitted)])
    await expect.poll(() => slow.count).toBe(1)
    slow.at(0).resolve(true)
    await done
    expect(slow.count).toBe(1)
  })

  test('an answer that was lost: the next try finds the new password good, and says so', async () => {
    let current: string = typed.password
    const it = await inProfile([
      answer(ChangePassword, ({ newPassword }) => {
        current = newPassword
        return Promise.reject(away)
      }),
      answer(Authenticate, ({ password }) => (password === current ? { token: renewed } : Promise.reject(refused))),
      answer(LogOut),
    ])
    await it.raise(ownPasswordSubmitted)
    expect(it.moves).toEqual([
      { to: paths.offline, replace: true, state: { from: `${reachablePaths.AdmUsrUserProfil}?e=ChangerMotDePasse` } },
    ])
    await it.raise(arrived, { path: paths.offline, query: '' })
    expect(it.scope.getState($entry)).toMatchObject(typed)
    await it.raise(arrived, { path: reachablePaths.AdmUsrUserProfil, query: '?e=ChangerMotDePasse' })
    await it.raise(ownPasswordSubmitted)
    expect(it.call.inputsOf(ChangePassword)).toHaveLength(1)
    expect(it.scope.getState($ownChanges)).toBe(1)
    expect(it.scope.getState($token)).toBe(renewed)
    expect(it.toasts.at(-1)).toMatchObject({ type: 'success', text: 'Mot de passe modifié' })
  })

  test('no draft of it is ever written', async () => {
    const written: string[] = []
    const drafts = memoryDrafts()
    const it = testConsole({
      answers: good,
      drafts: { ...drafts, write: (key, draft) => (written.push(key), drafts.write(key, draft)) },
    })
    await it.raise(passwordTyped, typed)
    await it.raise(ownPasswordSubmitted)
    expect(written).toEqual([])
  })
})
