import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { SysInfo } from '@ronde/contracts/services/Core/SysInfo'
import { SysRoute } from '@ronde/contracts/services/Core/SysRoute'
import { CallFailure, pathOf } from '@ronde/contracts/wire'
import { describe, expect, test } from 'vitest'
import { memoryStorage, storageKeys } from '../base/storage.ts'
import { answer, type EndpointAnswer } from '../kit/testing/answers.ts'
import { heldAnswers } from '../kit/testing/held-answers.ts'
import { held, testConsole } from '../kit/testing/test-scope.ts'
import { tokenOf } from '../kit/testing/tokens.ts'
import { $viewNames } from '../navigation/menus.ts'
import { arrived } from '../navigation/navigation.ts'
import { paths } from '../navigation/paths.ts'
import { $changing, $passwordFailure, passwordChangeSubmitted } from './password-change.ts'
import { $entry, $visit, emptyEntry, passwordPageAsked, passwordTyped } from './password-entry.ts'
import { $isAuthenticated, appStarted, signInSubmitted } from '../session/session.ts'
import { failing, starting } from '../session/testing/starting.ts'

const { Authenticate, LogOut } = SecAuthentification
const { ChangePassword } = UsrUser
const typed = {
  login: 'a.martin',
  password: 'correct horse',
  newPassword: 'battery staple',
  newPasswordCopy: 'battery staple',
}
const restricted = tokenOf({ exp: 4_000_000_000 })
const opened = tokenOf()
const refusal = (message: string) =>
  new CallFailure('refused', { status: 200, messages: [{ message, eventType: 4, exception: null }] })

/** Knows the old password until it is changed, then the new one; `isTemporary`: the old one opens the change only. */
const server = ({ isTemporary = true }: { isTemporary?: boolean } = {}): EndpointAnswer[] => {
  let current = typed.password
  return [
    answer(Authenticate, ({ password }) => {
      if (password !== current) throw refusal('Identifiant ou mot de passe incorrect')
      return password === typed.newPassword ? { token: opened } : { token: restricted, mustChangePassword: isTemporary }
    }),
    answer(ChangePassword, ({ newPassword }) => {
      current = newPassword
      return true
    }),
    answer(LogOut),
  ]
}

/** Somebody stands on the page, and has typed. */
async function onPage(answers: readonly EndpointAnswer[]) {
  const it = starting(null, answers)
  await it.raise(appStarted)
  await it.raise(arrived, { path: paths.password, query: '' })
  await it.raise(passwordTyped, typed)
  return it
}
type Page = Awaited<ReturnType<typeof onPage>>
const callsOf = ({ call }: Page) =>
  call.asked
    .map(({ path }) => path.slice(path.lastIndexOf('/') + 1))
    .filter((name) => ['Authenticate', 'ChangePassword', 'LogOut'].includes(name))

