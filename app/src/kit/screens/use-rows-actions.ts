import type { RefAction } from '@ronde/contracts/actions'
import type { MenuItem } from '@ronde/ui/menu'
import { useUnit } from 'effector-react'
import { useCallback } from 'react'
import { addressFrom } from '../../navigation/params.ts'
import type { RowsPart } from '../actions/parts.ts'
import type { Place } from '../place/place.ts'
import type { Retiring } from '../editor/used-notice.tsx'
import { type Offer, useActions } from '../actions/use-actions.ts'
import type { AnyRow } from '../place/row.ts'
import { useText } from '../../locales/use-text.ts'
import type { Deeds } from './deeds/deed.ts'
import { useOffered } from '../../navigation/offered.ts'
import type { ListState } from '../rows/use-list.ts'
import type { ListSelection } from '../rows/use-selection.ts'
import { hasBlocked } from './why/use-why.ts'
import { whyAsked } from './why/why-asked.ts'

export interface RowsActionsInput {
  part: RowsPart
  list: ListState
  place: Place
  selection: ListSelection
  /** Actions that the screen around these rows offers at its title already. */
  claimed: readonly RefAction[]
  readOnly: string | null
  /** Actions of the console itself, after those of the menus. */
  deeds: Required<Deeds>
  onExport: () => void
  /** Shows the details of a row; null where the list shows everything. */
  onDetails: ((row: AnyRow) => void) | null
}

const noRows: readonly AnyRow[] = []

/** Id of the menu entry that shows a row's details. It shows columns of the list itself, so no menu of the server decides it. */
const detailsEntry = 'kit.details'

/** Id of the entry, in a menu with a disabled one, that explains why and where to change that. */
const whyEntry = 'kit.why'

/** Actions that open a row; the first one in its menu counts. */
export const openers: readonly RefAction[] = ['Ouvrir', 'Modifier', 'ModifierValeur', 'VoirValeurs', 'Apercu']

/** Actions that the menus offer on rows, and the functions that run them. */
export function useRowsActions({
  part: { config },
  list,
  place,
  selection,
  claimed,
  readOnly,
  deeds,
  onExport,
  onDetails,
}: RowsActionsInput) {
  const text = useText()
  const askWhy = useUnit(whyAsked)
  const titleMenu = useOffered(place.view, 'TitleActionMenu')
  const selectionMenu = useOffered(place.view, 'ActionMenu')
  const itemMenu = useOffered(place.view, 'ItemMenu')
  const { address, nameOf, read } = list
  const own = config.actions ?? {}
  const { answer, run } = useActions({
    own,
    place,
    address,
    nameOf,
    key: config.key,
    rows: read.question,
    rowsOf: config.rowsOf,
    all: read.value ?? noRows,
    hidden: selection.hidden,
    builtIn: { Exporter: onExport },
    readOnly,
    offers: (action) => readOnly === null && [...itemMenu, ...selectionMenu].some((item) => item.action === action),
  })
  const { rows: selected } = selection
  const answered = (menu: typeof titleMenu, rows: readonly AnyRow[] | null): Offer[] =>
    menu.flatMap((item) => answer(item, rows) ?? [])

  const isNested = config.tree?.isTree?.(place.home ?? {}) ?? true
  // A child is created below the one selected row.
  const below = (offer: Offer): Offer => {
    const action = offer.action && own[offer.action]
    const isBelow = isNested && action?.kind === 'create' && action.below && selected.length === 1
    return isBelow ? { ...offer, rows: selected } : offer
  }
  const title = answered(
    titleMenu.filter(({ action }) => action === null || action === 'Exporter' || !claimed.includes(action)),
    null,
  ).map(below)
  const openEntry = itemMenu.find(({ action, entry }) => action === 'Ouvrir' && entry.path !== null)
  // Kept between renders, as the columns are rebuilt when it changes.
  const hrefOf = useCallback(
    (row: AnyRow): string | undefined => openEntry && addressFrom(openEntry.entry, place.at(row).named),
    [openEntry, place],
  )
  // A tree adds its own entry for moving a row; rows shown flat cannot be moved.
  const inMenu = (row: AnyRow) =>
    config.tree?.isHeading?.(row)
      ? []
      : [...answered(itemMenu, [row]).filter(({ action }) => action !== 'Deplacer'), ...deeds.row(row)]

  const opening = (row: AnyRow): Offer | undefined => {
    const offers = config.tree?.isHeading?.(row) ? [] : answered(itemMenu, [row])
    return openers.flatMap((action) => offers.filter((offer) => offer.action === action && offer.blocked === null))[0]
  }

  return {
    title: [...title, ...deeds.title],
    run,
    selection: [...answered(selectionMenu, selected), ...deeds.selection],
    hasSelection:
      deeds.selection.length > 0 ||
      selectionMenu.some(({ action }) => action !== null && (own[action] || action === 'Exporter')),
    /** Actions that fill an empty list, those of the title around it too. */
    fill: answered(titleMenu, null).filter(({ action }) =>
      ['create', 'import', 'pick'].includes((action && own[action]?.kind) ?? ''),
    ),
    hrefOf: openEntry ? hrefOf : undefined,
    /** Whether rows can be opened at all: by a page, an editor or a panel. */
    canOpen: itemMenu.some(({ action }) => action !== null && openers.includes(action)),
    /** Opens a row as its menu would; false where it cannot be opened. */
    open(row: AnyRow): boolean {
      const offer = opening(row)
      if (offer) run(offer)
      return offer !== undefined
    },
    /** Text of the action that opens a row; null where it cannot be opened. */
    openText: (row: AnyRow): string | null => opening(row)?.text ?? null,
    /** The action that deactivates a row; null where the menus do not offer it, or the row is inactive. */
    retiring(row: AnyRow): Retiring | null {
      const offer = answered(itemMenu, [row]).find(({ action, blocked }) => action === 'Desactiver' && blocked === null)
      return offer ? { text: offer.text, run: () => run(offer) } : null
    },
    /** The path of the page that rows open. */
    opens: openEntry?.entry.path ?? null,
    hasRowMenu: itemMenu.length > 0,
    rowMenu: (row: AnyRow): MenuItem[] => [
      ...inMenu(row).map(({ id, text: name, icon, href, blocked, action }) => ({
        id,
        text: name,
        icon: icon ?? undefined,
        href: href ?? undefined,
        isDisabled: blocked !== null,
        description: blocked ?? undefined,
        tone: action === 'Supprimer' ? ('danger' as const) : undefined,
      })),
      ...(onDetails ? [{ id: detailsEntry, text: text('list.details'), icon: 'info' as const }] : []),
      ...(hasBlocked(inMenu(row)) ? [{ id: whyEntry, text: text('why.title'), icon: 'circle-help' as const }] : []),
    ],
    /** The actions in the menu of a row. */
    ofRow: inMenu,
    runOnRow: ({ id, row }: { id: string; row: AnyRow }) => {
      if (id === detailsEntry) return onDetails?.(row)
      if (id === whyEntry) return askWhy({ view: place.view, name: nameOf(row), offers: inMenu(row) })
      const offer = inMenu(row).find((known) => known.id === id)
      if (offer) run(offer)
    },
    canMove:
      readOnly === null &&
      [...itemMenu, ...selectionMenu].some(({ action }) => action === 'Deplacer') &&
      own.Deplacer !== undefined,
    offers: (action: RefAction) =>
      claimed.includes(action) || [...titleMenu, ...itemMenu, ...selectionMenu].some((item) => item.action === action),
  }
}

export type RowsActions = ReturnType<typeof useRowsActions>
