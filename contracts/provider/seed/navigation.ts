import { firstActions, firstRoutes } from '../../services/navigation/first.ts'
import { placedMenus } from '../../services/navigation/menus.ts'
import type { Connection } from '../database/database.ts'
import { addressOf } from '../services/Core/routes.ts'
import { navigationChanged } from '../writes/navigation-update.ts'
import type { Brought } from './brought.ts'
import { bringMenu } from './menus.ts'
import { menusThere } from './place.ts'

/** Adds new routes. Returns the current name of each, as administrators can rename them. */
async function bringRoutes(db: Connection, brought: Brought): Promise<Map<string, string>> {
  const there = await db.selectFrom('route').select(['ref', 'component', 'path']).execute()
  const called = new Map<string, string>()
  const news = firstRoutes.filter(({ ref, component, path }) => {
    const row =
      there.find((one) => one.ref === ref) ??
      there.find((one) => (component === null ? one.path === path : one.component === component))
    const holder = row ? undefined : there.find((one) => addressOf(one.path) === addressOf(path))
    if (holder) {
      brought.leave('route', ref, `its address ${path} is that of the route ${holder.ref}`)
      return false
    }
    const isNews = brought.isNews('route', ref, { there: row !== undefined })
    if (row || isNews) called.set(ref, row?.ref ?? ref)
    return isNews
  })
  if (news.length === 0) return called
  await db
    .insertInto('route')
    .values(news.map((route) => ({ ...route, refParent: called.get(route.refParent ?? '') ?? route.refParent })))
    .execute()
  for (const { ref } of news) await brought.tell('Route', ref, [])
  return called
}

/** Adds new actions. Returns those that exist now. */
async function bringActions(db: Connection, brought: Brought): Promise<Set<string>> {
  const there = new Set((await db.selectFrom('action').select('refAction').execute()).map(({ refAction }) => refAction))
  const news = firstActions.filter(({ refAction: ref }) =>
    brought.isNews('action', ref, { there: there.has(ref), label: `Action ${ref}` }),
  )
  if (news.length === 0) return there
  await db.insertInto('action').values(news).execute()
  for (const { refAction } of news) await brought.tell('Action', refAction, [])
  return new Set([...there, ...news.map(({ refAction }) => refAction)])
}

/** Adds new routes, actions and menus; all of them to an empty database. Changes by administrators stay. */
export async function bringNavigation(db: Connection, brought: Brought, now: Date): Promise<void> {
  const routeNames = await bringRoutes(db, brought)
  const actions = await bringActions(db, brought)
  const there = await menusThere(db, { routeNames, actions })
  let isChanged = false
  for (const placed of placedMenus()) isChanged = (await bringMenu(db, placed, there, brought)) || isChanged
  if (isChanged) await navigationChanged(db, now)
}
