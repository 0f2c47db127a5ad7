import type { RefAction } from '@ronde/contracts/actions'
import type { Text } from '../../locales/intl.ts'
import type { AnyRow } from '../screen.ts'
import type { Action, Around, SaveAction } from './action.ts'

/** What takes something from people: done to several rows at once it is asked about, whatever takes it back. */
const serious: readonly RefAction[] = ['Desactiver', 'Verrouiller', 'Supprimer']

/** The first five names. */
export const namesOf = (rows: readonly AnyRow[], nameOf: (row: AnyRow) => string): string => rows.slice(0, 5).map(nameOf).join(', ') + (rows.length > 5 ? '…' : '')

/** Rows that an action leaves out, reason by reason, in words. */
export function sparedWords(action: Action<AnyRow>, spared: readonly AnyRow[], { around, nameOf, text }: { around: Around; nameOf: (row: AnyRow) => string; text: Text }): string[] {
  const byReason = Map.groupBy(spared, (row) => action.spares?.(row, around) ?? null)
  return [...byReason].flatMap(([reason, rows]) => (reason === null ? [] : [text('action.spared', { names: namesOf(rows, nameOf), reason: text(reason) })]))
}

interface Asked {
  name: RefAction
  action: SaveAction<AnyRow>
  rows: readonly AnyRow[]
  /** Rows that were chosen and do not qualify. */
  misfits: number
  /** Rows that are left out, in words. */
  spared: readonly string[]
  /** What follows, in words. */
  follows: string | null
}

/** The question before an action: how many, which, who is left out, what follows; null where none is needed. */
export function questionOf({ name, action, rows, misfits, spared, follows }: Asked, nameOf: (row: AnyRow) => string, text: Text): string | null {
  const { ask } = action
  const [first] = rows
  if (!ask && follows === null && !(serious.includes(name) && (rows.length > 1 || spared.length > 0))) return null
  const values = { count: rows.length, name: first ? nameOf(first) : '', names: namesOf(rows, nameOf) }
  return [
    text(ask ?? 'bulk.ask', values),
    ...(misfits > 0 ? [text('action.someFit', { count: rows.length, all: rows.length + misfits })] : []),
    ...spared,
    ...(follows === null ? [] : [follows]),
  ].join('\n')
}
