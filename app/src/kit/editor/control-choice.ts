import { SysTable } from '@ronde/contracts/services/Core/SysTable'
import { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import { type EditorContext, type ReadSource, type Source, source, type Values } from './context.ts'
import { choice, type ChoiceField, type Field, type FieldOptions } from './fields.ts'

const tables = source(SysTable.GetList, () => ({}))

type Valeur = (typeof SysValeur.GetList.example.value)[number]
const known = new Map<string, Source<Valeur>>()

/** The values of a table; the same source for the same table, so that it is read once. */
const valuesOf = (refTable: string): Source<Valeur> => {
  const before = known.get(refTable)
  if (before) return before
  const made = source(SysValeur.GetList, () => ({ refTable }))
  known.set(refTable, made)
  return made
}

/** Values of a hierarchy stand below their parents. */
export const asTree = { id: ({ idValeur }: Valeur) => idValeur, parent: ({ idValeurParent }: Valeur) => idValeurParent }

/** A value of a system table as it is offered. */
export const optionOf = (by: 'idValeur' | 'refValeur') => (valeur: Valeur) => ({
  value: valeur[by],
  label: valeur.lbValeur,
  description: valeur.refValeur,
})

/** One of the active values of a system table, such as `Prm.ModTacheType`, by its key or by its reference. */
export const valueOf = <Name extends string, V = Values>(
  name: Name,
  refTable: string,
  by: 'idValeur' | 'refValeur' = 'idValeur',
  options: FieldOptions<V> = {},
) => choice<Name, Valeur, V>(name, valuesOf(refTable), { option: optionOf(by), tree: asTree, ...options })

/** The choice that a field is: its own, or that of its template control (`SysTable`, `SysValeur`); null when it is none. */
export function choiceOf(field: Field, values: Values, context: EditorContext, read: ReadSource): ChoiceField | null {
  if (field.kind === 'choice') return field
  if (field.kind !== 'control') return null
  const control = field.control(values, context, read)
  const { name, label, help, isWide } = field
  if (control?.refControl === 'SysTable')
    return choice(name, tables, {
      label,
      help,
      isWide,
      option: ({ refTable, lbTable }) => ({ value: refTable, label: lbTable, description: refTable }),
    })
  if (control?.refControl === 'SysValeur' && control.refTable)
    return valueOf(name, control.refTable, 'refValeur', { label, help, isWide })
  return null
}
