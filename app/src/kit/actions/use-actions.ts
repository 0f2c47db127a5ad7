import type { RefAction } from '@ronde/contracts/actions'
import { confirm } from '@ronde/ui/confirm-dialog'
import { type EventCallable, createEvent } from 'effector'
import { useUnit } from 'effector-react'
import { useNavigate } from 'react-router-dom'
import type { Text } from '../../locales/intl.ts'
import type { NoticeButton } from '../../notices/notice.ts'
import { $user } from '../../session/session.ts'
import { useText } from '../../locales/use-text.ts'
import { addressFrom } from '../../navigation/params.ts'
import { followsFx } from '../ask/follows.ts'
import type { Question } from '../ask/question.ts'
import type { AnyRow } from '../place/row.ts'
import type { OfferedAction } from '../../navigation/offered.ts'
import type { Address } from '../place/use-address.ts'
import type { Place } from '../place/place.ts'
import type { Action, Actions, Around, SaveAction } from './action.ts'
import { $isBulkRunning, type Bulk, bulkAsked, type BulkItem } from './bulk.ts'
import { filesAsked } from './download.ts'
import { hiddenWords, namesOf, questionOf, rowsInSight, sparedWords } from './question.ts'
import { undoAsked } from './undo.ts'
import './bulk-notices.ts'
import './batches/batches.ts'

/** A menu entry as a screen can answer it, or a deed of the console's own. */
export interface Offer extends Omit<OfferedAction, 'entry'> {
  /** Address the entry leads to, for an entry that navigates. */
  href: string | null
  /** Why the action cannot be done now; null when it can. */
  blocked: string | null
  /** The rows it would act on: of those it was chosen on, the ones that qualify. */
  rows: readonly AnyRow[]
  /** Rows it was chosen on that it leaves out, and why, in words. */
  spared: readonly string[]
  /** Rows it was chosen on that do not qualify. */
  misfits: number
  /** Runs the offer, where no action of the screen belongs to it. */
  run?: () => void
  /** The offer shows in the menu only, never as a button. */
  isInMenu?: boolean
}

/** Context that a screen gives its actions. */
export interface ActionsInput {
  own: Actions<AnyRow>
  place: Place
  address: Address
  /** Name of a row. */
  nameOf: (row: AnyRow) => string
  key: string
  /** Every row of the screen. */
  all?: readonly AnyRow[]
  /** Keys of chosen rows that are out of sight. */
  hidden?: ReadonlySet<string>
  /** Question to the rows, so that an undo starts from how they stand then; null for rows of this browser. */
  rows: Question | null
  /** The rows, where the answer is no list of them. */
  rowsOf?: ((answered: readonly AnyRow[]) => readonly AnyRow[]) | undefined
  /** Actions that the kit does itself. */
  builtIn?: Partial<Record<RefAction, () => void>>
  /** The screen shows one record: an open layer needs no key. */
  isOne?: boolean
  /** Why nothing can be changed here now: locked, an old version; null when it can. */
  readOnly?: string | null
  /** Whether a menu of the screen offers an action on a row. */
  offers?: (action: RefAction) => boolean
}

const nothingRaised = createEvent()
const noRows: readonly AnyRow[] = []

/** Kinds of action that change no record. */
const looks: readonly Action<AnyRow>['kind'][] = ['panel', 'download', 'raise']

const blockedBy = (
  action: Action<AnyRow>,
  rows: readonly AnyRow[],
  { place, readOnly }: ActionsInput,
  text: Text,
): string | null => {
  if (readOnly && !looks.includes(action.kind)) return readOnly
  const reason = action.blocked?.(rows, place)
  return reason ? text(reason) : null
}

