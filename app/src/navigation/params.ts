import { addressOf, queryOf } from '../base/address.ts'

/** One value of a record as a query string holds it. */
const plain = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null

/**
 * A menu item's `param` for the current record (docs/specification/console.md#routes-from-menus): `name=constant`, or a name whose value the
 * record has. A missing value leaves its parameter out.
 */
export function readParams(param: string | null, record: object): Record<string, string> {
  const own = new Map(Object.entries(record))
  return Object.fromEntries(
    (param ?? '').split(';').flatMap((entry) => {
      const [name = '', ...constant] = entry.split('=').map((part) => part.trim())
      const value = constant.length > 0 ? constant.join('=') : plain(own.get(name))
      return name && value ? [[name, value]] : []
    }),
  )
}

/** The address a menu item leads to from a record. */
export const addressFrom = ({ path, param }: { path: string | null; param: string | null }, record: object): string =>
  addressOf(path ?? '/', queryOf(readParams(param, record)))
