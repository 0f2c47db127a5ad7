import * as z from 'zod'
import {
  asRead,
  type Connection,
  fields,
  found,
  id,
  invalidField,
  isThere,
  label,
  maybeReference,
  maybeText,
  mostPlace,
  mustBeThere,
  navigationChanged,
  placeNumber,
  placeAfter,
  readOnlyFields,
  recordsOf,
  reference,
  Refusal,
  writes,
} from '../kit.ts'
import { keepingAdministration } from './administration.ts'
import { below, menusOf, type MenuRow, menuTrees } from './menu-tree.ts'
import { encrageOf, typesEncrage, typesMenu, usualType } from './menu-types.ts'

export const menus = recordsOf({
  table: 'menu',
  key: 'idMenu',
  typeObjet: 'Menu',
  label: ({ name }) => name,
  from: menusOf,
})

const menu = fields({
  /** Key of the entry; 0, null or absent for a new one. */
  id: z.union([id, z.literal(0)]).nullish(),
  name: label,
  idTypeEncrage: id.max(typesEncrage.length).optional(),
  idTypeMenu: id.max(typesMenu.length).optional(),
  routeEncrageMenu: reference.optional(),
  refRoute: maybeReference,
  refAction: maybeReference,
  idParent: z
    .union([id, z.literal(0)])
    .nullish()
    .transform((given) => given || null),
  icon: maybeText,
  param: maybeText,
  ordre: placeNumber.optional(),
  dtModification: asRead,
  ...readOnlyFields('isParent', 'children', 'idGroupeList'),
})
type Sent = z.output<typeof menu>

type Place = Pick<MenuRow, 'routeEncrageMenu' | 'idTypeMenu'>

/** The menu of an entry: its parent's, or the one sent, or the current one. Throws 400 for a type with another anchor. */
function placeOf(
  { idTypeEncrage, idTypeMenu, routeEncrageMenu }: Sent,
  parent: Place | undefined,
  before: Place | undefined,
): Place {
  if (parent) return { routeEncrageMenu: parent.routeEncrageMenu, idTypeMenu: parent.idTypeMenu }
  if (idTypeMenu !== undefined && idTypeEncrage !== undefined && encrageOf(idTypeMenu) !== idTypeEncrage)
    throw invalidField('idTypeEncrage')
  const stays = before && (idTypeEncrage === undefined || encrageOf(before.idTypeMenu) === idTypeEncrage)
  const type = idTypeMenu ?? (stays ? before.idTypeMenu : usualType[idTypeEncrage ?? 1])
  return { routeEncrageMenu: routeEncrageMenu ?? before?.routeEncrageMenu ?? 'App', idTypeMenu: type ?? 1 }
}

/** R23 for an unknown route or anchor view; 404 for an unknown action. */
async function refuseUnknown(
  db: Connection,
  { refRoute, refAction, routeEncrageMenu }: Pick<Sent, 'refRoute' | 'refAction'> & Place,
): Promise<void> {
  const wanted = [refRoute, routeEncrageMenu === 'App' ? null : routeEncrageMenu].filter((ref) => ref !== null)
  for (const ref of wanted) {
    if (!(await isThere(db, 'route', { ref }))) throw new Refusal('R23')
  }
  if (refAction !== null) await mustBeThere(db, 'action', { refAction })
}

/** The place among siblings: the last, or the requested one; the entry there and those after it move on. */
async function makeRoom(
  db: Connection,
  { idParent, routeEncrageMenu, idTypeMenu }: Place & Pick<Sent, 'idParent'>,
  ordre: number | undefined,
  idMenu = 0,
): Promise<number> {
  const all = db
    .selectFrom('menu')
    .where('idMenu', '<>', idMenu)
    .where('routeEncrageMenu', '=', routeEncrageMenu)
    .where('idTypeMenu', '=', idTypeMenu)
  const beside = await all
    .where('idParent', idParent === null ? 'is' : '=', idParent)
    .select(['idMenu', 'ordre'])
    .execute()
  if (ordre === undefined) return placeAfter(Math.max(0, ...beside.map((row) => row.ordre)))
  const moved = beside.filter((row) => row.ordre >= ordre && row.ordre < mostPlace).map((row) => row.idMenu)
  if (moved.length > 0 && beside.some((row) => row.ordre === ordre)) {
    await db
      .updateTable('menu')
      .set((row) => ({ ordre: row('ordre', '+', 1) }))
      .where('idMenu', 'in', moved)
      .execute()
  }
  return ordre
}

const saved = { fr: 'Menu enregistré', en: 'Menu saved' }

export const UpdateOrInsertMenu = writes(menu, saved, async (work, sent) => {
  const { db, now } = work
  await navigationChanged(db, now)
  const { id: key, idTypeEncrage: _, dtModification, ...given } = sent
  const claim = key ? await work.claim(menus, key, dtModification) : undefined
  const rows = await db.selectFrom('menu').select(['idMenu', 'idParent', 'routeEncrageMenu', 'idTypeMenu']).execute()
  const parent = given.idParent === null ? undefined : found(rows.find(({ idMenu }) => idMenu === given.idParent))
  const moved = claim ? below(rows, claim.before.idMenu) : []
  if (parent && moved.includes(parent.idMenu)) throw new Refusal('R22')
  const place = placeOf(sent, parent, claim?.before)
  await refuseUnknown(db, { ...given, ...place })
  const isMoved = claim?.before.idParent !== given.idParent
  const ordre =
    claim && given.ordre === undefined && !isMoved
      ? claim.before.ordre
      : await makeRoom(db, { ...given, ...place }, given.ordre, claim?.before.idMenu)
  const row = { ...given, ...place, ordre }
  const after = await keepingAdministration(db, 'R24', async () => {
    const written = claim ? await work.update(claim, row) : await work.insert(menus, row)
    // Its descendants move with it.
    if (moved.length > 1) await db.updateTable('menu').set(place).where('idMenu', 'in', moved.slice(1)).execute()
    return written
  })
  return (await menuTrees(db))(after)
})
