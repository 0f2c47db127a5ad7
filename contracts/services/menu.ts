import * as z from 'zod/mini'
import { marked } from '../wire/schema.ts'

/** Where a menu shows (docs/specification/codes.md#menus; `UserMenu` and `Menu` are accepted as synonyms). */
export const menuTypes = [
  'AppMenu',
  'UserMenu',
  'ActionMenu',
  'NavMenu',
  'ItemMenu',
  'Menu',
  'TitleActionMenu',
  'AppUserMenu',
] as const
export type MenuType = (typeof menuTypes)[number]

/** One entry of a server menu. `menuItems` and `children` are synonyms. Everything else may be missing: the console judges it. */
export interface MenuItem {
  lbMenu?: string | null
  icon?: string | null
  path?: string | null
  /** Semicolon list: `name=constant`, or a name read from the current record. */
  param?: string | null
  refRoute?: string | null
  refRouteParent?: string | null
  component?: string | null
  requiresAuth?: boolean | null
  refAction?: string | null
  menuItems?: unknown
  children?: unknown
}

export interface Menu {
  /** A view name and a menu type joined by a dot: `AffAffAffaireList.TitleActionMenu`. */
  refMenu: string
  menuItems: unknown[] | null
}

/** What documents say of a list of entries, whose entries the console checks one by one. */
const entries = { items: { $ref: '#/components/schemas/MenuItem' } }

/** Only the outer shape is checked: one malformed item must not cost the user every menu. */
export const menu = z.object({
  refMenu: z.string(),
  menuItems: z._default(z.nullable(marked(z.array(z.unknown()), { described: entries })), []),
})

const text = z.optional(z.nullable(z.string()))
const below = () => z.optional(marked(z.unknown(), { described: { type: ['array', 'null'], ...entries } }))

/** One item, checked alone. */
export const menuItem = z.object({
  lbMenu: text,
  icon: text,
  path: text,
  param: text,
  /** The route that it opens; path, component and parent are this route's. */
  refRoute: text,
  refRouteParent: text,
  component: text,
  /** True where it is not said. */
  requiresAuth: z.optional(z.nullable(z.boolean())),
  refAction: text,
  /** Of an entry the same as `children`: one of them is sent. */
  menuItems: below(),
  children: below(),
})
