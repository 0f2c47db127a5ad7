import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { record } from '../../../wire/record.ts'
import { proposed } from '../../../wire/schema.ts'
import { DELETE, GET, POST, service } from '../../../wire/service.ts'

const entries = record({
  id: [z.int(), 12],
  name: [z.string(), 'Exporter', wire.label()],
  isParent: [z.boolean(), false],
  idTypeEncrage: [z.int(), 2, z.optional(wire.id())],
  idTypeMenu: [proposed(z.optional(z.int())), 7, proposed(z.optional(wire.id()))],
  /** View name, or App. Below a parent it is in the menu of that. */
  routeEncrageMenu: [z.string(), 'AffAffAffaireList', z.optional(wire.ref())],
  refRoute: [z.nullable(z.string()), null, wire.maybe(wire.ref())],
  refAction: [proposed(wire.maybe(z.string())), 'Exporter', proposed(wire.maybe(wire.ref()))],
  idParent: [proposed(wire.maybe(z.int())), null, proposed(wire.maybe(wire.id()))],
  icon: [proposed(wire.maybe(z.string())), 'download', proposed(wire.maybeText())],
  /** Semicolon list: `name=constant`, or a name read from the current record. */
  param: [proposed(wire.maybe(z.string())), null, proposed(wire.maybeText())],
  /** Its place among those beside it, which make room; the last if left out. */
  ordre: [proposed(z.optional(z.int())), 1, proposed(z.optional(z.int()))],
  /** The groups that see it. */
  idGroupeList: [proposed(z.optional(z.array(z.int()))), [1]],
  dtModification: [wire.asRead(), '2026-01-12T09:15:00.000Z'],
})

/** An entry of a menu, with what hangs below it. */
export type MenuRecord = z.infer<typeof entries.schema> & { children: MenuRecord[] }
export const menuRecord: z.ZodMiniType<MenuRecord> = z.object({
  ...entries.schema.shape,
  children: z.array(z.lazy(() => menuRecord)),
})
export const exporter: MenuRecord = { ...entries.example, children: [] }

export const menuNoeud = z.object({
  id: z.int(),
  idParent: z.nullable(z.int()),
  name: z.string(),
  refMenu: z.string(),
  idGroupeList: z.array(z.int()),
})
export type MenuNoeud = z.infer<typeof menuNoeud>

export const typeEncrage = z.object({ idTypeEncrage: z.int(), refTypeEncrage: z.string(), lbTypeEncrage: z.string() })
export const typeMenu = z.object({
  idTypeMenu: z.int(),
  refTypeMenu: z.string(),
  lbTypeMenu: z.string(),
  idTypeEncrage: z.int(),
})

const exporterNoeud: MenuNoeud = {
  id: 12,
  idParent: null,
  name: 'Exporter',
  refMenu: 'AffAffAffaireList.TitleActionMenu',
  idGroupeList: [1],
}

const renamed = entries.changed({ id: wire.maybe(z.int()) }, { name: 'Exporter la liste' })

/** The menus, who sees them, and the script that makes them again. */
export const SysMenu = service('/api/Core/SysMenu', {
  /** Those without parent, in their order, each with what hangs below it. */
  GetList: GET({
    input: z.object({ routeEncrageMenu: z.optional(z.string()), idTypeMenu: z.optional(z.int()) }),
    value: z.array(menuRecord),
    example: { input: {}, value: [exporter] },
  }),
  GetTypeEncrageList: GET({
    value: z.array(typeEncrage),
    example: { value: [{ idTypeEncrage: 1, refTypeEncrage: 'App', lbTypeEncrage: 'Application' }] },
  }),
  GetTypeMenuList: GET({
    value: z.array(typeMenu),
    example: { value: [{ idTypeMenu: 1, refTypeMenu: 'AppMenu', lbTypeMenu: 'Menu latéral', idTypeEncrage: 1 }] },
  }),
  /** `idGroupe`: those that the group sees, or else all. */
  GetMenuNoeudList: GET({
    input: z.object({ idGroupe: z.optional(wire.id()) }),
    value: z.array(menuNoeud),
    example: { input: {}, value: [exporterNoeud] },
  }),
  GetSqlString: GET({
    /** `id`: of one entry and what hangs below it, or else of all. */
    input: z.object({ id: z.optional(wire.id()) }),
    /** A script that makes these menus again, and who sees them. */
    value: z.string(),
    example: { input: { id: 12 }, value: 'begin;\ncommit;\n' },
  }),
  UpdateSecMenu: POST({
    /** `idMenuList`: everything that the group is to see. */
    input: z.object({ idGroupe: wire.id(), idMenuList: z.array(wire.id()).check(z.maxLength(10_000)) }),
    /** What it sees now. */
    value: z.array(menuNoeud),
    example: { input: { idGroupe: 1, idMenuList: [12] }, value: [exporterNoeud] },
  }),
  /** `id` 0, null or absent: a new one, which no group sees yet. */
  UpdateOrInsertMenu: POST({
    input: renamed.input,
    value: menuRecord,
    example: { input: renamed.example.input, value: { ...exporter, ...renamed.example.value } },
  }),
  Delete: DELETE({
    input: z.object({ id: wire.id() }),
    value: z.boolean(),
    example: { input: { id: 12 }, value: true },
  }),
})
