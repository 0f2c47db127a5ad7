import type { MenuRecord } from '@ronde/contracts/services/Core/SysMenu'
import { recordLabel } from '../../../../navigation/offered.ts'
import type { Text } from '../../../../locales/intl.ts'
import { placeText, typeOf } from '../menu-words.ts'

/** A row of the tree: an entry below its parent or below the heading of its menu, or a heading. */
export type MenuRow = MenuRecord & {
  /** Key of the parent row; keys of headings are negative. */
  under: number | null
}

const flat = (menus: readonly MenuRecord[], under: number): MenuRow[] =>
  menus.flatMap((menu) => [{ ...menu, under }, ...flat(menu.children, menu.id)])

export const isHeading = ({ id }: { id: number }): boolean => id < 0

/** Name of a row: the label of an entry, or the screen and menu of a heading. */
export const nameIn = (row: MenuRow, text: Text): string =>
  isHeading(row)
    ? placeText(`${row.routeEncrageMenu}.${typeOf(row.idTypeMenu)}`, text)
    : recordLabel(row.name, row, text)

/** Why nothing may be put below an entry that opens a page or runs an action: it would only unfold, and an entry below might not show. */
export const closedEntry = ({ refRoute, refAction }: Pick<MenuRecord, 'refRoute' | 'refAction'>) =>
  refRoute || refAction ? 'closed.entry' : null

/** The tree of menus as a flat list, under a heading for each menu of each screen; those of the whole application first. */
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

/** New place of a moved entry, as input of the call. */
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
