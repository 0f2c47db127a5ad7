import type { Entry, PlacedMenu } from '../../services/navigation/menus.ts'
import type { Connection } from '../database/database.ts'
import type { Brought } from './brought.ts'
import { Place, type Row, type There } from './place.ts'

/** Makes room after the previous entry, or before all others, and returns the new order. Moved rows keep their stamp. */
async function makeRoom(db: Connection, beside: readonly Row[], previous: Row | undefined): Promise<number> {
  const after = previous && beside.includes(previous) ? previous.ordre : (beside[0]?.ordre ?? 1) - 1
  const moved = beside.filter(({ ordre }) => ordre > after)
  for (const row of moved) {
    row.ordre += 1
    await db.updateTable('menu').set({ ordre: row.ordre }).where('idMenu', '=', row.idMenu).execute()
  }
  return after + 1
}

interface Position {
  idParent: number | null
  previous: Row | undefined
}

async function insert(db: Connection, place: Place, entry: Entry, { idParent, previous }: Position, there: There) {
  const row = {
    name: entry.lb,
    idTypeMenu: place.idTypeMenu,
    routeEncrageMenu: place.view,
    refRoute: place.routeOf(entry),
    refAction: entry.action ?? null,
    idParent,
    ordre: await makeRoom(db, place.below(idParent), previous),
  }
  const { idMenu } = await db
    .insertInto('menu')
    .values({ ...row, icon: entry.icon, param: entry.param ?? null })
    .returning('idMenu')
    .executeTakeFirstOrThrow()
  const groups = (entry.for === 'all' ? [1, 2] : [1]).filter((idGroupe) => there.groups.has(idGroupe))
  if (groups.length > 0)
    await db
      .insertInto('groupeMenu')
      .values(groups.map((idGroupe) => ({ idGroupe, idMenu })))
      .execute()
  const added = { ...row, idMenu }
  there.rows.push(added)
  return added
}

/** Adds the new entries of one menu, with the rights of the product's groups. True when there were any. */
export async function bringMenu(db: Connection, placed: PlacedMenu, there: There, brought: Brought): Promise<boolean> {
  const place = new Place(placed, there)
  const added: string[] = []

  /** The new entries among these and their descendants. */
  const newsOf = (entries: readonly Entry[]): ReadonlySet<Entry> =>
    new Set(
      entries.flatMap((entry): Entry[] => {
        if (entry.to !== undefined && place.routeOf(entry) === null) return []
        const below = [...newsOf(entry.children ?? [])]
        // A title is added with its children, or not at all.
        const label = `Menu ${entry.lb}`
        const isNews = brought.isNews('menu', place.refOf(entry), { there: place.find(entry) !== undefined, label })
        if (!isNews || (entry.children && below.length === 0)) return below
        if (entry.action === undefined || there.actions.has(entry.action)) return [entry, ...below]
        brought.leave('menu', place.refOf(entry), `the action ${entry.action} is not here`)
        return below
      }),
    )
  const news = newsOf(placed.entries)

  const bring = async (entries: readonly Entry[], idParent: number | null): Promise<void> => {
    let previous: Row | undefined
    for (const entry of entries) {
      const row = place.find(entry)
      const now = news.has(entry) ? await insert(db, place, entry, { idParent, previous }, there) : row
      if (news.has(entry)) added.push(entry.lb)
      // Entries that lead to a page take no children; children of a removed title go to the top.
      const isTitle = now !== undefined && now.refRoute === null && now.refAction === null
      await bring(entry.children ?? [], isTitle ? now.idMenu : null)
      previous = now ?? previous
    }
  }
  if (news.size === 0) return false
  await bring(placed.entries, null)
  await brought.tell('Menu', `${placed.view}.${placed.type}`, added)
  return true
}
