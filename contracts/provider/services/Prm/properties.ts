import * as z from 'zod'
import {
  asRead,
  begun,
  columnsOf,
  type Connection,
  found,
  id,
  label,
  maybeLabel,
  maybeText,
  noKey,
  readOnlyFields,
  recordsOf,
  reference,
  text,
  type Work,
} from '../kit.ts'
import { refuseUnfit, templateFor, withControl } from '../Core/controls.ts'

/** Owner of a property: a version of a mode, or of a referential. */
type Owner = { idModeversion: number } | { idReferentielVersion: number }

const owned = (owner: Owner) =>
  'idModeversion' in owner
    ? (['idModeversion', owner.idModeversion] as const)
    : (['idReferentielVersion', owner.idReferentielVersion] as const)

const rowsOf = begun((db) =>
  db
    .selectFrom('propriete')
    .select([
      'idPropriete',
      'refPropriete',
      'lbPropriete',
      'lbDescription',
      'value',
      'idControlEdit',
      'refTable',
      'isActif',
      'dtModification',
    ]),
)

/** The properties of a version; `withControl` gives their wire format. */
export const proprietesOf = (db: Connection, owner: Owner) => rowsOf(db).where(...whereOwned(owner))

const whereOwned = (owner: Owner) => {
  const [column, key] = owned(owner)
  return [column, '=', key] as const
}

const proprietes = recordsOf({
  table: 'propriete',
  key: 'idPropriete',
  typeObjet: 'Propriete',
  label: ({ refPropriete }) => refPropriete,
  unique: 'refPropriete',
  from: rowsOf,
  as: withControl,
})

/** Columns that properties can be filtered and sorted by. */
export const proprieteColumns = columnsOf('propriete', {
  number: ['idPropriete', 'idControlEdit'],
  code: ['refTable'],
  text: ['refPropriete', 'lbPropriete', 'lbDescription', 'value'],
  flag: ['isActif'],
  instant: ['dtModification'],
})

/** Input of a new property, besides its owner. */
export const proprieteFields = {
  idPropriete: noKey,
  refPropriete: reference,
  lbPropriete: label,
  lbDescription: maybeLabel,
  value: maybeText,
  idControlEdit: id.nullish(),
  refTable: reference.nullish(),
  isActif: z.boolean().default(true),
  dtModification: noKey,
  ...readOnlyFields('template', 'type'),
}
type Written = z.output<z.ZodObject<typeof proprieteFields>>

/** Input of a new value, besides its owner; null clears it. */
export const valeurFields = {
  idPropriete: id,
  value: text.nullable().transform((given) => given || null),
  dtModification: asRead,
}
type Valued = z.output<z.ZodObject<typeof valeurFields>>

export const inserted = { fr: 'Propriété ajoutée', en: 'Property added' }
export const saved = { fr: 'Valeur enregistrée', en: 'Value saved' }

/** Sets the value of a property of a version that may be changed. Throws 404 for another version's, 409, R30. */
export async function setValue(work: Work, owner: Owner, { idPropriete, value, dtModification }: Valued) {
  found(await proprietesOf(work.db, owner).where('idPropriete', '=', idPropriete).executeTakeFirst())
  const claim = await work.claim(proprietes, idPropriete, dtModification)
  await refuseUnfit(work.db, claim.before, value)
  return work.update(claim, { value })
}

/** Adds a property to a version that may be changed. Throws R2, R30, and what `templateFor` does. */
export async function addProperty(work: Work, owner: Owner, { value, idControlEdit, refTable, ...row }: Written) {
  const template = await templateFor(work.db, { idControlEdit, refTable })
  await refuseUnfit(work.db, template, value)
  const whose = { idModeversion: null, idReferentielVersion: null, ...owner }
  return work.insert(proprietes, { ...row, ...template, ...whose, value })
}
