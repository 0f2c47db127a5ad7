import type { MenuRecord } from '@ronde/contracts/services/Core/SysMenu'
import { recordLabel } from '../../../../navigation/offered.ts'
import type { Text } from '../../../../locales/intl.ts'
import { placeText, typeOf } from '../menu-words.ts'

/** A menu in the tree: below the one it hangs on, or below the heading of the menu it is in. */
export type MenuRow = MenuRecord & {
  /** Key of the row above; a heading's is below zero. */
  under: number | null
}

const flat = (menus: readonly MenuRecord[], under: number): MenuRow[] =>
  menus.flatMap((menu) => [{ ...menu, under }, ...flat(menu.children, menu.id)])

export const isHeading = ({ id }: { id: number }): boolean => id < 0

/** Name of a row: an entry by its label, a heading by the menu of a screen that it stands for. */
export const nameIn = (row: MenuRow, text: Text): string =>
  isHeading(row)
    ? placeText(`${row.routeEncrageMenu}.${typeOf(row.idTypeMenu)}`, text)
    : recordLabel(row.name, row, text)

/** An entry that leads to a page, or runs an action, is no heading: an entry below it would be lost from sight, and its own would only unfold. */
export const closedEntry = ({ refRoute, refAction }: Pick<MenuRecord, 'refRoute' | 'refAction'>) =>
  refRoute || refAction ? 'closed.entry' : null

/** The tree of menus, laid flat, under a heading for each menu of each screen; those of the whole application first. */
export function menuRows(answered: readonly MenuRecord[]): MenuRow[] {
  const places = Map.groupBy(answered, ({ routeEncrageMenu, idTypeMenu }) => `${routeEncrageMenu} ${idTypeMenu}`)
  return [...places.values()]
    .toSorted(([one], [other]) => Number(other?.routeEncrageMenu === 'App') - Number(one?.routeEncrageMenu === 'App'))
    .flatMap((menus, at) => {
      const [first] = menus
      if (!first) return []
      const heading: MenuRow = {
        ...first,
        id: -1 - at,
        name: '',
        refRoute: null,
        refAction: null,
        icon: null,
        param: null,
        idParent: null,
        ordre: at,
        idGroupeList: [],
        under: null,
        children: [],
      }
      return [heading, ...flat(menus, heading.id)]
    })
}

/** Where a moved menu is to be, as the call takes it. */
export const placed = ({
  id,
  name,
  idTypeEncrage,
  idTypeMenu,
  routeEncrageMenu,
  refRoute,
  refAction,
  icon,
  param,
  ordre,
  under,
  dtModification,
}: MenuRow) => ({
  id,
  name,
  idTypeEncrage,
  idTypeMenu,
  routeEncrageMenu,
  refRoute,
  refAction,
  icon,
  param,
  ordre,
  dtModification,
  idParent: under !== null && under > 0 ? under : null,
})
