import { menuTypes } from '../../../services/menu.ts'
import { menuSeen, userExists } from '../../../services/Adm/UsrUser/states.ts'
import type { Database } from '../../database/database.ts'
import { putGroupe, putUser } from '../../states/people.ts'
import { on } from '../../states/set-up.ts'

type Seen = Parameters<typeof menuSeen>[0]

const settings = {
  module: 'Contrat',
  schema: 'public',
  parameters: null,
  isMenu: true,
  isVirtuel: false,
  hasResource: false,
}

async function putRoute(
  db: Database,
  { refRoute, lbMenu, path, component, requiresAuth, refRouteParent }: Seen['item'],
): Promise<void> {
  if (!refRoute) return
  const opened = {
    path: path ?? '',
    component: component ?? null,
    requiresAuth: requiresAuth !== false,
    refParent: refRouteParent ?? null,
  }
  await db
    .insertInto('route')
    .values({ ref: refRoute, label: lbMenu ?? refRoute, ...opened, ...settings })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function putAction(db: Database, { refAction, lbMenu }: Seen['item']): Promise<void> {
  if (!refAction) return
  await db
    .insertInto('action')
    .values({ refAction, label: lbMenu ?? refAction, refRouteParent: null, isActive: true, ...settings })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function putMenu(db: Database, { idGroupe, refMenu, item }: Seen, idParent: number | null): Promise<void> {
  await putRoute(db, item)
  await putAction(db, item)
  const [routeEncrageMenu = '', type = ''] = refMenu.split('.')
  const idTypeMenu = menuTypes.findIndex((known) => known === type) + 1
  const { lbMenu, icon = null, param = null, refRoute = null, refAction = null, children = [] } = item
  const { idMenu } = await db
    .insertInto('menu')
    .values({ name: lbMenu ?? '', idTypeMenu, routeEncrageMenu, refRoute, refAction, idParent, icon, param, ordre: 1 })
    .returning('idMenu')
    .executeTakeFirstOrThrow()
  await db.insertInto('groupeMenu').values({ idGroupe, idMenu }).execute()
  for (const child of children) await putMenu(db, { idGroupe, refMenu, item: child }, idMenu)
}

export const states = [
  on(userExists, async ({ lbGroupe, refIdentification, ...user }, { db, now }) => {
    await putGroupe(db, { idGroupe: user.idGroupe, lbGroupe: lbGroupe ?? '', refRoleList: [] })
    await putUser(db, now, { ...user, refIdentification: refIdentification === 'AAD' ? 'AAD' : 'B' })
  }),

  on(menuSeen, (seen, { db }) => putMenu(db, seen, null)),
]
