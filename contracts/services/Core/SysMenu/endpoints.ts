import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { proposed } from '../../../wire/schema.ts'
import { DELETE, GET, POST, service } from '../../../wire/service.ts'

const maybe = () => proposed(z.optional(z.nullable(z.string())))

/** An entry of a menu, with what hangs below it. */
export type MenuRecord = {
  id: number
  name: string
  isParent: boolean
  idTypeEncrage: number
  idTypeMenu?: number | undefined
  routeEncrageMenu: string
  refRoute: string | null
  refAction?: string | null | undefined
  idParent?: number | null | undefined
  icon?: string | null | undefined
  param?: string | null | undefined
  ordre?: number | undefined
  idGroupeList?: number[] | undefined
  dtModification?: string | null | undefined
  children: MenuRecord[]
}

export const menuRecord: z.ZodMiniType<MenuRecord> = z.object({
  id: z.int(),
  name: z.string(),
  isParent: z.boolean(),
  idTypeEncrage: z.int(),
  idTypeMenu: proposed(z.optional(z.int())),
  /** View name, or App. */
  routeEncrageMenu: z.string(),
  refRoute: z.nullable(z.string()),
  refAction: maybe(),
  idParent: proposed(z.optional(z.nullable(z.int()))),
  icon: maybe(),
  param: maybe(),
  ordre: proposed(z.optional(z.int())),
  /** The groups that see it. */
  idGroupeList: proposed(z.optional(z.array(z.int()))),
  dtModification: wire.asRead(),
  children: z.array(z.lazy(() => menuRecord)),
})

export const menuNoeud = z.object({ id: z.int(), idParent: z.nullable(z.int()), name: z.string(), refMenu: z.string(), idGroupeList: z.array(z.int()) })
export type MenuNoeud = z.infer<typeof menuNoeud>

export const typeEncrage = z.object({ idTypeEncrage: z.int(), refTypeEncrage: z.string(), lbTypeEncrage: z.string() })
export const typeMenu = z.object({ idTypeMenu: z.int(), refTypeMenu: z.string(), lbTypeMenu: z.string(), idTypeEncrage: z.int() })

export const exporter: MenuRecord = {
  id: 12,
  name: 'Exporter',
  isParent: false,
  idTypeEncrage: 2,
  idTypeMenu: 7,
  routeEncrageMenu: 'AffAffAffaireList',
  refRoute: null,
  refAction: 'Exporter',
  idParent: null,
  icon: 'download',
  param: null,
  ordre: 1,
  idGroupeList: [1],
  dtModification: '2026-01-12T09:15:00.000Z',
  children: [],
}
const exporterNoeud: MenuNoeud = { id: 12, idParent: null, name: 'Exporter', refMenu: 'AffAffAffaireList.TitleActionMenu', idGroupeList: [1] }

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
    input: z.object({ idGroupe: wire.id(), idMenuList: z.array(wire.id()) }),
    /** What it sees now. */
    value: z.array(menuNoeud),
    example: { input: { idGroupe: 1, idMenuList: [12] }, value: [exporterNoeud] },
  }),
  UpdateOrInsertMenu: POST({
    input: z.object({
      /** 0, null or absent: a new one, which no group sees yet. */
      id: z.optional(z.nullable(z.int())),
      name: wire.label(),
      idTypeEncrage: z.optional(wire.id()),
      idTypeMenu: proposed(z.optional(wire.id())),
      /** Below a parent it is in the menu of that. */
      routeEncrageMenu: z.optional(wire.ref()),
      refRoute: z.optional(z.nullable(wire.ref())),
      refAction: proposed(z.optional(z.nullable(wire.ref()))),
      idParent: proposed(z.optional(z.nullable(wire.id()))),
      icon: proposed(wire.maybeText()),
      /** Semicolon list: `name=constant`, or a name read from the current record. */
      param: proposed(wire.maybeText()),
      /** Its place among those beside it, which make room; the last if left out. */
      ordre: proposed(z.optional(z.int())),
      dtModification: wire.asRead(),
    }),
    value: menuRecord,
    example: {
      input: {
        id: 12, name: 'Exporter la liste', idTypeEncrage: 2, idTypeMenu: 7, routeEncrageMenu: 'AffAffAffaireList', refRoute: null, refAction: 'Exporter',
        idParent: null, icon: 'download', param: null, ordre: 1, dtModification: exporter.dtModification,
      },
      value: { ...exporter, name: 'Exporter la liste' },
    },
  }),
  Delete: DELETE({ input: z.object({ id: wire.id() }), value: z.boolean(), example: { input: { id: 12 }, value: true } }),
})
