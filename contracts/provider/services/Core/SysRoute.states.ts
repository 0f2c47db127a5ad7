import { navigationChanged, routeExists } from '../../../services/Core/SysRoute/states.ts'
import { navigationChanged as writeNavigationChanged } from '../../navigation-update.ts'
import { on } from '../../states/set-up.ts'

export const states = [
  on(navigationChanged, ({ lastUpdate }, { db }) => writeNavigationChanged(db, new Date(lastUpdate))),

  on(routeExists, async ({ path = '', component = null, requiresAuth = true, dtModification, ...route }, { db, now }) => {
    await db
      .insertInto('route')
      .values({ ...route, path, component, requiresAuth, dtModification: dtModification ?? now.toISOString() })
      .execute()
  }),
]
