import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { proposed } from '../../../wire/schema.ts'
import { DELETE, GET, POST, PUT, service } from '../../../wire/service.ts'
import { written } from '../../../wire/written.ts'
import { importResult } from '../../import-result.ts'

export const sysValeur = z.object({
  idValeurGuid: z.string(),
  idValeur: z.int(),
  idTableGuid: z.string(),
  refTable: z.string(),
  refValeur: z.string(),
  lbValeur: z.string(),
  lbCourt: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** An object, as JSON. */
  extendedData: z.nullable(z.string()),
  /** Its parent, in a hierarchy. */
  idValeurParent: z.nullable(z.int()),
  /** 0 at a root. */
  niveauParent: z.int(),
  ordre: proposed(z.optional(z.int())),
  isActif: z.boolean(),
  dtModification: wire.asRead(),
})
export type SysValeurRecord = z.infer<typeof sysValeur>

const sent = {
  idTableGuid: wire.guid(),
  refValeur: wire.ref(),
  lbValeur: wire.label(),
  lbCourt: z.optional(z.nullable(wire.label())),
  description: wire.maybeText(),
  extendedData: z.optional(z.nullable(wire.json())),
  idValeurParent: z.optional(z.nullable(wire.id())),
  ordre: proposed(z.optional(z.int())),
  isActif: z.optional(z.boolean()),
}

export const bonEtat: SysValeurRecord = {
  idValeurGuid: '8b1f6a3e-5c0d-5e7a-8f21-9d4c2b1a0e51',
  idValeur: 1,
  idTableGuid: '2f0c9a55-8a1b-5d1e-9a35-6a7f3c1d2e41',
  refTable: 'Prm.RefEtat',
  refValeur: 'BON',
  lbValeur: 'Bon état',
  lbCourt: 'Bon',
  description: null,
  extendedData: '{"couleur":"vert"}',
  idValeurParent: null,
  niveauParent: 0,
  ordre: 1,
  isActif: true,
  dtModification: '2026-01-12T09:15:00.000Z',
}

const { idTableGuid } = bonEtat
const values = written({ record: sysValeur, key: { idValeurGuid: wire.guid() }, written: sent, example: bonEtat })

/** Lines of the fixtures: one that is there, and one that is not. */
const lines = 'refValeur;lbValeur;lbCourt\nBON;En bon état;Bon\nUSE;Usé;\n'

/** Values of the system tables. */
export const SysValeur = service('/api/Core/SysValeur', {
  /** The table by its key or its reference. `idValeurParent`: only its children, `''` only the roots. */
  GetList: GET({
    input: z.object({ idTableGuid: z.optional(wire.guid()), refTable: z.optional(z.string()), idValeurParent: proposed(z.optional(z.union([wire.id(), z.literal('')]))) }),
    value: z.array(sysValeur),
    example: { input: { idTableGuid }, value: [bonEtat] },
  }),
  Update: PUT(values.changed({ lbValeur: 'En bon état' })),
  Insert: POST(values.added()),
  Delete: DELETE({
    input: z.object({ idValeurGuid: wire.guid() }),
    value: z.boolean(),
    example: { input: { idValeurGuid: bonEtat.idValeurGuid }, value: true },
  }),
  /** CSV or XLSX: by `refValeur`, what is there is changed, the rest added, nothing deleted. `dryRun` only says what would be. */
  Import: POST({
    input: z.object({ idTableGuid: wire.guid(), file: wire.file(), dryRun: proposed(z.optional(z.boolean())) }),
    query: ['dryRun'],
    value: importResult,
    example: { input: { idTableGuid, file: new File([lines], 'valeurs.csv', { type: 'text/csv' }) }, value: { inserted: 1, updated: 1, errors: [] } },
  }),
})
