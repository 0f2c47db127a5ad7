import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { DELETE, GET, POST, service } from '../../../wire/service.ts'
import { written } from '../../../wire/written.ts'

export const action = z.object({
  idAction: z.int(),
  refAction: z.string(),
  label: z.string(),
  module: z.string(),
  schema: z.string(),
  parameters: z.nullable(z.string()),
  refRouteParent: z.nullable(z.string()),
  isMenu: z.boolean(),
  /** An inactive action leaves every menu. */
  isActive: z.boolean(),
  isVirtuel: z.boolean(),
  hasResource: z.boolean(),
  dtModification: wire.asRead(),
})
export type Action = z.infer<typeof action>

const sent = {
  refAction: wire.ref(),
  label: wire.label(),
  module: wire.text(),
  schema: wire.text(),
  parameters: wire.maybeText(),
  refRouteParent: z.optional(z.nullable(wire.ref())),
  isMenu: z.optional(z.boolean()),
  isActive: z.optional(z.boolean()),
  isVirtuel: z.optional(z.boolean()),
  hasResource: z.optional(z.boolean()),
}

export const exporter: Action = {
  idAction: 7,
  refAction: 'Exporter',
  label: 'Exporter',
  module: 'App',
  schema: 'App',
  parameters: null,
  refRouteParent: null,
  isMenu: true,
  isActive: true,
  isVirtuel: false,
  hasResource: false,
  dtModification: '2026-01-12T09:15:00.000Z',
}

const actions = written({ record: action, key: { idAction: wire.id() }, written: sent, example: exporter })

/** What menus can run. */
export const SysAction = service('/api/Core/SysAction', {
  GetList: GET({ value: z.array(action), example: { value: [exporter] } }),
  Update: POST(actions.changed({ isActive: false })),
  Delete: DELETE({ input: z.object({ idAction: wire.id() }), value: z.boolean(), example: { input: { idAction: exporter.idAction }, value: true } }),
})