describe('a password changed before signing in', () => {
  test.each([true, false])('opens the session with the new one (temporary: %s)', async (isTemporary) => {
    const it = await onPage(server({ isTemporary }))
    await it.raise(passwordChangeSubmitted)
    expect(callsOf(it).slice(0, 2)).toEqual(['Authenticate', 'ChangePassword'])
    expect(callsOf(it).slice(2).toSorted()).toEqual(['Authenticate', 'LogOut'])
    expect(it.call.inputsOf(ChangePassword)).toEqual([typed])
    expect(it.call.inputsOf(Authenticate)).toEqual([
      { login: 'a.martin', password: 'correct horse' },
      { login: 'a.martin', password: 'battery staple' },
    ])
    expect(it.scope.getState($isAuthenticated)).toBe(true)
    expect(it.storage.read(storageKeys.token)).toBe(opened)
    expect(it.scope.getState($entry)).toEqual(emptyEntry)
    expect(it.scope.getState($changing)).toBe(false)
    expect(it.moves).toEqual([{ to: '/', replace: true }])
  })

  test('is changed by the token of the old one, which is never stored and dropped afterwards', async () => {
    const kept: (string | null)[] = []
    const it = await onPage(server())
    const write = it.storage.write
    it.storage.write = (key, value) => {
      if (key === storageKeys.token) kept.push(value)
      write(key, value)
    }
    await it.raise(passwordChangeSubmitted)
    expect(kept).toEqual([opened])
    for (const endpoint of [ChangePassword, LogOut]) {
      expect(it.call.asked.find(({ path }) => path === pathOf(endpoint))).toMatchObject({ token: restricted })
    }
  })

  test('submitted twice is changed once', async () => {
    const answers = heldAnswers<{ token: string }>()
    const it = await onPage([...server(), answer(Authenticate, answers.next)])
    const done = Promise.all([it.raise(passwordChangeSubmitted), it.raise(passwordChangeSubmitted)])
    await expect.poll(() => answers.count).toBe(1)
    answers.at(0).resolve({ token: restricted })
    await expect.poll(() => answers.count).toBe(2)
    expect(it.scope.getState($changing)).toBe(true)
    answers.at(1).resolve({ token: opened })
    await done
    expect(it.call.inputsOf(ChangePassword)).toHaveLength(1)
  })

  test.each([
    ['wrong credentials', refusal('Identifiant ou mot de passe incorrect')],
    ['a locked user [4.locked-user]', refusal('Compte verrouillé ou inactif')],
    ['too many tries', new CallFailure('http', { status: 429, retryAfter: 30 })],
  ])('%s: nothing is changed, what was typed stays', async (_, failure) => {
    const it = await onPage([failing(Authenticate, failure)])
    await it.raise(passwordChangeSubmitted)
    expect(callsOf(it)).toEqual(['Authenticate'])
    expect(it.scope.getState($passwordFailure)).toEqual({ failure, isChanged: false })
    expect(it.scope.getState($entry)).toEqual(typed)
    expect(it.scope.getState($changing)).toBe(false)
    expect(it.toasts).toHaveLength(1)
  })

  test('submitted once more while the menus come is changed once', async () => {
    const menus = heldAnswers<[]>()
    const it = await onPage([...server(), answer(UsrUser.GetMenuList, menus.next)])
    void it.raise(passwordChangeSubmitted)
    await expect.poll(() => menus.count).toBe(1)
    void it.raise(passwordChangeSubmitted)
    expect(callsOf(it).filter((call) => call === 'Authenticate')).toHaveLength(2)
    expect(it.call.inputsOf(ChangePassword)).toHaveLength(1)
    menus.at(0).resolve([])
  })

  test('a new password that is refused leaves nobody signed in', async () => {
    const failure = refusal('Le nouveau mot de passe doit être différent')
    const it = await onPage([...server(), failing(ChangePassword, failure)])
    await it.raise(passwordChangeSubmitted)
    expect(callsOf(it)).toEqual(['Authenticate', 'ChangePassword', 'LogOut'])
    expect(it.scope.getState($passwordFailure)).toEqual({ failure, isChanged: false })
    expect(it.storage.read(storageKeys.token)).toBeNull()
  })

  test('a failure is forgotten with the next try', async () => {
    const it = await onPage([failing(Authenticate, refusal('Compte verrouillé ou inactif'))])
    await it.raise(passwordChangeSubmitted)
    const again = it.raise(passwordChangeSubmitted)
    expect(it.scope.getState($passwordFailure)).toBeNull()
    await again
  })
})

