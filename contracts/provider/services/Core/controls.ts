import * as z from 'zod'
import { type Connection, found, invalidField, mustBeThere, Refusal, text as freeText } from '../kit.ts'
import { valuesIn } from './values-in.ts'

/** Controls and their data types (docs/specification/codes.md#controls), by their keys from 1. */
export const controls = [
  { idControlEdit: 1, refControl: 'Text', lbControl: 'Texte', type: 'T' },
  { idControlEdit: 2, refControl: 'Integer', lbControl: 'Nombre entier', type: 'NI' },
  { idControlEdit: 3, refControl: 'Number', lbControl: 'Nombre', type: 'T' },
  { idControlEdit: 4, refControl: 'Date', lbControl: 'Date', type: 'DT' },
  { idControlEdit: 5, refControl: 'DateTime', lbControl: 'Date et heure', type: 'DT' },
  { idControlEdit: 6, refControl: 'Time', lbControl: 'Heure', type: 'T' },
  { idControlEdit: 7, refControl: 'Boolean', lbControl: 'Oui ou non', type: 'B' },
  { idControlEdit: 8, refControl: 'SysTable', lbControl: 'Table système', type: 'T' },
  { idControlEdit: 9, refControl: 'SysValeur', lbControl: "Valeur d'une table", type: 'T' },
] as const

type Control = (typeof controls)[number]

const text: Control = controls[0]

/** Control of a value, and its table. */
export interface Template {
  /** Null: text. */
  idControlEdit: number | null
  /** The table whose values are offered, of a SysValeur. */
  refTable: string | null
}

/** The control of a template. */
export const controlOf = ({ idControlEdit }: Pick<Template, 'idControlEdit'>): Control =>
  controls.find((control) => control.idControlEdit === idControlEdit) ?? text

/** A row with the names of its control and of its data type. */
export function withControl<Row extends Pick<Template, 'idControlEdit'>>(
  row: Row,
): Row & { template: string; type: string } {
  const { refControl, type } = controlOf(row)
  return { ...row, template: refControl, type }
}

/** A template as stored. Throws 404 for an unknown control or table, 400 for a SysValeur without a table. */
export async function templateFor(
  db: Connection,
  { idControlEdit = null, refTable = null }: { [Name in keyof Template]?: Template[Name] | undefined },
): Promise<Template> {
  const control = found(idControlEdit === null ? text : controls.find((known) => known.idControlEdit === idControlEdit))
  if (control.refControl !== 'SysValeur') return { idControlEdit, refTable: null }
  if (refTable === null) throw invalidField('refTable')
  await mustBeThere(db, 'systable', { refTable })
  return { idControlEdit, refTable }
}

/** A valid value, and the key of the SysValeur it names. */
export interface Judged {
  value: string
  idValeur: number | null
}

/** Validates a text for a control: null when it is not valid. */
export type Judge = (given: string) => Judged | null

const forms: Readonly<Record<Exclude<Control['refControl'], 'SysTable' | 'SysValeur'>, z.ZodType<string>>> = {
  Text: freeText,
  // Digits only: the rule INTEGER allows no sign.
  Integer: z.string().regex(/^\d{1,15}$/),
  Number: z.string().regex(/^-?\d{1,15}(\.\d{1,10})?$/),
  Date: z.iso.date(),
  DateTime: z.iso.datetime(),
  Time: z.iso.time({ precision: -1 }),
  Boolean: z.enum(['true', 'false']),
}

/** Makes the validator of a template: for any value, or for `only` one, which is looked up alone. */
export async function judgeOf(db: Connection, template: Template, only?: string): Promise<Judge> {
  const { refControl } = controlOf(template)
  if (refControl === 'SysTable') {
    const tables = db.selectFrom('systable').select('refTable')
    const known = new Set(
      (await (only === undefined ? tables : tables.where('refTable', '=', only)).execute()).map(
        ({ refTable }) => refTable,
      ),
    )
    return (value) => (known.has(value) ? { value, idValeur: null } : null)
  }
  if (refControl === 'SysValeur') {
    const values = valuesIn(db, template.refTable ?? '').select(['sysvaleur.idValeur', 'sysvaleur.refValeur'])
    const rows = await (only === undefined ? values : values.where('sysvaleur.refValeur', '=', only)).execute()
    const known = new Map(rows.map(({ idValeur, refValeur }) => [refValeur, idValeur]))
    return (value) => {
      const idValeur = known.get(value)
      return idValeur === undefined ? null : { value, idValeur }
    }
  }
  const form = forms[refControl]
  return (value) => {
    const { data } = form.safeParse(value)
    return data === undefined ? null : { value: data, idValeur: null }
  }
}

/** Throws R30 for a value that does not fit its control. None fits every control. */
export async function refuseUnfit(db: Connection, template: Template, value: string | null): Promise<void> {
  if (value === null) return
  const judge = await judgeOf(db, template, value)
  if (judge(value) === null) throw new Refusal('R30')
}
