import { SysTable } from '@ronde/contracts/services/Core/SysTable'
import { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import { type EditorContext, type Source, source, type Values } from './context.ts'
import { choice, type ChoiceField, type Field } from './fields.ts'

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

/** The choice that a field is: its own, or that of its template control (`SysTable`, `SysValeur`); null when it is none. */
export function choiceOf(field: Field, values: Values, context: EditorContext): ChoiceField | null {
  if (field.kind === 'choice') return field
  if (field.kind !== 'control') return null
  const control = field.control(values, context)
  const { name, label, help, isWide } = field
  if (control?.refControl === 'SysTable')
    return choice(name, tables, { label, help, isWide, option: ({ refTable, lbTable }) => ({ value: refTable, text: lbTable, description: refTable }), offered: ({ isActif }) => isActif })
  if (control?.refControl === 'SysValeur' && control.refTable)
    return choice(name, valuesOf(control.refTable), {
      label, help, isWide,
      option: ({ refValeur, lbValeur }) => ({ value: refValeur, text: lbValeur, description: refValeur }),
      offered: ({ isActif }) => isActif,
      tree: { id: ({ idValeur }) => idValeur, parent: ({ idValeurParent }) => idValeurParent },
    })
  return null
}
