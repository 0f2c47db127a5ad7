import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { record } from '../../../wire/record.ts'
import { DELETE, GET, POST, service } from '../../../wire/service.ts'

const actions = record({
  idAction: [z.int(), 7],
  refAction: [z.string(), 'Exporter', wire.ref()],
  label: [z.string(), 'Exporter', wire.label()],
  module: [z.string(), 'App', wire.text()],
  schema: [z.string(), 'App', wire.text()],
  parameters: [z.nullable(z.string()), null, wire.maybeText()],
  refRouteParent: [z.nullable(z.string()), null, wire.maybe(wire.ref())],
  isMenu: [z.boolean(), true, z.optional(z.boolean())],
  /** An inactive action leaves every menu. */
  isActive: [z.boolean(), true, z.optional(z.boolean())],
  isVirtuel: [z.boolean(), false, z.optional(z.boolean())],
  hasResource: [z.boolean(), false, z.optional(z.boolean())],
  dtModification: [wire.asRead(), '2026-01-12T09:15:00.000Z'],
})
export const { schema: action, example: exporter } = actions
export type Action = z.infer<typeof action>

/** What menus can run. */
export const SysAction = service('/api/Core/SysAction', {
  GetList: GET({ value: z.array(action), example: { value: [exporter] } }),
  Update: POST(actions.changed({ idAction: wire.id() }, { isActive: false })),
  Delete: DELETE({
    input: z.object({ idAction: wire.id() }),
    value: z.boolean(),
    example: { input: { idAction: exporter.idAction }, value: true },
  }),
})
