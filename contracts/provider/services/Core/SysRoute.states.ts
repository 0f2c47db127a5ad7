import { navigationChanged } from '../../../services/Core/SysRoute/states.ts'
import { navigationChanged as writeNavigationChanged } from '../../navigation-update.ts'
import { on } from '../../states/set-up.ts'

export const states = [on(navigationChanged, ({ lastUpdate }, { db }) => writeNavigationChanged(db, new Date(lastUpdate)))]
