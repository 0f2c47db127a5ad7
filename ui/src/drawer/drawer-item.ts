import type { IconSource } from '../icon/index.ts'

/** A link with a path, or a parent of child links. */
export interface DrawerItem {
  /** Key, unlike every other’s. */
  id: string
  /** Its name. */
  text: string
  /** Icon; all that shows of the entry while the drawer is narrow. */
  icon?: IconSource
  /** Address the entry leads to. */
  href?: string
  /** Entries below it. */
  items?: readonly DrawerItem[]
}

const pathOf = (href: string): string => href.replace(/[?#].*$/, '')

/** Child links match exactly; a single link also stands for the pages below it. */
export function isCurrent(item: DrawerItem, currentPath: string, isChild: boolean): boolean {
  if (item.href === undefined) return false
  const path = pathOf(item.href)
  if (path === currentPath) return true
  return !isChild && path !== '/' && currentPath.startsWith(`${path}/`)
}

/** Whether the current page is somewhere below a parent. */
export const holdsCurrent = (item: DrawerItem, currentPath: string): boolean =>
  (item.items ?? []).some((child) => isCurrent(child, currentPath, true) || holdsCurrent(child, currentPath))
