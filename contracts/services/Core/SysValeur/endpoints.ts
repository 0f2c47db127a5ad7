import * as z from 'zod/mini'
import * as wire from '../../../wire/fields.ts'
import { record } from '../../../wire/record.ts'
import { marked, proposed } from '../../../wire/schema.ts'
import { DELETE, GET, POST, PUT, service } from '../../../wire/service.ts'
import { importResult } from '../../import-result.ts'

const values = record({
  idValeurGuid: [z.string(), '8b1f6a3e-5c0d-5e7a-8f21-9d4c2b1a0e51'],
  idValeur: [z.int(), 1],
  idTableGuid: [z.string(), '2f0c9a55-8a1b-5d1e-9a35-6a7f3c1d2e41', wire.guid()],
  refTable: [z.string(), 'Prm.RefEtat'],
  refValeur: [z.string(), 'BON', wire.ref()],
  lbValeur: [z.string(), 'Bon état', wire.label()],
  lbCourt: [z.nullable(z.string()), 'Bon', wire.maybe(wire.label())],
  description: [z.nullable(z.string()), null, wire.maybeText()],
  /** An object, as JSON. */
  extendedData: [marked(z.nullable(z.string()), { format: 'json' }), '{"couleur":"vert"}', wire.maybe(wire.json())],
  /** Its parent, in a hierarchy. */
  idValeurParent: [z.nullable(z.int()), null, wire.maybe(wire.id())],
  /** 0 at a root. */
  niveauParent: [z.int(), 0],
  ordre: [proposed(z.optional(z.int())), 1, proposed(z.optional(z.int()))],
  isActif: [z.boolean(), true, z.optional(z.boolean())],
  dtModification: [wire.asRead(), '2026-01-12T09:15:00.000Z'],
})
export const { schema: sysValeur, example: bonEtat } = values
export type SysValeurRecord = z.infer<typeof sysValeur>

const { idTableGuid } = bonEtat

/** Lines of the fixtures: one that is there, and one that is not. */
const lines = 'refValeur;lbValeur;lbCourt\nBON;En bon état;Bon\nUSE;Usé;\n'

/** Values of the system tables. */
export const SysValeur = service('/api/Core/SysValeur', {
  /** The table by its key or its reference. `idValeurParent`: only its children, `''` only the roots. */
  GetList: GET({
    input: z.object({
      idTableGuid: z.optional(wire.guid()),
      refTable: z.optional(z.string()),
      idValeurParent: proposed(z.optional(z.union([wire.id(), z.literal('')]))),
    }),
    value: z.array(sysValeur),
    example: { input: { idTableGuid }, value: [bonEtat] },
  }),
  Update: PUT(values.changed({ idValeurGuid: wire.guid() }, { lbValeur: 'En bon état' })),
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
    example: {
      input: { idTableGuid, file: new File([lines], 'valeurs.csv', { type: 'text/csv' }) },
      value: { inserted: 1, updated: 1, errors: [] },
    },
  }),
})
