import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { proposed } from '../../../wire/schema.ts'
import { GET, POST, PUT, service } from '../../../wire/service.ts'
import { written } from '../../../wire/written.ts'

export const route = z.object({
  idRoute: z.int(),
  /** View name. */
  ref: z.string(),
  label: z.string(),
  module: z.string(),
  schema: z.string(),
  path: proposed(z.optional(z.string())),
  parameters: z.nullable(z.string()),
  refParent: z.nullable(z.string()),
  component: proposed(z.optional(z.nullable(z.string()))),
  isMenu: z.boolean(),
  requiresAuth: proposed(z.optional(z.boolean())),
  /** It has no page. */
  isVirtuel: z.boolean(),
  hasResource: z.boolean(),
  dtModification: wire.asRead(),
})
export type Route = z.infer<typeof route>

const sent = {
  ref: wire.ref(),
  label: wire.label(),
  module: wire.text(),
  schema: wire.text(),
  path: proposed(z.optional(wire.text())),
  parameters: wire.maybeText(),
  refParent: z.optional(z.nullable(wire.ref())),
  component: proposed(z.optional(z.nullable(wire.text()))),
  isMenu: z.optional(z.boolean()),
  requiresAuth: proposed(z.optional(z.boolean())),
  isVirtuel: z.optional(z.boolean()),
  hasResource: z.optional(z.boolean()),
}

export const affaireList: Route = {
  idRoute: 4,
  ref: 'AffAffAffaireList',
  label: 'Affaires',
  module: 'Aff',
  schema: 'Aff',
  path: '/Aff/Aff/AffaireList',
  parameters: null,
  refParent: null,
  component: 'AffAffAffaireList',
  isMenu: true,
  requiresAuth: true,
  isVirtuel: false,
  hasResource: false,
  dtModification: '2026-01-12T09:15:00.000Z',
}

const routes = written({ record: route, key: { idRoute: wire.id() }, written: sent, example: affaireList })

/** The routes the menus lead to. */
export const SysRoute = service('/api/Core/SysRoute', {
  GetList: GET({ value: z.array(route), example: { value: [affaireList] } }),
  Update: PUT(routes.changed({ label: 'Dossiers' })),
  LastUpdate: POST({
    /** `since`: the change the console knows of, an instant. */
    input: z.object({ since: z.string() }),
    /** When routes, actions, menus or a group's rights last changed: newer than `since` when the console's menus are out of date. */
    value: z.object({ lastUpdate: z.string() }),
    example: { input: { since: '2026-03-30T08:00:00.000Z' }, value: { lastUpdate: '2026-03-31T08:00:00.000Z' } },
  }),
})
