import type { Menu } from '@ronde/contracts/menu'
import { menusOf } from '@ronde/contracts/navigation'

/** Menus of an administrator, for stories, as the demo's server sends them. */
export const demoMenus: Menu[] = menusOf(1)
