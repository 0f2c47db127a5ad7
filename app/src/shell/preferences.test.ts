import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SysInfo } from '@ronde/contracts/services/Core/SysInfo'
import type { Density, Scheme } from '@ronde/ui/theme'
import { describe, expect, test, vi } from 'vitest'
import { memoryStorage, type Storage, storageKeys } from '../base/storage.ts'
import { answer } from '../kit/testing/answers.ts'
import { testConsole } from '../kit/testing/test-scope.ts'
import { $locale, type Locale, localeChosen } from '../locales/intl.ts'
import { sessionOpened } from '../session/session.ts'
import { $density, $scheme, choiceSeen, densityChosen, schemeChosen } from './preferences.ts'

vi.stubGlobal('document', { documentElement: { lang: 'fr' } })

describe('a choice kept by another tab', () => {
  const seen = async (key: string | null, value: string | null) => {
    const storage = memoryStorage()
    const write = vi.spyOn(storage, 'write')
    const { raise, scope } = testConsole({ storage, user: null })
    await raise(choiceSeen, { key, value })
    return {
      now: [scope.getState($locale), scope.getState($scheme), scope.getState($density)],
      writes: write.mock.calls.length,
    }
  }

  test.each([
    [storageKeys.locale, 'en', ['en', 'light', 'default']],
    [storageKeys.scheme, 'dark', ['fr', 'dark', 'default']],
    [storageKeys.density, 'compact', ['fr', 'light', 'compact']],
    [storageKeys.density, 'dark', ['fr', 'light', 'default']],
    [storageKeys.scheme, null, ['fr', 'light', 'default']],
    ['ronde.else', 'dark', ['fr', 'light', 'default']],
    [null, null, ['fr', 'light', 'default']],
  ])('%s = %s is followed if it is one, and not written back', async (key, value, now) => {
    expect(await seen(key, value)).toEqual({ now, writes: 0 })
  })
})

describe('two users of one browser', () => {
  const choices = async (login: string, storage: Storage) => {
    const console = testConsole({
      storage,
      user: { login },
      answers: [answer(UsrUser.GetMenuList, () => []), answer(SysInfo.GetAppInfo)],
    })
    await console.raise(sessionOpened, { requested: null })
    return {
      ...console,
      now: () => [$locale, $scheme, $density].map((store) => console.scope.getState<unknown>(store)),
    }
  }

  test('have each their own theme, density and language', async () => {
    const storage = memoryStorage()
    const alice = await choices('alice', storage)
    await alice.raise<Scheme>(schemeChosen, 'dark')
    await alice.raise<Density>(densityChosen, 'compact')
    await alice.raise<Locale>(localeChosen, 'en')
    const bob = await choices('bob', storage)
    await bob.raise<Scheme>(schemeChosen, 'light')
    await bob.raise<Locale>(localeChosen, 'fr')
    expect((await choices('alice', storage)).now()).toEqual(['en', 'dark', 'compact'])
    expect((await choices('bob', storage)).now()).toEqual(['fr', 'light', 'default'])
    // The sign-in page starts with the last choice in this browser.
    expect([storage.read(storageKeys.scheme), storage.read(storageKeys.locale)]).toEqual(['light', 'fr'])
  })
})
