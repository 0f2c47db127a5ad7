import { navigationChanged, routeExists } from '../../../services/Core/SysRoute/states.ts'
import { navigationChanged as writeNavigationChanged } from '../../writes/navigation-update.ts'
import { on, put } from '../../states/set-up.ts'

export const states = [
  on(navigationChanged, ({ lastUpdate }, { db }) => writeNavigationChanged(db, new Date(lastUpdate))),

  put(routeExists, 'route', ({ path = '', component = null, requiresAuth = true, ...route }) => ({
    ...route,
    path,
    component,
    requiresAuth,
  })),
]