/** The calls of a save. */
function itemsOf(
  action: SaveAction<AnyRow>,
  rows: readonly AnyRow[],
  { place, nameOf, key }: ActionsInput,
): BulkItem[] {
  const keysOf = (several: readonly AnyRow[]) => several.map((row) => String(row[key]))
  if (action.all)
    return rows.length > 0
      ? [{ keys: keysOf(rows), name: rows.map(nameOf).slice(0, 3).join(', '), input: action.all(rows, place) }]
      : []
  const each = action.each ?? ((row: AnyRow) => place.at(row).input(action.endpoint))
  return rows.map((row) => ({ keys: keysOf([row]), name: nameOf(row), input: each(row, place), before: row }))
}

/** Joins the entries of the server's menus to the actions of a screen: for lists, homes, pages and the profile alike. */
export function useActions(input: ActionsInput) {
  const text = useText()
  const navigate = useNavigate()
  const { own, place, address, nameOf, builtIn = {} } = input
  const [askBulk, askUndo, askFiles, askFollows] = useUnit([bulkAsked, undoAsked, filesAsked, followsFx])
  const [isSaving, isAsking, user] = useUnit([$isBulkRunning, followsFx.pending, $user])
  const isRunning = isSaving || isAsking
  const around: Around = { login: user?.login ?? '', rows: input.all ?? noRows }
  const raise = useUnit(eventsOf(own))

  /** How the screen answers an entry that was put before those rows (none: at its title); null when it does not. */
  const answer = (item: OfferedAction, rows: readonly AnyRow[] | null): Offer | null => {
    const offer = { ...item, href: null, blocked: null, rows: rows ?? [], spared: [], misfits: 0 }
    const { action: name, entry } = item
    if (entry.path)
      return rows && rows.length !== 1
        ? null
        : { ...offer, href: addressFrom(entry, place.at(rows?.[0] ?? null).named) }
    if (!name) return null
    if (builtIn[name]) return offer
    const action = own[name]
    if (!action) return null
    const meant = rows?.filter((row) => action.when?.(row) ?? true) ?? []
    if (rows?.length === 1 && meant.length === 0) return null
    const spared = action.spares ? meant.filter((row) => action.spares?.(row, around)) : []
    const fitting = spared.length > 0 ? meant.filter((row) => !spared.includes(row)) : meant
    const [first] = spared
    const reason = first && action.spares?.(first, around)
    const nobody = rows && rows.length > 0 && fitting.length === 0
    const blocked = nobody ? text(reason ?? 'action.noneFits') : blockedBy(action, fitting, input, text)
    return {
      ...offer,
      rows: fitting,
      spared: sparedWords(action, spared, { around, nameOf, text }),
      misfits: (rows?.length ?? 0) - meant.length,
      blocked: blocked ?? (isRunning && action.kind === 'save' ? text('bulk.running') : null),
    }
  }

  /** The action offered for rows that are used, as far as the menus offer it and it makes sense for them. */
  const insteadOf = ({ instead }: SaveAction<AnyRow>, rows: readonly AnyRow[]): Bulk['instead'] => {
    if (!instead) return undefined
    const { name, offeredBy = name, by = own[name] } = instead
    if (by?.kind !== 'save' || !input.offers?.(offeredBy)) return undefined
    const fitting = rows.filter((row) => (by.when?.(row) ?? true) && !by.spares?.(row, around))
    const title = text.of(`action.${name}`, name)
    const turn = async (keys: readonly string[], offer?: NoticeButton) => {
      const meant = fitting.filter((row) => keys.includes(String(row[input.key])))
      const isYes = await isConfirmed({ rows: meant, misfits: 0, spared: [], text: title }, name, by)
      if (isYes) askUndo({ ...undoOf(by, name, keys, input, title), offer })
    }
    return {
      text: title,
      keys: fitting.map((row) => String(row[input.key])),
      run: (keys, offer) => void turn(keys, offer),
    }
  }

  const bulkOf = (item: Offer, action: SaveAction<AnyRow>, rows: readonly AnyRow[]): Bulk => {
    const back = action.undo && own[action.undo]
    return {
      place: place.view,
      title: item.text,
      endpoint: action.endpoint,
      action: item.action ?? undefined,
      items: itemsOf(action, rows, input),
      refreshes: action.refreshes,
      instead: insteadOf(action, rows),
      spared: item.spared,
      undo:
        back?.kind === 'save' && input.rows
          ? (keys, offer) => askUndo({ ...undoOf(back, action.undo, keys, input, text('action.undo')), offer })
          : undefined,
    }
  }

  const hiddenIn = (rows: readonly AnyRow[]) => rows.filter((row) => input.hidden?.has(String(row[input.key]))).length
  /** An action that only looks changes no row; with rows out of sight it is asked about all the same. */
  const isMeant = async ({ rows, text: title }: Offer): Promise<boolean> => {
    const hidden = hiddenIn(rows)
    if (hidden === 0) return true
    const message = [
      text('bulk.use', { action: title, count: rows.length, names: namesOf(rows, nameOf, text) }),
      ...hiddenWords(hidden, rows.length, text),
    ].join('\n')
    return confirm({ title, message, buttonTrueText: title, buttonFalseText: text('editor.cancel') })
  }

  const isConfirmed = async (
    { rows, misfits, spared, text: title }: Pick<Offer, 'rows' | 'misfits' | 'spared' | 'text'>,
    name: RefAction,
    action: SaveAction<AnyRow>,
  ): Promise<boolean> => {
    const { follows: find } = action
    const follows = find ? await askFollows((told) => find(rows, { ...told, place })) : null
    const message = questionOf(
      { name, action, rows, hidden: hiddenIn(rows), inSight: rowsInSight(), misfits, spared, follows },
      nameOf,
      text,
    )
    return (
      message === null ||
      confirm({ title, message, tone: 'danger', buttonTrueText: title, buttonFalseText: text('editor.cancel') })
    )
  }

  const run = (item: Offer) => {
    const { action: name, rows, href, blocked } = item
    if (blocked !== null) return
    if (item.run) return item.run()
    if (href !== null) void navigate(href)
    else if (name && builtIn[name]) builtIn[name]()
    const action = href === null && name ? own[name] : undefined
    const [row] = rows
    if (!action || !name) return
    if (action.kind === 'save')
      void isConfirmed(item, name, action).then((isYes) => isYes && askBulk(bulkOf(item, action, rows)))
    else if (action.kind === 'download') {
      const files = rows.map((one) => ({
        endpoint: action.endpoint,
        input: action.input(one, place),
        name: action.name?.(one) ?? null,
      }))
      void isMeant(item).then((isYes) => isYes && askFiles(files))
    } else if (action.kind === 'raise') raise[name]?.()
    else
      address.change({
        editor: {
          name,
          key: row && !input.isOne && (action.kind !== 'create' || action.below) ? String(row[input.key]) : undefined,
        },
      })
  }

  return { answer, run }
}

const eventsOf = (own: Actions<AnyRow>): Record<string, EventCallable<void>> => {
  const raised = Object.entries(own).flatMap(([name, action]) =>
    action.kind === 'raise' ? [[name, action.event] as const] : [],
  )
  return raised.length > 0 ? Object.fromEntries(raised) : { none: nothingRaised }
}

/** Takes an action back from the rows of those keys, as they stand when it is pressed. */
const undoOf = (
  back: SaveAction<AnyRow>,
  name: RefAction | undefined,
  keys: readonly string[],
  input: ActionsInput,
  title: string,
) => ({
  rows: input.rows ?? { endpoint: back.endpoint, input: {} },
  rowsOf: input.rowsOf,
  key: input.key,
  keys,
  bulk: (rows: readonly AnyRow[]): Bulk => ({
    place: input.place.view,
    title,
    endpoint: back.endpoint,
    action: name,
    items: itemsOf(
      back,
      rows.filter((row) => back.when?.(row) ?? true),
      input,
    ),
    refreshes: back.refreshes,
  }),
})
