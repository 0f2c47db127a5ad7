import type { Words } from '../../messages/messages.ts'

/** Anchors of menus (docs/specification/codes.md#menus), by their keys from 1. */
export const typesEncrage: readonly { ref: string; lb: Words }[] = [
  { ref: 'App', lb: { fr: 'Application', en: 'Application' } },
  { ref: 'Vue', lb: { fr: 'Vue', en: 'View' } },
  { ref: 'Liste', lb: { fr: 'Liste', en: 'List' } },
  { ref: 'Ligne', lb: { fr: 'Ligne', en: 'Row' } },
]

/** Types of menus, by their keys from 1, with the key of their anchor. */
export const typesMenu: readonly { ref: string; lb: Words; idTypeEncrage: number }[] = [
  { ref: 'AppMenu', idTypeEncrage: 1, lb: { fr: 'Menu latéral', en: 'Side menu' } },
  { ref: 'UserMenu', idTypeEncrage: 1, lb: { fr: 'Menu de l’utilisateur (ancien)', en: 'User menu (former)' } },
  { ref: 'ActionMenu', idTypeEncrage: 3, lb: { fr: 'Actions sur la sélection', en: 'Actions on the selection' } },
  { ref: 'NavMenu', idTypeEncrage: 2, lb: { fr: 'Onglets', en: 'Tabs' } },
  { ref: 'ItemMenu', idTypeEncrage: 4, lb: { fr: 'Actions sur une ligne', en: 'Actions on a row' } },
  { ref: 'Menu', idTypeEncrage: 1, lb: { fr: 'Menu', en: 'Menu' } },
  { ref: 'TitleActionMenu', idTypeEncrage: 2, lb: { fr: 'Actions du titre', en: 'Actions at the title' } },
  { ref: 'AppUserMenu', idTypeEncrage: 1, lb: { fr: 'Menu de l’utilisateur', en: 'User menu' } },
]

/** Key of the anchor of a menu's type. */
export const encrageOf = (idTypeMenu: number): number => typesMenu[idTypeMenu - 1]?.idTypeEncrage ?? 1

/** Default menu type of each anchor: the side menu, the title's, the selection's, the row's. */
export const usualType: Readonly<Record<number, number>> = { 1: 1, 2: 7, 3: 3, 4: 5 }

/** `AffAffAffaireList.TitleActionMenu`. */
export const refMenuOf = ({ routeEncrageMenu, idTypeMenu }: { routeEncrageMenu: string; idTypeMenu: number }): string =>
  `${routeEncrageMenu}.${typesMenu[idTypeMenu - 1]?.ref ?? ''}`
