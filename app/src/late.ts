/** Dependencies given to the console shortly before sign-in; nothing uses them earlier. */
import { SysObjetLock } from '@ronde/contracts/services/Core/SysObjetLock'
import { allSettled, type Scope } from 'effector'
import { loadChunk } from './base/chunk.ts'
import { $lockCalls } from './kit/lock/lock.ts'
import { $viewCalls } from './kit/saved-views/shared-views.ts'
import { $tiles, type HomeTile, tilesOf } from './navigation/tiles.ts'
import { $tellNotifications } from './notices/notification-log.ts'
import { notificationTabs } from './notices/other-tabs.ts'
import { emptyBrowserFx } from './session/emptied-browser.ts'

const modules = import.meta.glob<{ default: HomeTile['Tile']; ahead?: () => Promise<unknown> }>(
  './views/*/*/*/tile.tsx',
  { eager: true },
)
const tiles = tilesOf(modules)

/** Fetches what the home shows. */
export const homeAhead = (): Promise<unknown> => Promise.all(Object.values(modules).map(async ({ ahead }) => ahead?.()))

const viewCalls = () =>
  loadChunk('view-calls', () => import('./kit/saved-views/view-calls.ts')).then((module) => module.viewCalls)

/** Puts it into the stores of a scope: at once. Nothing waits for it to settle, for what asks for it may itself be awaited there. */
export function giveLate(scope: Scope): void {
  void allSettled($tiles, { scope, params: tiles })
  void allSettled($lockCalls, { scope, params: SysObjetLock })
  void allSettled($viewCalls, { scope, params: viewCalls })
  const notifications = notificationTabs()
  void allSettled($tellNotifications, { scope, params: notifications.tell })
  notifications.bind(scope)
  void allSettled(emptyBrowserFx, { scope })
}
