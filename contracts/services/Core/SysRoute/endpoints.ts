import * as z from 'zod/mini'
import { service } from '../../../wire/service.ts'

const endpoint = service('/api/Core/SysRoute')

const LastUpdate = endpoint({
  operation: 'LastUpdate',
  verb: 'POST',
  /** `since`: the change the console knows of, an instant. */
  input: z.object({ since: z.string() }),
  /** When routes, actions, menus or a group's rights last changed: newer than `since` when the console's menus are out of date. */
  value: z.object({ lastUpdate: z.string() }),
  example: { input: { since: '2026-03-30T08:00:00.000Z' }, value: { lastUpdate: '2026-03-31T08:00:00.000Z' } },
})

/** The routes the menus lead to. */
export const SysRoute = { LastUpdate }
