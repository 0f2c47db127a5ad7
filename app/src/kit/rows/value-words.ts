import type { Text } from '../../locales/intl.ts'
import type { ValueTable } from './shape.ts'

/** A value of a system table. */
interface ValueNamed {
  table: ValueTable
  refValeur: string
  /** Its label in the table; '' where the table is not read, or does not have the value. */
  label: string
}

/**
 * A value of a system table in words: its label. In other languages than French, the console's own word `code.<VALUE>` as long
 * as nobody has changed the label; that word also where no label is known, else the reference.
 */
export function valueWords({ table, refValeur, label }: ValueNamed, text: Text): string {
  const isOwn = label === '' || (text.locale !== 'fr' && label === table.atFirst?.get(refValeur))
  return isOwn ? text.of(`code.${refValeur}`, label || refValeur) : label
}
