import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { proposed } from '../../../wire/schema.ts'
import { GET, POST, PUT, service } from '../../../wire/service.ts'
import { written } from '../../../wire/written.ts'

const typeTable = { idTypeTable: z.int(), refTypeTable: z.string(), lbTypeTable: z.string() }

export const sysTable = z.object({
  idTableGuid: z.string(),
  refTable: z.string(),
  lbTable: z.string(),
  ...typeTable,
  description: z.nullable(z.string()),
  isActif: z.boolean(),
  /** Made in code: its reference, type and activity are fixed. */
  isGenerer: z.boolean(),
  nbValeur: proposed(z.optional(z.int())),
  dtModification: wire.asRead(),
})
export type SysTableRecord = z.infer<typeof sysTable>

const sent = {
  refTable: wire.ref(),
  lbTable: wire.label(),
  idTypeTable: z.optional(wire.id()),
  description: wire.maybeText(),
  isActif: z.optional(z.boolean()),
}

export const etats: SysTableRecord = {
  idTableGuid: '2f0c9a55-8a1b-5d1e-9a35-6a7f3c1d2e41',
  refTable: 'Prm.RefEtat',
  lbTable: "États d'équipement",
  idTypeTable: 1,
  refTypeTable: 'L',
  lbTypeTable: 'Liste',
  description: null,
  isActif: true,
  isGenerer: false,
  nbValeur: 0,
  dtModification: '2026-01-12T09:15:00.000Z',
}

const tables = written({ record: sysTable, key: { idTableGuid: wire.guid() }, written: sent, example: etats })

/** Tables of values that people configure, lists or hierarchies. */
export const SysTable = service('/api/Core/SysTable', {
  GetList: GET({ value: z.array(sysTable), example: { value: [etats] } }),
  GetTypeList: GET({ value: z.array(z.object(typeTable)), example: { value: [{ idTypeTable: 1, refTypeTable: 'L', lbTypeTable: 'Liste' }] } }),
  Update: PUT(tables.changed({ lbTable: 'États des équipements' })),
  Insert: POST(tables.added()),
  /** False deletes a table, true restores it. */
  ChangeActif: POST({
    input: z.object({ idTableGuid: wire.guid(), isActif: z.boolean(), dtModification: wire.asRead() }),
    value: sysTable,
    example: { input: { idTableGuid: etats.idTableGuid, isActif: false }, value: { ...etats, isActif: false } },
  }),
})
