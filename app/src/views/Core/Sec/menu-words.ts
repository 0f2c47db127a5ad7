import { menuTypes } from '@ronde/contracts/menu'
import type { Text } from '../../../locales/intl.ts'

/** The name of a type of menu by its key, from 1 (docs/specification/codes.md#menus). */
export const typeOf = (idTypeMenu = 1): string => menuTypes[idTypeMenu - 1] ?? 'Menu'

/** The screen a menu is anchored to, as its title says it. */
export const anchorText = (route: string, text: Text): string =>
  route === 'App' ? text('menu.wholeApp') : text.of(`view.${route}`, route)

/** Which menu of which screen: `AffAffAffaireList.TitleActionMenu` in words. */
export const placeText = (refMenu: string, text: Text): string => {
  const [route = '', type = ''] = refMenu.split('.')
  return text('menu.place', { screen: anchorText(route, text), type: text.of(`code.${type}`, type) })
}
