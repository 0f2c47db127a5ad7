import * as z from 'zod/mini'
import { state } from '../../../wire/state.ts'

const menu = z.object({
  id: z.int(),
  name: z.string(),
  idTypeMenu: z.int(),
  routeEncrageMenu: z.string(),
  refRoute: z.nullable(z.string()),
  refAction: z.nullable(z.string()),
  idParent: z.nullable(z.int()),
  icon: z.nullable(z.string()),
  param: z.nullable(z.string()),
  ordre: z.int(),
  /** Groups that see it, which are there already. */
  idGroupeList: z.array(z.int()),
  dtModification: z.string(),
})
export type PutMenu = z.infer<typeof menu>

export const menuExists = state('a menu exists', menu, {
  means: 'its route, its action and its parent are there already',
})
