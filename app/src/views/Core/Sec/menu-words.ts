import { menuTypes } from '@ronde/contracts/menu'
import type { Text } from '../../../locales/intl.ts'

/** The name of a type of menu by its key, from 1 (docs/specification/codes.md#menus). */
export const typeOf = (idTypeMenu = 1): string => menuTypes[idTypeMenu - 1] ?? 'Menu'

/** Title of the screen that a menu is anchored to. */
export const anchorText = (route: string, text: Text): string =>
  route === 'App' ? text('menu.wholeApp') : text.of(`view.${route}`, route)

/** Text for a menu of a screen, such as `AffAffAffaireList.TitleActionMenu`. */
export const placeText = (refMenu: string, text: Text): string => {
  const [route = '', type = ''] = refMenu.split('.')
  return text('menu.place', { screen: anchorText(route, text), type: text.of(`code.${type}`, type) })
}
