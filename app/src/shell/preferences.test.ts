import { describe, expect, test, vi } from 'vitest'
import { memoryStorage, storageKeys } from '../base/storage.ts'
import { testConsole } from '../kit/testing/test-scope.ts'
import { $locale } from '../locales/intl.ts'
import { $density, $scheme, choiceSeen } from './preferences.ts'

vi.stubGlobal('document', { documentElement: { lang: 'fr' } })

describe('a choice kept by another tab', () => {
  const seen = async (key: string | null, value: string | null) => {
    const storage = memoryStorage()
    const write = vi.spyOn(storage, 'write')
    const { raise, scope } = testConsole({ storage, user: null })
    await raise(choiceSeen, { key, value })
    return { now: [scope.getState($locale), scope.getState($scheme), scope.getState($density)], writes: write.mock.calls.length }
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
