import { menuTypes } from '@ronde/contracts/menu'
import { type Entry, placedMenus } from '@ronde/contracts/navigation'
import { type MenuRecord, SysMenu } from '@ronde/contracts/services/Core/SysMenu'

const [example] = SysMenu.GetList.example.value as [MenuRecord]

/** The demo's menus as the administration loads them, with the groups that have each entry. */
export function demoRecords(): MenuRecord[] {
  let id = 0
  const recordOf = (entry: Entry, place: Pick<MenuRecord, 'routeEncrageMenu' | 'idTypeMenu'>): MenuRecord => {
    id += 1
    return {
      ...example,
      ...place,
      id,
      name: entry.lb,
      refRoute: entry.to ?? null,
      refAction: entry.action ?? null,
      idGroupeList: entry.for === 'all' ? [1, 2] : [1],
      children: (entry.children ?? []).map((child) => recordOf(child, place)),
    }
  }
  return placedMenus().flatMap(({ view, type, entries }) =>
    entries.map((entry) => recordOf(entry, { routeEncrageMenu: view, idTypeMenu: menuTypes.indexOf(type) + 1 })),
  )
}