describe('a network that is lost', () => {
  test('leads to the offline page, and back to what was typed', async () => {
    const it = await onPage([failing(Authenticate, new CallFailure('network'))])
    await it.raise(passwordChangeSubmitted)
    expect(it.moves).toEqual([{ to: paths.offline, replace: true, state: { from: paths.password } }])
    await it.raise(arrived, { path: paths.offline, query: '' })
    await it.raise(appStarted)
    await it.raise(arrived, { path: paths.password, query: '' })
    expect(it.scope.getState($entry)).toEqual(typed)
  })

  test.each([
    ['with the change’s answer', pathOf(ChangePassword)],
    ['before the sign-in', pathOf(Authenticate)],
  ])('%s: the next try finds the new password good', async (_, lost) => {
    const [authenticate, change, logOut] = server() as [EndpointAnswer, EndpointAnswer, EndpointAnswer]
    let isAway = true
    let changes = 0
    const losing = ({ path, reply }: EndpointAnswer): EndpointAnswer => ({
      path,
      reply: async (input) => {
        const isLost = path === lost && isAway && (path === pathOf(ChangePassword) || changes > 0)
        // Lost before it is heard, or on its way back: the change is done.
        const given = await reply(input)
        if (path === pathOf(ChangePassword)) changes += 1
        if (isLost) throw new CallFailure('network')
        return given
      },
    })
    const it = await onPage([losing(authenticate), losing(change), logOut])
    await it.raise(passwordChangeSubmitted)
    expect(it.scope.getState($isAuthenticated)).toBe(false)
    expect(it.scope.getState($passwordFailure)).toMatchObject({ isChanged: lost === pathOf(Authenticate) })
    isAway = false
    await it.raise(passwordChangeSubmitted)
    expect(it.scope.getState($isAuthenticated)).toBe(true)
    expect(changes).toBe(1)
  })

  test('by which the browser sends the change twice, whose second one is refused: the new password is found good', async () => {
    const [authenticate, change, logOut] = server() as [EndpointAnswer, EndpointAnswer, EndpointAnswer]
    const twice: EndpointAnswer = {
      ...change,
      reply: async (input) => {
        await change.reply(input)
        const message = 'Mot de passe actuel incorrect'
        throw new CallFailure('refused', { messages: [{ message, eventType: 4, exception: null, code: 'R13' }] })
      },
    }
    const it = await onPage([authenticate, twice, logOut])
    await it.raise(passwordChangeSubmitted)
    expect(it.scope.getState($isAuthenticated)).toBe(true)
    expect(it.storage.read(storageKeys.token)).toBe(opened)
    expect(it.scope.getState($passwordFailure)).toBeNull()
  })

  test('before the change was heard: the next try makes it', async () => {
    let isAway = true
    const [authenticate, change, logOut] = server() as [EndpointAnswer, EndpointAnswer, EndpointAnswer]
    const losing: EndpointAnswer = {
      ...change,
      reply: (input) => (isAway ? Promise.reject(new CallFailure('network')) : change.reply(input)),
    }
    const it = await onPage([authenticate, losing, logOut])
    await it.raise(passwordChangeSubmitted)
    isAway = false
    await it.raise(passwordChangeSubmitted)
    expect(it.scope.getState($isAuthenticated)).toBe(true)
    expect(it.storage.read(storageKeys.token)).toBe(opened)
  })
})

describe('the way to the page', () => {
  test('the server sends there: the user name goes along, and where the user wanted to go', async () => {
    const it = starting(null, server())
    await it.raise(arrived, { path: paths.login, query: '' })
    await it.raise(signInSubmitted, { login: 'a.martin', password: 'correct horse', requested: '/about' })
    expect(it.moves).toEqual([{ to: paths.password }])
    await it.raise(arrived, { path: paths.password, query: '' })
    expect(it.scope.getState($entry)).toEqual({ ...emptyEntry, login: 'a.martin', password: 'correct horse' })
    expect(it.scope.getState($visit)).toEqual({ requested: '/about', isRequired: true })
    await it.raise(passwordTyped, typed)
    await it.raise(passwordChangeSubmitted)
    expect(it.moves.at(-1)).toEqual({ to: '/about', replace: true })
  })

  test('the login card’s link: nothing is required, the rest goes along', async () => {
    const it = starting(null, server())
    await it.raise(passwordPageAsked, { login: 'a.martin', requested: '/about' })
    await it.raise(arrived, { path: paths.password, query: '' })
    expect(it.scope.getState($entry).login).toBe('a.martin')
    expect(it.scope.getState($visit)).toEqual({ requested: '/about', isRequired: false })
  })

  test('whoever leaves it leaves nothing behind', async () => {
    const it = await onPage(server())
    await it.raise(arrived, { path: paths.login, query: '' })
    expect(it.scope.getState($entry)).toEqual(emptyEntry)
  })

  test('whoever is signed in and opens it is led to his profile', async () => {
    const it = testConsole({
      user: null,
      storage: memoryStorage({
        [storageKeys.token]: opened,
        [storageKeys.lastVisited]: JSON.stringify({ path: '/about', fullPath: '/about', name: null }),
      }),
      answers: [
        answer(SecAuthentification.CheckToken),
        answer(UsrUser.GetMenuList),
        answer(SysInfo.GetAppInfo),
        answer(SysRoute.LastUpdate),
      ],
      values: [held($viewNames, new Set(['AdmUsrUserProfil']))],
    })
    await it.raise(arrived, { path: paths.password, query: '' })
    await it.raise(appStarted)
    expect(it.moves).toEqual([{ to: '/Adm/Usr/UserProfil', replace: true }])
  })
})
