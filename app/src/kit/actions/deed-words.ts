import type { RefAction } from '@ronde/contracts/actions'
import type { Text } from '../../locales/intl.ts'
import { sourceOf } from '../../notices/notice.ts'
import type { AnyEndpoint } from '../place/row.ts'

/** An action, and the call it sends. */
export interface Deed {
  endpoint: AnyEndpoint
  /** Name of the action; without one the words are those of a change. */
  action?: RefAction | undefined
}

/** Noun of so many records and participle of what was done to them, in gender and number: “affaires”, “désactivées”. */
export function deedWords(
  { endpoint, action }: Deed,
  count: number,
  text: Text,
): { things: string; done: string; form: string } {
  const source = sourceOf(endpoint)
  const [service = ''] = source.split('/')
  // A call may change another thing than the others of its service.
  const thing = text.of(`thing.${source}`, '', { count }) === '' ? service : source
  const named = text.of(`thing.${thing}`, '', { count })
  const gender = named === '' ? text('gender.other') : text.of(`gender.${thing}`, '')
  const values = { form: count > 1 ? `${gender}s` : gender }
  return {
    things: named || text('thing.other', { count }),
    done: (action && text.of(`done.${action}`, '', values)) || text('done.other', values),
    ...values,
  }
}

/** A sentence with its first letter as a capital. */
export const capital = (sentence: string): string => sentence.replace(/^./u, (first) => first.toUpperCase())
