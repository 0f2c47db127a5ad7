import { type Menu, menuItem } from '@ronde/contracts/menu'
import { isRefAction, type RefAction } from '@ronde/contracts/actions'
import * as z from 'zod/mini'

/** A valid item of the server's menus, with a safe path. */
export interface MenuEntry {
  id: string
  /** The server's label, in French. */
  label: string
  icon: string | null
  path: string | null
  param: string | null
  refRoute: string | null
  refRouteParent: string | null
  component: string | null
  requiresAuth: boolean
  refAction: RefAction | null
  items: readonly MenuEntry[]
}

/** A problem in the server's menus: it is logged, and its item skipped. */
export interface Problem {
  kind:
    | 'malformedItem'
    | 'menuLoop'
    | 'unsafePath'
    | 'unknownAction'
    | 'unknownComponent'
    | 'pathCollision'
    | 'missingParent'
  /** Name of the item, or its place in the menu. */
  name: string
}

/** Menus by their reference: `AffAffAffaireList.TitleActionMenu`. */
export type MenuBook = ReadonlyMap<string, readonly MenuEntry[]>

/** Most levels of a menu; deeper ones are taken for a loop. */
const maxDepth = 12

/** Whether a path is inside the console: one leading slash, no scheme, no host, and no dots, escapes or double slashes that lead out. */
export const isSafePath = (path: string): boolean =>
  /^\/[\w\-./~%]*$/.test(path) && !/\/\/|\/\.|\.\.|%(2[ef]|5c)/i.test(path)

/** As `isSafePath`, for an address with any query and fragment, such as one read from storage. */
export const isSafeAddress = (address: string): boolean =>
  isSafePath(address.split(/[?#]/, 1)[0] ?? '') && !/[\s\\]/.test(address)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Name of an item; its place in the menu where it has none. */
const nameOf = (raw: unknown, at: string): string => {
  if (typeof raw !== 'object' || raw === null) return String(raw) || at
  const { refRoute, refAction, lbMenu } = raw as Record<string, unknown>
  return [refRoute, refAction, lbMenu].find((name): name is string => typeof name === 'string' && name !== '') ?? at
}

interface Reading {
  problems: Problem[]
  ancestors: readonly unknown[]
  at: string
}

function readEntry(raw: unknown, { problems, ancestors, at }: Reading): MenuEntry | null {
  const problem = (kind: Problem['kind']) => {
    problems.push({ kind, name: nameOf(raw, at) })
    return null
  }
  if (ancestors.includes(raw) || ancestors.length > maxDepth) return problem('menuLoop')
  const read = z.safeParse(menuItem, raw)
  if (!read.success) return problem('malformedItem')
  const item = read.data
  if (item.path && !isSafePath(item.path)) return problem('unsafePath')
  if (item.refAction && !isRefAction(item.refAction)) return problem('unknownAction')
  const deeper = { problems, ancestors: [...ancestors, raw] }
  const children = [...listOf(item.children), ...listOf(item.menuItems)]
  return {
    id: at,
    label: item.lbMenu ?? '',
    icon: item.icon || null,
    path: item.path || null,
    param: item.param || null,
    refRoute: item.refRoute || null,
    refRouteParent: item.refRouteParent || null,
    component: item.component || null,
    requiresAuth: item.requiresAuth ?? true,
    refAction: isRefAction(item.refAction) ? item.refAction : null,
    items: children.flatMap((child, index) => readEntry(child, { ...deeper, at: `${at}.${index}` }) ?? []),
  }
}

/** The server's menus, as the console uses them. Never throws: an invalid entry is left out and reported as a problem. */
export function readMenus(menus: readonly Menu[]): { book: MenuBook; problems: Problem[] } {
  const problems: Problem[] = []
  const book = new Map<string, readonly MenuEntry[]>()
  for (const { refMenu, menuItems } of menus) {
    const entries = listOf(menuItems).flatMap(
      (raw, index) =>
        readEntry(raw, { problems, ancestors: [], at: `${refMenu}.${book.get(refMenu)?.length ?? 0}.${index}` }) ?? [],
    )
    book.set(refMenu, [...(book.get(refMenu) ?? []), ...entries])
  }
  return { book, problems }
}

/** Every entry of a book, children included. */
export function allEntries(book: MenuBook): MenuEntry[] {
  const whole = (entry: MenuEntry): MenuEntry[] => [entry, ...entry.items.flatMap(whole)]
  return [...book.values()].flat().flatMap(whole)
}
