import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDensity } from '../app/src/base/density.ts'
import { memoryStorage, ownKey, storageKeys } from '../app/src/base/storage.ts'
import { answer } from '../app/src/kit/testing/answers.ts'
import { testConsole } from '../app/src/kit/testing/test-scope.ts'
import { payload, tokenOf } from '../app/src/kit/testing/tokens.ts'
import { $locale, isLocale } from '../app/src/locales/intl.ts'
import { isSafeAddress } from '../app/src/navigation/menu-entry.ts'
import { arrived } from '../app/src/navigation/navigation.ts'
import { paths } from '../app/src/navigation/paths.ts'
import '../app/src/session/idle.ts'
import '../app/src/session/other-tabs.ts'
import { $isAuthenticated, appStarted } from '../app/src/session/session.ts'
import { $density, $scheme, isScheme } from '../app/src/shell/preferences.ts'
import { UsrUser } from '../contracts/services/Adm/UsrUser/endpoints.ts'
import { SecAuthentification } from '../contracts/services/Core/SecAuthentification/endpoints.ts'
import { SysInfo } from '../contracts/services/Core/SysInfo/endpoints.ts'

/** `npm run harden` runs a thousand; the same seed repeats them. */
const numRuns = Math.min(1_000, Number(process.env.RONDE_RUNS ?? 60))
const seed = Number(process.env.RONDE_SEED ?? Date.now() % 2_147_483_647)

const { login } = payload()
const { token, layout, views, seen, lock, ...plain } = storageKeys
const keys = [
  ...Object.values(plain),
  ...[plain.locale, plain.scheme, plain.density, plain.lastVisited].map((key) => ownKey(key, login)),
  ...[layout, views, seen, lock].map((keyOf) => keyOf('AffAffAffaireList')),
]

/** Values that an earlier version, another program or a user may have stored. */
const content = fc.oneof(
  fc.string(),
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', 'null', '{', '[]', '-1', 'NaN', '1e999', '"fr"', 'dark ', 'toString', '__proto__'),
  fc.constantFrom(
    '//evil.example',
    '{"fullPath":"//evil.example"}',
    '{"path":"javascript:x","fullPath":"javascript:x"}',
  ),
)
const litter = fc.record(Object.fromEntries(keys.map((key) => [key, content])), { requiredKeys: [] })

test(`whatever stands in storage, the console starts, with settings that there are, on a page of its own (${numRuns} contents, seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(litter, fc.boolean(), fc.string(), async (kept, isSignedIn, rubbish) => {
      const storage = memoryStorage({ ...kept, [token]: isSignedIn ? tokenOf() : rubbish })
      const { raise, scope, moves } = testConsole({
        user: null,
        storage,
        answers: [
          answer(SecAuthentification.CheckToken),
          answer(SecAuthentification.LogOut),
          answer(UsrUser.GetMenuList),
          answer(SysInfo.GetAppInfo),
        ],
      })
      await raise(arrived, { path: paths.login, query: '' })
      await raise(appStarted)
      // A number is read as a time: when it is long past, the session is over, as it should be.
      const wasIdle = /\d/.test(kept[plain.lastActivity] ?? '')
      if (isSignedIn && !wasIdle) expect(scope.getState($isAuthenticated)).toBe(true)
      expect(isScheme(scope.getState($scheme))).toBe(true)
      expect(isDensity(scope.getState($density))).toBe(true)
      expect(isLocale(scope.getState($locale))).toBe(true)
      for (const { to } of moves) expect(isSafeAddress(to)).toBe(true)
    }),
    { numRuns, seed },
  )
})
