import type { Menu } from '@ronde/contracts/menu'
import { menusOf } from '@ronde/contracts/navigation'

/** Menus of an administrator, for stories: what the demo's server sends. */
export const demoMenus: Menu[] = menusOf(1)
