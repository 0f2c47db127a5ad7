import * as z from 'zod/mini'
import { state } from '../../../wire/state.ts'
import { route } from './endpoints.ts'

export const navigationChanged = state('the menus last changed', z.object({ lastUpdate: z.string() }), {
  means: "at that instant routes, actions, menus or a group's rights changed, and not since",
})

export const routeExists = state('a route exists', route, { means: 'in no menu' })
