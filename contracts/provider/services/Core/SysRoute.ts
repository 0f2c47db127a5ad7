import { SysRoute } from '../../../services/Core/SysRoute/endpoints.ts'
import { fields, instant } from '../../input.ts'
import { navigationUpdate } from '../../navigation-update.ts'
import { operation, provide } from '../../provide.ts'
import { answer } from '../../reply.ts'

// Whoever asks compares: `since` is his, and the answer the same for all.
const LastUpdate = operation(fields({ since: instant }), async ({ db }) => answer({ lastUpdate: await navigationUpdate(db) }))

/** The routes the menus lead to. */
export const service = provide(SysRoute, { read: 'ADMIN', write: 'ADMIN', operations: { LastUpdate: 'signedIn' } }, { LastUpdate })
