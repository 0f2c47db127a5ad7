import * as z from 'zod/mini'
import { state } from '../../../wire/state.ts'
import { type MenuItem, menuItem } from '../../menu.ts'
import { user } from './endpoints.ts'

/** A user and its group; the group has no role unless another state gives it some. */
export const userExists = state('a user exists', user, {
  means: 'replaces the signed-in user if it has the same idUser, whose token stays good',
})

interface SeenItem extends MenuItem {
  children?: SeenItem[]
}

const named = z.omit(menuItem, { menuItems: true, children: true })
const item: z.ZodMiniType<SeenItem> = z.object({ ...named.shape, children: z.optional(z.array(z.lazy(() => item))) })

/** One item of a menu, with its children, and the group sees them; with the routes and actions they name. */
export const menuSeen = state('a group sees a menu item', z.object({ idGroupe: z.int(), refMenu: z.string(), item }), {
  means: 'the item with its children, and the routes and actions they name',
})
