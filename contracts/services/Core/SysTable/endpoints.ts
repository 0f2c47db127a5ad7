import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { proposed } from '../../../wire/schema.ts'
import { service } from '../../../wire/service.ts'

const endpoint = service('/api/Core/SysTable')

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

const written = {
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

const { refTable, lbTable, idTypeTable, description, isActif } = etats
const key = { idTableGuid: etats.idTableGuid }

const GetList = endpoint({ operation: 'GetList', verb: 'GET', input: z.object({}), value: z.array(sysTable), example: { input: {}, value: [etats] } })

const GetTypeList = endpoint({
  operation: 'GetTypeList',
  verb: 'GET',
  input: z.object({}),
  value: z.array(z.object(typeTable)),
  example: { input: {}, value: [{ idTypeTable: 1, refTypeTable: 'L', lbTypeTable: 'Liste' }] },
})

const Insert = endpoint({
  operation: 'Insert',
  verb: 'POST',
  input: z.object(written),
  value: sysTable,
  example: { input: { refTable, lbTable, idTypeTable, description, isActif }, value: etats },
})

const Update = endpoint({
  operation: 'Update',
  verb: 'PUT',
  input: z.object({ idTableGuid: wire.guid(), ...written, dtModification: wire.asRead() }),
  value: sysTable,
  example: {
    input: { ...key, refTable, lbTable: 'États des équipements', idTypeTable, description, isActif, dtModification: etats.dtModification },
    value: { ...etats, lbTable: 'États des équipements' },
  },
})

const ChangeActif = endpoint({
  operation: 'ChangeActif',
  verb: 'POST',
  /** False deletes a table, true restores it. */
  input: z.object({ idTableGuid: wire.guid(), isActif: z.boolean(), dtModification: wire.asRead() }),
  value: sysTable,
  example: { input: { ...key, isActif: false }, value: { ...etats, isActif: false } },
})

/** Tables of values that people configure, lists or hierarchies. */
export const SysTable = { GetList, GetTypeList, Update, Insert, ChangeActif }
