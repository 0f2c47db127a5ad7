import type { RefAction } from '@ronde/contracts/actions'
import { confirm } from '@ronde/ui/confirm-dialog'
import { type EventCallable, createEvent } from 'effector'
import { useUnit } from 'effector-react'
import { useNavigate } from 'react-router-dom'
import type { Text } from '../../locales/intl.ts'
import { useText } from '../../locales/use-text.ts'
import { addressFrom } from '../../navigation/params.ts'
import type { Question } from '../record/readings.ts'
import type { AnyRow } from '../screen.ts'
import type { OfferedAction } from '../screen-actions.ts'
import type { Address } from '../use-address.ts'
import { takenOf } from '../wire-input.ts'
import type { Action, ActionContext, Actions, SaveAction } from './action.ts'
import { $isBulkRunning, type Bulk, bulkAsked, type BulkItem } from './bulk.ts'
import { filesAsked } from './download.ts'
import { undoAsked } from './undo.ts'
import './bulk-notices.ts'

/** A menu entry as a screen can answer it. */
export interface Offer extends OfferedAction {
  /** Goes there. */
  href: string | null
  /** Why it cannot be done now; null when it can. */
  blocked: string | null
  /** The rows it would act on: of those it was chosen on, the ones that qualify. */
  rows: readonly AnyRow[]
  /** Of how many. */
  of: number
}

/** What a screen tells its actions. */
export interface ActionsInput {
  own: Actions<AnyRow>
  context: ActionContext
  address: Address
  /** What a row is called. */
  nameOf: (row: AnyRow) => string
  key: string
  /** Where the rows are read, so that what is taken back is taken back from how they stand then; null for rows of this browser. */
  rows: Question | null
  /** What the kit does itself. */
  builtIn?: Partial<Record<RefAction, () => void>>
  /** It stands for one record, that of the page: what is open needs no key. */
  isOne?: boolean
  /** Why nothing can be changed here now: locked, an old version; null when it can. */
  readOnly?: string | null
}

const nothingRaised = createEvent()

/** What only looks, or is no change of the record. */
const looks: readonly Action<AnyRow>['kind'][] = ['panel', 'download', 'raise']

const blockedBy = (action: Action<AnyRow>, rows: readonly AnyRow[], { context, readOnly }: ActionsInput, text: Text): string | null => {
  if (readOnly && !looks.includes(action.kind)) return readOnly
  const reason = action.blocked?.(rows, context)
  return reason ? text(reason) : null
}

/** The calls of a save. */
function itemsOf(action: SaveAction<AnyRow>, rows: readonly AnyRow[], { context, nameOf, key }: ActionsInput): BulkItem[] {
  const keysOf = (several: readonly AnyRow[]) => several.map((row) => String(row[key]))
  if (action.all) return [{ keys: keysOf(rows), name: rows.map(nameOf).slice(0, 3).join(', '), input: action.all(rows, context) }]
  const each = action.each ?? ((row: AnyRow) => takenOf(action.endpoint, row, context))
  return rows.map((row) => ({ keys: keysOf([row]), name: nameOf(row), input: each(row, context) }))
}

/** Joins what the server's menus offer to what a screen can do: for lists, homes, pages and the profile alike. */
export function useActions(input: ActionsInput) {
  const text = useText()
  const navigate = useNavigate()
  const { own, context, address, nameOf, builtIn = {} } = input
  const [askBulk, askUndo, askFiles, isRunning] = useUnit([bulkAsked, undoAsked, filesAsked, $isBulkRunning])
  const raise = useUnit(eventsOf(own))

  /** How the screen answers an entry that was put before those rows (none: at its title); null when it does not. */
  const answer = (item: OfferedAction, rows: readonly AnyRow[] | null): Offer | null => {
    const offer = { ...item, href: null, blocked: null, rows: rows ?? [], of: rows?.length ?? 0 }
    const { action: name, entry } = item
    if (entry.path) return rows && rows.length !== 1 ? null : { ...offer, href: addressFrom(entry, { ...context.params, ...context.record, ...rows?.[0] }) }
    if (!name) return null
    if (builtIn[name]) return offer
    const action = own[name]
    if (!action) return null
    const fitting = rows?.filter((row) => action.when?.(row) ?? true) ?? []
    if (rows?.length === 1 && fitting.length === 0) return null
    const blocked = rows && rows.length > 0 && fitting.length === 0 ? text('action.noneFits') : blockedBy(action, fitting, input, text)
    return { ...offer, rows: fitting, blocked: blocked ?? (isRunning && action.kind === 'save' ? text('bulk.running') : null) }
  }

  const bulkOf = (item: Pick<OfferedAction, 'text'>, action: SaveAction<AnyRow>, rows: readonly AnyRow[]): Bulk => {
    const back = action.undo && own[action.undo]
    return {
      place: context.view,
      title: item.text,
      endpoint: action.endpoint,
      items: itemsOf(action, rows, input),
      ...(action.refreshes ? { refreshes: action.refreshes } : {}),
      ...(back?.kind === 'save' && input.rows ? { undo: (keys) => askUndo(undoOf(back, keys, input, text('action.undo'))) } : {}),
    }
  }

  const isConfirmed = async (item: Offer, { ask }: SaveAction<AnyRow>): Promise<boolean> => {
    if (!ask) return true
    const { rows, of } = item
    const values = { count: rows.length, name: rows[0] ? nameOf(rows[0]) : '', names: rows.slice(0, 5).map(nameOf).join(', ') + (rows.length > 5 ? '…' : '') }
    const left = rows.length < of ? [text('action.someFit', { count: rows.length, all: of })] : []
    return confirm({ title: item.text, message: [text(ask, values), ...left].join('\n'), tone: 'danger', buttonTrueText: item.text, buttonFalseText: text('editor.cancel') })
  }

  const run = (item: Offer) => {
    const { action: name, rows, href, blocked } = item
    if (blocked !== null) return
    if (href !== null) void navigate(href)
    else if (name && builtIn[name]) builtIn[name]()
    const action = href === null && name ? own[name] : undefined
    const [row] = rows
    if (!action || !name) return
    if (action.kind === 'save') void isConfirmed(item, action).then((isYes) => isYes && askBulk(bulkOf(item, action, rows)))
    else if (action.kind === 'download') askFiles(rows.map((one) => ({ endpoint: action.endpoint, input: action.input(one, context), name: action.name?.(one) ?? null })))
    else if (action.kind === 'raise') raise[name]?.()
    else address.change({ editor: { name, ...(row && !input.isOne && (action.kind !== 'create' || action.below) ? { key: String(row[input.key]) } : {}) } })
  }

  return { answer, run }
}

const eventsOf = (own: Actions<AnyRow>): Record<string, EventCallable<void>> => {
  const raised = Object.entries(own).flatMap(([name, action]) => (action.kind === 'raise' ? [[name, action.event] as const] : []))
  return raised.length > 0 ? Object.fromEntries(raised) : { none: nothingRaised }
}

/** Takes an action back from the rows of those keys, as they stand when it is pressed. */
const undoOf = (back: SaveAction<AnyRow>, keys: readonly string[], input: ActionsInput, title: string) => ({
  rows: input.rows ?? { endpoint: back.endpoint, input: {} },
  key: input.key,
  keys,
  bulk: (rows: readonly AnyRow[]): Bulk => ({
    place: input.context.view,
    title,
    endpoint: back.endpoint,
    items: rows.length > 0 ? itemsOf(back, rows.filter((row) => back.when?.(row) ?? true), input) : [],
    ...(back.refreshes ? { refreshes: back.refreshes } : {}),
  }),
})
