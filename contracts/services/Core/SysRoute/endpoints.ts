import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { record } from '../../../wire/record.ts'
import { proposed } from '../../../wire/schema.ts'
import { GET, POST, PUT, service } from '../../../wire/service.ts'

const routes = record({
  idRoute: [z.int(), 4],
  /** View name. */
  ref: [z.string(), 'AffAffAffaireList', wire.ref()],
  label: [z.string(), 'Affaires', wire.label()],
  module: [z.string(), 'Aff', wire.text()],
  schema: [z.string(), 'Aff', wire.text()],
  path: [proposed(z.optional(z.string())), '/Aff/Aff/AffaireList', proposed(z.optional(wire.text()))],
  parameters: [z.nullable(z.string()), null, wire.maybeText()],
  refParent: [z.nullable(z.string()), null, wire.maybe(wire.ref())],
  component: [proposed(wire.maybe(z.string())), 'AffAffAffaireList', proposed(wire.maybeText())],
  isMenu: [z.boolean(), true, z.optional(z.boolean())],
  requiresAuth: [proposed(z.optional(z.boolean())), true, proposed(z.optional(z.boolean()))],
  /** It has no page. */
  isVirtuel: [z.boolean(), false, z.optional(z.boolean())],
  hasResource: [z.boolean(), false, z.optional(z.boolean())],
  dtModification: [wire.asRead(), '2026-01-12T09:15:00.000Z'],
})
export const { schema: route, example: affaireList } = routes
export type Route = z.infer<typeof route>

/** The routes the menus lead to. */
export const SysRoute = service('/api/Core/SysRoute', {
  GetList: GET({ value: z.array(route), example: { value: [affaireList] } }),
  Update: PUT(routes.changed({ idRoute: wire.id() }, { label: 'Dossiers' })),
  LastUpdate: POST({
    /** `since`: the change the console knows of, an instant. */
    input: z.object({ since: z.string() }),
    /** When routes, actions, menus or a group's rights last changed: newer than `since` when the console's menus are out of date. */
    value: z.object({ lastUpdate: z.string() }),
    example: { input: { since: '2026-03-30T08:00:00.000Z' }, value: { lastUpdate: '2026-03-31T08:00:00.000Z' } },
  }),
})
