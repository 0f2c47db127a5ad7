import * as z from 'zod'
import { SysRoute } from '../../../services/Core/SysRoute/endpoints.ts'
import {
  asRead,
  fields,
  id,
  instant,
  label,
  lists,
  maybeReference,
  maybeText,
  navigationChanged,
  provide,
  reads,
  reference,
  text,
  together,
  writes,
} from '../kit.ts'
import { navigationUpdate } from '../../writes/navigation-update.ts'
import { keepingAdministration } from './administration.ts'
import { followRename, refuseInvalidParent, refuseInvalidPath, routeColumns, routes, routesOf } from './routes.ts'

const GetList = lists({ columns: routeColumns, key: 'idRoute', from: ({ db }) => routesOf(db) })

const route = fields({
  idRoute: id,
  ref: reference,
  label,
  module: text,
  schema: text,
  path: text.optional(),
  parameters: maybeText,
  refParent: maybeReference,
  component: text.nullable().optional(),
  isMenu: z.boolean().optional(),
  requiresAuth: z.boolean().optional(),
  isVirtuel: z.boolean().optional(),
  hasResource: z.boolean().optional(),
  dtModification: asRead,
})
const saved = { fr: 'Route enregistrée', en: 'Route saved' }

const Update = writes(route, saved, async (work, { idRoute, dtModification, ...set }) => {
  await navigationChanged(work.db, work.now)
  const claim = await work.claim(routes, idRoute, dtModification)
  const { before } = claim
  return together(
    () =>
      refuseInvalidPath(work.db, before, {
        path: set.path ?? before.path,
        isVirtuel: set.isVirtuel ?? before.isVirtuel,
      }),
    () => refuseInvalidParent(work.db, { idRoute, refParent: set.refParent }),
    () =>
      keepingAdministration(work.db, 'R24', async () => {
        const after = await work.update(claim, set)
        await followRename(work.db, before.ref, after.ref)
        return after
      }),
  )
})

// The caller compares the answer with its `since`; the answer is the same for all.
const LastUpdate = reads(fields({ since: instant }), async ({ db }) => ({ lastUpdate: await navigationUpdate(db) }))

/** The routes the menus lead to. */
export const service = provide(
  SysRoute,
  { read: 'ADMIN', write: 'ADMIN', operations: { LastUpdate: 'signedIn' } },
  { GetList, Update, LastUpdate },
)
