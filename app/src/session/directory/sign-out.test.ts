import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { SysInfo } from '@ronde/contracts/services/Core/SysInfo'
import { describe, expect, test } from 'vitest'
import { storageKeys } from '../../base/storage.ts'
import { answer } from '../../kit/testing/answers.ts'
import { held, testConsole } from '../../kit/testing/test-scope.ts'
import { tokenOf } from '../../kit/testing/tokens.ts'
import { $isAuthenticated, sessionEnded, sessionOpened } from '../session.ts'
import { endedElsewhere, signOutRequested } from '../session-end.ts'
import { $directory } from './directory.ts'
import './sign-out.ts'
import { fakeDirectory } from './testing/fake-directory.ts'

const byUser = { tellServer: true }

async function signedIn(refIdentification = 'AAD') {
  const directory = fakeDirectory()
  const it = testConsole({
    user: { refIdentification },
    answers: [answer(SecAuthentification.LogOut), answer(UsrUser.GetMenuList), answer(SysInfo.GetAppInfo)],
    values: [held($directory, directory)],
  })
  const prompt = () => it.storage.read(storageKeys.directoryPrompt)
  return { ...it, directory, prompt, isIn: () => it.scope.getState($isAuthenticated) }
}

/** Keeps what an opening session keeps, without raising `sessionOpened`, which would read the menus. */
const open = ({ storage }: Awaited<ReturnType<typeof signedIn>>) => storage.write(storageKeys.directoryPrompt, 'login')

describe('the end of a session', () => {
  test('asked for, ends the directory’s too, and forgets its account [4.logout-directory]', async () => {
    const it = await signedIn()
    open(it)
    const done = it.raise(signOutRequested, byUser)
    expect(it.isIn()).toBe(false)
    expect(it.directory.asked).toEqual(['signOut', 'forget'])
    expect(it.prompt()).toBe('login')
    it.directory.signOuts.at(0).resolve(true)
    await done
    expect(it.prompt()).toBeNull()
  })

  test('a directory that does not answer holds nobody back, and asks the next one who he is', async () => {
    const it = await signedIn()
    open(it)
    const done = it.raise(signOutRequested, byUser)
    expect(it.isIn()).toBe(false)
    it.directory.signOuts.at(0).resolve(false)
    await done
    expect(it.prompt()).toBe('login')
  })

  test.each([
    ['idle', 'idle'],
    ['expired', 'expired'],
  ] as const)('by itself (%s) forgets the account and opens no window', async (_, reason) => {
    const { raise, directory } = await signedIn()
    await raise(signOutRequested, { tellServer: true, reason })
    expect(directory.asked).toEqual(['forget'])
  })

  test('in another tab forgets the account here, and opens no second window', async () => {
    const { raise, directory, storage } = await signedIn()
    storage.write(storageKeys.token, null)
    await raise(endedElsewhere, 'elsewhere' as const)
    expect(directory.asked).toEqual(['forget'])
  })

  test('by somebody else’s session leaves what is kept to that one', async () => {
    const { raise, directory, storage } = await signedIn()
    storage.write(storageKeys.token, tokenOf({ login: 'b.durand' }))
    await raise(endedElsewhere, 'otherUser' as const)
    expect(directory.asked).toEqual([])
  })

  test('of a user with a password asks nothing of the directory but to forget', async () => {
    const { raise, directory } = await signedIn('BASIC')
    await raise(signOutRequested, byUser)
    expect(directory.asked).toEqual(['forget'])
  })

  test('without a directory goes as ever', async () => {
    const { raise, scope } = testConsole({ answers: [answer(SecAuthentification.LogOut)] })
    await raise(sessionEnded, { reason: null })
    expect(scope.getState($isAuthenticated)).toBe(false)
  })
})

describe('the opening of a session', () => {
  test('by the directory is remembered until it is seen to end there, and makes its sign-out ready', async () => {
    const { raise, directory, prompt } = await signedIn()
    await raise(sessionOpened, { requested: null })
    expect(prompt()).toBe('login')
    expect(directory.asked).toEqual(['prepare'])
  })

  test('by password is not the directory’s', async () => {
    const { raise, directory, prompt } = await signedIn('BASIC')
    await raise(sessionOpened, { requested: null })
    expect([prompt(), directory.asked]).toEqual([null, []])
  })
})
