import * as z from 'zod/mini'
import * as wire from '../wire/fields.ts'
import { record } from '../wire/record.ts'
import { proposed } from '../wire/schema.ts'

/** How a value is entered: what properties and parameters have alike, with these examples. */
export const templated = (example: { lbDescription: string; idControlEdit: number }) =>
  ({
    lbDescription: [z.nullable(z.string()), example.lbDescription, wire.maybeLabel()],
    /** Null: text. */
    idControlEdit: [z.nullable(z.int()), example.idControlEdit, wire.maybe(wire.id())],
    /** Of a SysValeur, the table whose values are offered. */
    refTable: [proposed(wire.maybe(z.string())), null, proposed(wire.maybe(wire.ref()))],
  }) as const

/** A value that a version of a mode or of a referential holds once; that of the example is a day. */
const proprietes = record({
  idPropriete: [z.int(), 1],
  refPropriete: [z.string(), 'ARCHIVAGE', wire.ref()],
  lbPropriete: [z.string(), 'Archivage', wire.label()],
  ...templated({ lbDescription: 'Jour du dernier archivage', idControlEdit: 4 }),
  /** In its text form: what its control says. */
  value: [z.nullable(z.string()), '2026-01-31', wire.maybeText()],
  isActif: [z.boolean(), true, z.optional(z.boolean())],
  /** The name of its control, and its data type. */
  template: [z.string(), 'Date'],
  type: [z.string(), 'DT'],
  dtModification: [wire.asRead(), '2026-01-12T09:15:00.000Z'],
})
export const { schema: propriete, example: archivage, sent: proprieteSent } = proprietes
export type Propriete = z.infer<typeof propriete>

/** Which value is set, besides whose it is. */
export const valeurSent = { idPropriete: wire.id(), value: z.nullable(wire.text()), dtModification: wire.asRead() }

const { idPropriete, dtModification } = archivage

/** What the examples send and receive, besides whose it is. */
export const examples = {
  inserted: proprietes.added().example.input,
  valued: { idPropriete, value: '2026-03-31', dtModification },
  after: { ...archivage, value: '2026-03-31' },
}
