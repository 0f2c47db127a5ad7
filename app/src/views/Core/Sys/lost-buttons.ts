import { type MenuRecord, SysMenu } from '@ronde/contracts/services/Core/SysMenu'
import type { Told } from '../../../kit/ask/follows.ts'
import type { AnyRow } from '../../../kit/place/row.ts'

const flat = (menus: readonly MenuRecord[]): MenuRecord[] => menus.flatMap((menu) => [menu, ...flat(menu.children)])

/** Text about the menus that lose a button when these actions become inactive, and the groups concerned; null for none. */
export async function lostButtons(actions: readonly AnyRow[], { ask, text }: Told): Promise<string | null> {
  const names = new Set(actions.map(({ refAction }) => refAction))
  const entries = flat((await ask(SysMenu.GetList, {})) ?? []).filter(
    ({ refAction }) => refAction && names.has(refAction),
  )
  const menus = new Set(entries.map(({ routeEncrageMenu, idTypeMenu }) => `${routeEncrageMenu} ${idTypeMenu}`))
  const groups = new Set(entries.flatMap(({ idGroupeList }) => idGroupeList ?? []))
  return entries.length > 0 ? text('follows.buttons', { menus: menus.size, groups: groups.size }) : null
}
