import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { record } from '../../../wire/record.ts'
import { proposed } from '../../../wire/schema.ts'
import { GET, POST, PUT, service } from '../../../wire/service.ts'

const tables = record({
  idTableGuid: [z.string(), '2f0c9a55-8a1b-5d1e-9a35-6a7f3c1d2e41'],
  refTable: [z.string(), 'Prm.RefEtat', wire.ref()],
  lbTable: [z.string(), "États d'équipement", wire.label()],
  idTypeTable: [z.int(), 1, z.optional(wire.id())],
  refTypeTable: [z.string(), 'L'],
  lbTypeTable: [z.string(), 'Liste'],
  description: [z.nullable(z.string()), null, wire.maybeText()],
  isActif: [z.boolean(), true, z.optional(z.boolean())],
  /** Made in code: its reference, type and activity are fixed. */
  isGenerer: [z.boolean(), false],
  nbValeur: [proposed(z.optional(z.int())), 0],
  dtModification: [wire.asRead(), '2026-01-12T09:15:00.000Z'],
})
export const { schema: sysTable, example: etats } = tables
export type SysTableRecord = z.infer<typeof sysTable>

const typeTable = z.object({ idTypeTable: z.int(), refTypeTable: z.string(), lbTypeTable: z.string() })

/** Tables of values that people configure, lists or hierarchies. */
export const SysTable = service('/api/Core/SysTable', {
  GetList: GET({ value: z.array(sysTable), example: { value: [etats] } }),
  GetTypeList: GET({
    value: z.array(typeTable),
    example: { value: [{ idTypeTable: 1, refTypeTable: 'L', lbTypeTable: 'Liste' }] },
  }),
  Update: PUT(tables.changed({ idTableGuid: wire.guid() }, { lbTable: 'États des équipements' })),
  Insert: POST(tables.added()),
  /** False deletes a table, true restores it. */
  ChangeActif: POST({
    input: z.object({ idTableGuid: wire.guid(), isActif: z.boolean(), dtModification: wire.asRead() }),
    value: sysTable,
    example: { input: { idTableGuid: etats.idTableGuid, isActif: false }, value: { ...etats, isActif: false } },
  }),
})
