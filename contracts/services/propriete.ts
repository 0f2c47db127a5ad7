import * as z from 'zod/mini'
import * as wire from '../wire/fields.ts'
import { proposed } from '../wire/schema.ts'

/** How a value is entered: what properties and parameters have alike. */
export const templated = {
  lbDescription: z.nullable(z.string()),
  /** Null: text. */
  idControlEdit: z.nullable(z.int()),
  /** Of a SysValeur, the table whose values are offered. */
  refTable: proposed(z.optional(z.nullable(z.string()))),
}

/** The same as it is sent. */
export const templatedSent = {
  lbDescription: wire.maybeText(),
  idControlEdit: z.optional(z.nullable(wire.id())),
  refTable: proposed(z.optional(z.nullable(wire.ref()))),
}

/** A value that a version of a mode or of a referential holds once. */
export const propriete = z.object({
  idPropriete: z.int(),
  refPropriete: z.string(),
  lbPropriete: z.string(),
  ...templated,
  /** In its text form: what its control says. */
  value: z.nullable(z.string()),
  isActif: z.boolean(),
  /** The name of its control, and its data type. */
  template: z.string(),
  type: z.string(),
  dtModification: wire.asRead(),
})
export type Propriete = z.infer<typeof propriete>

/** What a new property is sent with, besides whose it is. */
export const proprieteSent = {
  refPropriete: wire.ref(),
  lbPropriete: wire.label(),
  ...templatedSent,
  value: wire.maybeText(),
  isActif: z.optional(z.boolean()),
}

/** Which value is set, besides whose it is. */
export const valeurSent = { idPropriete: wire.id(), value: z.nullable(wire.text()), dtModification: wire.asRead() }

/** A property that is a day. */
export const archivage: Propriete = {
  idPropriete: 1,
  refPropriete: 'ARCHIVAGE',
  lbPropriete: 'Archivage',
  lbDescription: 'Jour du dernier archivage',
  idControlEdit: 4,
  refTable: null,
  value: '2026-01-31',
  isActif: true,
  template: 'Date',
  type: 'DT',
  dtModification: '2026-01-12T09:15:00.000Z',
}

const { refPropriete, lbPropriete, lbDescription, idControlEdit, refTable, isActif, idPropriete, dtModification } = archivage

/** What the examples send and receive, besides whose it is. */
export const examples = {
  inserted: { refPropriete, lbPropriete, lbDescription, idControlEdit, refTable, value: archivage.value, isActif },
  valued: { idPropriete, value: '2026-03-31', dtModification },
  after: { ...archivage, value: '2026-03-31' },
}
