import { type MenuType, menuTypes } from '../../services/menu.ts'
import type { Entry, PlacedMenu } from '../../services/navigation/menus.ts'
import type { Connection } from '../database/database.ts'

const columns = [
  'idMenu',
  'name',
  'idTypeMenu',
  'routeEncrageMenu',
  'refRoute',
  'refAction',
  'idParent',
  'ordre',
] as const

async function rowsOf(db: Connection) {
  return db.selectFrom('menu').select(columns).orderBy('idMenu').execute()
}

export type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** The menus of a database, and what they may lead to. */
export interface There {
  rows: Row[]
  /** Current names of the product's routes. */
  routeNames: ReadonlyMap<string, string>
  actions: ReadonlySet<string>
  /** Keys of the product's groups that exist here. */
  groups: ReadonlySet<number>
}

/** Reads the current menus. */
export async function menusThere(db: Connection, known: Pick<There, 'routeNames' | 'actions'>): Promise<There> {
  const groups = await db.selectFrom('groupe').select('idGroupe').execute()
  return { ...known, rows: await rowsOf(db), groups: new Set(groups.map(({ idGroupe }) => idGroupe)) }
}

/** Menu types that show in the same place. */
const alike: Partial<Record<MenuType, MenuType>> = { AppMenu: 'Menu', AppUserMenu: 'UserMenu' }

const numberOf = (type: MenuType): number => menuTypes.indexOf(type) + 1

/** One menu of the product, with its rows in the database. */
export class Place {
  readonly view: string
  readonly idTypeMenu: number
  readonly #ref: string
  readonly #there: There
  readonly #types: readonly number[]

  constructor({ view, type }: PlacedMenu, there: There) {
    const synonym = alike[type]
    this.view = there.routeNames.get(view) ?? view
    this.idTypeMenu = numberOf(type)
    this.#ref = `${view}.${type}`
    this.#there = there
    this.#types = [type, ...(synonym ? [synonym] : [])].map(numberOf)
  }

  /** The reference that an entry is recorded by: its target, or its title. */
  refOf({ lb, to, action }: Entry): string {
    return `${this.#ref}/${to === undefined && action === undefined ? lb : `${to ?? ''}/${action ?? ''}`}`
  }

  routeOf({ to }: Entry): string | null {
    return to === undefined ? null : (this.#there.routeNames.get(to) ?? null)
  }

  /** The children of a row, in order. */
  below(idParent: number | null): Row[] {
    return this.#rows()
      .filter((row) => row.idParent === idParent)
      .toSorted((a, b) => a.ordre - b.ordre)
  }

  /** The row of an entry, wherever in its menu it was moved; a renamed title is found by its children. */
  find(entry: Entry): Row | undefined {
    const [refRoute, refAction = null] = [this.routeOf(entry), entry.action]
    const titles = this.#rows().filter((row) => row.refRoute === null && row.refAction === null)
    if (entry.to !== undefined || refAction !== null)
      return this.#rows().find((row) => row.refRoute === refRoute && row.refAction === refAction)
    const above = new Set((entry.children ?? []).map((child) => this.find(child)?.idParent))
    return titles.find(({ name }) => name === entry.lb) ?? titles.find(({ idMenu }) => above.has(idMenu))
  }

  #rows(): Row[] {
    return this.#there.rows.filter((row) => row.routeEncrageMenu === this.view && this.#types.includes(row.idTypeMenu))
  }
}
