import type { RefAction } from '@ronde/contracts/actions'
import type { Text } from '../../locales/intl.ts'
import type { AnyRow } from '../place/row.ts'
import type { Action, Around, SaveAction } from './action.ts'
import { capital, deedWords } from './deed-words.ts'

/** Actions that take something from people: on several rows they are asked about, although they can be taken back. */
const serious: readonly RefAction[] = ['Desactiver', 'Verrouiller', 'Supprimer']

/** The first five names, and how many more there are. */
export function namesOf(rows: readonly AnyRow[], nameOf: (row: AnyRow) => string, text: Text): string {
  const names = rows.slice(0, 5).map(nameOf).join(', ')
  return rows.length > 5 ? text('bulk.andMore', { names, count: rows.length - 5 }) : names
}

/** Rows that an action leaves out, reason by reason, in words. */
export function sparedWords(
  action: Action<AnyRow>,
  spared: readonly AnyRow[],
  { around, nameOf, text }: { around: Around; nameOf: (row: AnyRow) => string; text: Text },
): string[] {
  const byReason = Map.groupBy(spared, (row) => action.spares?.(row, around) ?? null)
  return [...byReason].flatMap(([reason, rows]) =>
    reason === null ? [] : [text('action.spared', { names: namesOf(rows, nameOf, text), reason: text(reason) })],
  )
}

/** The rows of a list that a window can show at once, at most: above them stand the bar, the title and the tools. */
export const rowsInSight = (): number => Math.max(8, Math.floor((window.innerHeight - 240) / 36))

/** How many of the rows are out of sight, if any. */
export const hiddenWords = (hidden: number, count: number, text: Text): string[] =>
  hidden > 0 ? [text('bulk.hidden', { hidden, count })] : []

interface Asked {
  name: RefAction
  action: SaveAction<AnyRow>
  rows: readonly AnyRow[]
  /** How many of them a search, filters or the length of the list hide; `inSight`: how many can be seen at once. */
  hidden: number
  inSight: number
  /** Rows that were chosen and do not qualify. */
  misfits: number
  /** Rows that are left out, in words. */
  spared: readonly string[]
  /** Consequences, in words. */
  follows: string | null
}

/** The question before an action: how many rows, which, the ones left out, the consequences; null where none is needed. */
export function questionOf(
  { name, action, rows, hidden, inSight, misfits, spared, follows }: Asked,
  nameOf: (row: AnyRow) => string,
  text: Text,
): string | null {
  const { ask } = action
  const [first] = rows
  const isUnseen = hidden > 0 || rows.length > inSight
  if (!ask && !isUnseen && follows === null && !(serious.includes(name) && (rows.length > 1 || spared.length > 0)))
    return null
  const values = {
    count: rows.length,
    name: first ? nameOf(first) : '',
    names: namesOf(rows, nameOf, text),
    ...deedWords({ endpoint: action.endpoint, action: name }, rows.length, text),
  }
  return [
    capital(text(ask ?? 'bulk.ask', values)),
    ...hiddenWords(hidden, rows.length, text),
    ...(misfits > 0 ? [text('action.someFit', { count: rows.length, all: rows.length + misfits })] : []),
    ...spared,
    ...(follows === null ? [] : [follows]),
    ...(ask ? [] : [text(action.undo ? 'bulk.canUndo' : 'bulk.forGood')]),
  ].join('\n')
}
