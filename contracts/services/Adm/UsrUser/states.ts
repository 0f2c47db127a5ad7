import { state } from '../../../wire/state.ts'
import type { MenuItem } from '../../menu.ts'
import type { User } from './endpoints.ts'

/** A user and its group; the group has no role unless another state gives it some. */
export const userExists = state<User>('a user exists')

interface SeenItem extends MenuItem {
  children?: SeenItem[]
}

interface SeenMenu {
  idGroupe: number
  refMenu: string
  item: SeenItem
}

/** One item of a menu, with its children, and the group sees them; with the routes and actions they name. */
export const menuSeen = state<SeenMenu>('a group sees a menu item')
