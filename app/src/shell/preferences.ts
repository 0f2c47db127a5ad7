import type { Density, Scheme } from '@ronde/ui/theme'
import { attach, createEvent, createStore, sample, type Scope, scopeBind } from 'effector'
import { $locale, $text, isLocale, type Locale, localeChosen, localeMissed, localeWanted } from '../locales/intl.ts'
import type { Notice } from '../notices/notice.ts'
import { noticed } from '../notices/notices.ts'
import { isDensity } from '../base/density.ts'
import { $storage, ownKey, storageKeys } from '../base/storage.ts'
import { $user, sessionOpened } from '../session/session.ts'

export const schemeChosen = createEvent<Scheme>()
export const densityChosen = createEvent<Density>()
/** Another tab has stored a choice: it is applied here, and not stored again. */
export const choiceSeen = createEvent<{ key: string | null; value: string | null }>()

export const schemes: readonly Scheme[] = ['light', 'dark']
export const isScheme = (name: unknown): name is Scheme => name === 'light' || name === 'dark'

/** Light or dark: the user's own choice, else the configured one. */
export const $scheme = createStore<Scheme>('light')
  .on(schemeChosen, (_, scheme) => scheme)
  .on(choiceSeen, (scheme, { key, value }) => (key === storageKeys.scheme && isScheme(value) ? value : scheme))
export const $density = createStore<Density>('default')
  .on(densityChosen, (_, density) => density)
  .on(choiceSeen, (density, { key, value }) => (key === storageKeys.density && isDensity(value) ? value : density))
const localeSeen = createEvent<Locale | null>()
sample({
  clock: choiceSeen,
  fn: ({ key, value }) => (key === storageKeys.locale && isLocale(value) ? value : null),
  target: localeSeen,
})
sample({ clock: localeSeen, filter: (locale): locale is Locale => locale !== null, target: localeWanted })
sample({
  clock: localeMissed,
  source: $text,
  fn: (text, locale): Notice => ({
    type: 'error',
    text: text('language.missed', { language: text(`language.${locale}`) }),
  }),
  target: noticed,
})

// Stored for the user, and as the browser's last choice, which serves the sign-in page and users without a choice.
const keepFx = attach({
  source: { storage: $storage, user: $user },
  effect: ({ storage, user }, { key, value }: { key: string; value: string }) => {
    for (const each of new Set([key, ownKey(key, user?.login)])) storage.write(each, value)
  },
})
sample({ clock: schemeChosen, fn: (value) => ({ key: storageKeys.scheme, value }), target: keepFx })
sample({ clock: densityChosen, fn: (value) => ({ key: storageKeys.density, value }), target: keepFx })
sample({ clock: localeChosen, fn: (value) => ({ key: storageKeys.locale, value }), target: keepFx })

const readOwnFx = attach({
  source: { storage: $storage, user: $user },
  effect: ({ storage, user }) =>
    [storageKeys.scheme, storageKeys.density, storageKeys.locale].map((key) => ({
      key,
      value: user && storage.read(ownKey(key, user.login)),
    })),
})
sample({ clock: sessionOpened, fn: () => undefined, target: readOwnFx })
const own = (key: string) => readOwnFx.doneData.map((kept) => kept.find((one) => one.key === key)?.value ?? null)
$scheme.on(own(storageKeys.scheme), (scheme, value) => (isScheme(value) ? value : scheme))
$density.on(own(storageKeys.density), (density, value) => (isDensity(value) ? value : density))
sample({ clock: own(storageKeys.locale), filter: isLocale, target: localeWanted })

const speakFx = attach({
  source: $locale,
  effect: (locale) => {
    document.documentElement.lang = locale
  },
})
sample({ clock: $locale, fn: () => undefined, target: speakFx })

/** Listens for choices stored by other tabs. */
export function bindChoices(scope: Scope): void {
  const see = scopeBind(choiceSeen, { scope })
  globalThis.addEventListener('storage', ({ key, newValue: value }) => see({ key, value }))
}
