import { SysValeur } from '@ronde/contracts/services/Core/SysValeur'
import { convert } from '@ronde/ui/rules'
import { formatInstant } from '../../base/dates.ts'
import { useText } from '../../locales/use-text.ts'
import { useRead } from '../../kit/ask/use-read.ts'

/** A value in its text form, and the template control that gives its type (docs/specification/codes.md#controls). */
export interface Controlled {
  value: string | null
  /** `refControl`. */
  template: string
  /** The table whose values a `SysValeur` names. */
  refTable?: string | null | undefined
}

/** A value in readable form: a day, a number or a yes/no in the user's language, a value of a table by its label. */
export function ControlText({ value, template, refTable }: Controlled) {
  const text = useText()
  const { value: rows } = useRead(SysValeur.GetList, template === 'SysValeur' && refTable ? { refTable } : null)
  if (value === null || value === '') return '–'
  if (template === 'Boolean') return text(convert('Boolean', value) ? 'conflict.yes' : 'conflict.no')
  if (template === 'Integer' || template === 'Number')
    return Number.isFinite(Number(value)) ? text.number(Number(value)) : value
  if (template === 'Date') return formatInstant(value, 'date')
  if (template === 'DateTime') return formatInstant(value)
  return rows?.find(({ refValeur }) => refValeur === value)?.lbValeur ?? value
}
