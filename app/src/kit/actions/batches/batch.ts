import type { Log } from '@ronde/contracts/services/Core/SysLog'
import { same } from '../../editor/equal.ts'
import { inputFields } from '../../editor/schema.ts'
import { type AnyEndpoint, type AnyRow, isRecord } from '../../place/row.ts'
import type { BulkRun } from '../bulk.ts'

/** A field of a row that a batch changed, by its wire names: as the log has it. */
export interface BatchChange {
  readonly champ: string
  readonly ancien: unknown
  readonly nouveau: unknown
}

/** A row that a batch changed. */
export interface BatchRow {
  readonly key: string
  readonly name: string
  readonly changes: readonly BatchChange[]
}

/** One change of many rows: as this browser sent it, or as the log tells of it. */
export interface Batch {
  readonly id: string
  /** When the batch was started: an ISO instant. */
  readonly at: string
  /** Name of the user who made the changes; null for the signed-in user. */
  readonly who: string | null
  /** Title of the change as the screen named it; null where it is known from the log alone. */
  readonly title: string | null
  readonly rows: readonly BatchRow[]
}

/** A batch as it is kept. */
export interface KeptBatch extends Batch {
  /** View on which the batch was started. */
  readonly view: string
}

/** Rows that a batch of this browser changed; a row whose state before is not known is none. */
export function batchOf({ bulk, saved }: BulkRun, id: string): KeptBatch | null {
  const rows = saved.flatMap(({ item: { before, keys, name, input } }): BatchRow[] => {
    const [key] = keys
    if (!before || key === undefined || !isRecord(input)) return []
    const changes = Object.entries(input).flatMap(([champ, nouveau]): BatchChange[] =>
      champ in before && champ !== 'dtModification' && !same(before[champ], nouveau)
        ? [{ champ, ancien: before[champ], nouveau }]
        : [],
    )
    return changes.length > 0 ? [{ key, name, changes }] : []
  })
  return rows.length > 1
    ? { id, at: bulk.at ?? new Date().toISOString(), who: null, title: bulk.title, view: bulk.place, rows }
    : null
}

const isChange = (value: unknown): value is BatchChange => isRecord(value) && typeof value.champ === 'string'
const isRow = (value: unknown): value is BatchRow =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  typeof value.name === 'string' &&
  Array.isArray(value.changes) &&
  value.changes.every(isChange)

/** Whether a kept value is a batch: it may be of another build, or of anybody. */
export const isKeptBatch = (value: unknown): value is KeptBatch =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.at === 'string' &&
  typeof value.view === 'string' &&
  typeof value.title === 'string' &&
  Array.isArray(value.rows) &&
  value.rows.every(isRow)

/** Milliseconds between two lines of one batch: a longer pause is another one. */
const pause = 10_000

/** Fields of a line that are the record's: the address of whoever called stands among them. */
const changesOf = ({ changements }: Log): BatchChange[] =>
  changements
    .filter(({ champ }) => champ !== 'adresse')
    .map(({ champ, ancien, nouveau }) => ({ champ, ancien, nouveau }))

/** The batches that lines of the log tell of: of one person, the same fields of several records, with no long pause. */
export function loggedBatches(lines: readonly Log[]): Batch[] {
  const made: { batch: Batch; rows: Map<string, BatchRow>; last: number }[] = []
  const open = new Map<string, (typeof made)[number]>()
  for (const line of lines.toSorted((one, other) => Date.parse(one.dtLog) - Date.parse(other.dtLog))) {
    const changes = changesOf(line)
    if (line.refEtat !== 'OK' || line.refObjet === null || changes.length === 0) continue
    const kind = [line.idUser, line.refAction, ...changes.map(({ champ }) => champ).toSorted()].join(' ')
    const at = Date.parse(line.dtLog)
    const before = open.get(kind)
    // The same record twice means two batches, not one.
    const isNext = before && at - before.last <= pause && !before.rows.has(line.refObjet)
    const group = isNext
      ? before
      : {
          batch: { id: `log ${line.idLog}`, at: line.dtLog, who: line.lbUser, title: null, rows: [] },
          rows: new Map<string, BatchRow>(),
          last: at,
        }
    if (!isNext) made.push(group)
    group.rows.set(line.refObjet, { key: line.refObjet, name: line.lbObjet ?? line.refObjet, changes })
    group.last = at
    open.set(kind, group)
  }
  return made.flatMap(({ batch, rows }) => (rows.size > 1 ? [{ ...batch, rows: [...rows.values()] }] : [])).toReversed()
}

const isIn = (own: Batch, logged: Batch): boolean => {
  const rows = new Map(own.rows.map((row) => [row.key, row]))
  return logged.rows.every(({ key, changes }) => {
    const known = rows.get(key)
    return (
      known &&
      changes.every(({ champ, nouveau }) => {
        const change = known.changes.find((one) => one.champ === champ)
        return change && same(change.nouveau, nouveau)
      })
    )
  })
}

/** Batches of this browser and of the log, each once, those of rows that are here; the newest first. */
export const batchesHere = (
  own: readonly Batch[],
  logged: readonly Batch[],
  isHere: (key: string) => boolean,
): Batch[] =>
  [...own, ...logged.filter((one) => !own.some((known) => isIn(known, one)))]
    .filter(({ rows }) => rows.some(({ key }) => isHere(key)))
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))

/**
 * Whether a row can be put back. `can`: it stands as the batch left it; `was`: as it was before; `changed`: otherwise, by a
 * later change; `gone`: it is not there; `closed`: no call puts back what was changed.
 */
export type RowWay = 'can' | 'was' | 'changed' | 'gone' | 'closed'

export function wayOf({ changes }: BatchRow, now: AnyRow | undefined, endpoint: AnyEndpoint): RowWay {
  if (!now) return 'gone'
  const taken = inputFields(endpoint)
  if (changes.some(({ champ }) => !taken.has(champ) || !(champ in now))) return 'closed'
  if (changes.every(({ champ, ancien }) => same(now[champ] ?? null, ancien ?? null))) return 'was'
  return changes.every(({ champ, nouveau }) => same(now[champ] ?? null, nouveau ?? null)) ? 'can' : 'changed'
}

/** The row as it was before the batch, and is now in everything else. */
export const rowBefore = ({ changes }: BatchRow, now: AnyRow): AnyRow => ({
  ...now,
  ...Object.fromEntries(changes.map(({ champ, ancien }) => [champ, ancien ?? null])),
})
