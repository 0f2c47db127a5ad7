import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $menus, menuOf } from '../../navigation/menus.ts'
import type { MenuBook } from '../../navigation/menu-entry.ts'
import { $user } from '../../session/session.ts'
import { defaultFor, isFor, type SharedView } from './shared-view.ts'
import { $sharedViews, $viewCalls, sharedViewsAsked } from './shared-views.ts'

/** Screens of the system tables: users who may create a table and its values there may share views. */
const [tables, values] = ['CoreSysTableList', 'CoreSysTableAccueil']

const mayMake = (menus: MenuBook, view: string) =>
  menuOf(menus, view, 'TitleActionMenu', 'ActionMenu', 'ItemMenu').some(({ refAction }) => refAction === 'Creer')

const none: readonly SharedView[] = []

/** The shared views of a list for the signed-in user; users who may share also see those of other groups. */
export function useSharedViews(list: string) {
  const [calls, menus, user, all, ask] = useUnit([$viewCalls, $menus, $user, $sharedViews, sharedViewsAsked])
  useEffect(() => {
    if (calls && user) ask()
  }, [calls, user, ask])
  const group = user?.idGroupe ?? 0
  const ofList = (all ?? none).filter((view) => view.list === list)
  const canShare = calls !== null && mayMake(menus, tables) && mayMake(menus, values)
  return {
    views: canShare ? ofList : ofList.filter((view) => isFor(view, group)),
    /** The shared view that the list opens with. */
    first: defaultFor(ofList, group),
    isKnown: calls === null || all !== null,
    canShare,
  }
}
