import { attach, sample } from 'effector'
import { storageKeys } from '../base/storage.ts'
import { $config } from '../config/config.ts'
import { sessionClosed } from './session.ts'

/** What is of the browser, and of none of its users. */
const ofTheBrowser: ReadonlySet<string> = new Set([
  storageKeys.token,
  storageKeys.lastActivity,
  storageKeys.directoryPrompt,
  storageKeys.locale,
  storageKeys.scheme,
  storageKeys.density,
  storageKeys.drawer,
])

/** Takes the console's own keys away, but for those of the browser. */
function emptyStorage(storage: globalThis.Storage): void {
  for (const key of Object.keys(storage))
    if (key.startsWith('ronde.') && !ofTheBrowser.has(key)) storage.removeItem(key)
}

/** Empties the stores of a database; it stays, since other tabs may have it open. */
const emptyDatabase = (name: string): Promise<void> =>
  new Promise((done, fail) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('error', () => fail(opening.error ?? new Error(name)))
    opening.addEventListener('success', () => {
      const { result: database } = opening
      const stores = [...database.objectStoreNames]
      if (stores.length === 0) {
        database.close()
        done()
        return
      }
      const emptying = database.transaction(stores, 'readwrite')
      for (const store of stores) emptying.objectStore(store).clear()
      for (const end of ['complete', 'abort'])
        emptying.addEventListener(end, () => {
          database.close()
          done()
        })
    })
  })

/**
 * Takes from this browser what it keeps of its users: drafts, notifications, records opened of late, views, layouts. Not while
 * somebody is signed in, as after another user's sign-in in another tab.
 */
async function emptyBrowser(): Promise<void> {
  // What ends a session takes its token away in the same turn.
  await Promise.resolve()
  if (globalThis.localStorage.getItem(storageKeys.token) !== null) return
  emptyStorage(globalThis.localStorage)
  emptyStorage(globalThis.sessionStorage)
  const names = (await indexedDB.databases()).flatMap(({ name = '' }) => (name.startsWith('ronde') ? [name] : []))
  await Promise.all(names.map(emptyDatabase))
}

/** Empties this browser where it is to keep nothing: whenever a session ends, and as soon as this part of the console is there. */
export const emptyBrowserFx = attach({
  source: $config,
  effect: async ({ session }, _: void) => {
    if (session.keepsNothing) await emptyBrowser()
  },
})
sample({ clock: sessionClosed, target: emptyBrowserFx })
