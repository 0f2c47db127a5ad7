import type { RefAction } from '@ronde/contracts/actions'
import type { Text } from '../../locales/intl.ts'
import { sourceOf } from '../../notices/notice.ts'
import type { AnyEndpoint } from '../place/row.ts'

/** An action, and the call that does it. */
export interface Deed {
  endpoint: AnyEndpoint
  /** The action that does it; without one it is a change. */
  action?: RefAction | undefined
}

/** Noun of so many records and participle of what was done to them, in gender and number: “affaires”, “désactivées”. */
export function deedWords(
  { endpoint, action }: Deed,
  count: number,
  text: Text,
): { things: string; done: string; form: string } {
  const [service = ''] = sourceOf(endpoint).split('/')
  const named = text.of(`thing.${service}`, '', { count })
  const gender = named === '' ? text('gender.other') : text.of(`gender.${service}`, '')
  const values = { form: count > 1 ? `${gender}s` : gender }
  return {
    things: named || text('thing.other', { count }),
    done: (action && text.of(`done.${action}`, '', values)) || text('done.other', values),
    ...values,
  }
}

/** A sentence that a noun begins. */
export const capital = (sentence: string): string => sentence.replace(/^./u, (first) => first.toUpperCase())
