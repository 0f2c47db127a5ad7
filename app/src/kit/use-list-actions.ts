import type { RefAction } from '@ronde/contracts/actions'
import type { EventCallable } from 'effector'
import { useUnit } from 'effector-react'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { MenuItem } from '@ronde/ui/menu'
import { addressFrom } from '../navigation/params.ts'
import { useText } from '../locales/use-text.ts'
import { bulkAsked, type Bulk } from './bulk.ts'
import { today } from '../base/dates.ts'
import { download, toCsv } from '../base/csv.ts'
import type { AnyList } from './list-config.ts'
import type { ScreenPlace } from './screen.ts'
import { type OfferedAction, useOffered } from './screen-actions.ts'
import type { AnyRow, ListState } from './use-list.ts'

const noActions: NonNullable<AnyList['titleActions']> = {}

interface ListActionsInput {
  config: AnyList
  place: ScreenPlace
  list: ListState
  selection: ReadonlySet<string>
}

/** The save that an action makes of rows, with the one that takes it back. */
function bulkOf({ rowActions = {} }: AnyList, action: RefAction, rows: readonly AnyRow[]): Bulk | null {
  const way = rowActions[action]
  if (!way) return null
  const back = rowActions[way.undo]
  return {
    endpoint: way.save,
    inputs: rows.filter((row) => way.when(row)).map((row) => way.input(row)),
    ...(back ? { undo: (saved) => ({ endpoint: back.save, inputs: (saved as AnyRow[]).map((row) => back.input(row)) }) } : {}),
  }
}

/** What the menus offer on a list, and what each of them does. */
export function useListActions({ config, place, list, selection }: ListActionsInput) {
  const text = useText()
  const navigate = useNavigate()
  const ask = useUnit(bulkAsked)
  const titleMenu = useOffered(place.view, 'TitleActionMenu')
  const parentMenu = useOffered(place.parentView ?? '', 'TitleActionMenu')
  const selectionMenu = useOffered(place.view, 'ActionMenu')
  const itemMenu = useOffered(place.view, 'ItemMenu')
  const { editors = {}, rowActions = {}, titleActions = noActions } = config
  const raise = useUnit(titleActions as Record<string, EventCallable<void>>)
  const { address, rows, columns, layout, keyOf, read } = list

  // What the home around a nested list offers already is not offered twice.
  const title = titleMenu.filter(
    ({ action, entry }) =>
      (entry.path !== null || action === 'Exporter' || (action !== null && (editors[action] || titleActions[action]))) &&
      (action === 'Exporter' || !parentMenu.some((known) => known.action === action)),
  )

  const runRow = (item: OfferedAction, chosen: readonly AnyRow[]) => {
    const bulk = item.action ? bulkOf(config, item.action, chosen) : null
    if (bulk && bulk.inputs.length > 0) ask(bulk)
  }

  const run = ({ action, entry }: OfferedAction) => {
    if (entry.path) void navigate(addressFrom(entry, address.params))
    else if (action && editors[action]) address.change({ editor: { name: action } })
    else if (action && raise[action]) raise[action]()
    else if (action === 'Exporter') {
      const shown = columns.filter(({ id }) => !layout?.hidden.includes(id))
      download(`${text.of(`view.${place.view}`, place.view)} ${today()}.csv`, toCsv(rows, shown, text.locale))
    }
  }

  const usable = (row: AnyRow) =>
    itemMenu.filter(({ action, entry }) => entry.path !== null || (action !== null && (editors[action] || rowActions[action]?.when(row))))
  const openEntry = itemMenu.find(({ action, entry }) => action === 'Ouvrir' && entry.path !== null)?.entry

  const rowMenu = (row: AnyRow): MenuItem[] =>
    usable(row).map(({ id, text: label, icon, entry }) => ({
      id,
      text: label,
      ...(icon ? { icon } : {}),
      ...(entry.path ? { href: addressFrom(entry, row) } : {}),
    }))

  const runOnRow = ({ id, row }: { id: string; row: AnyRow }) => {
    const item = itemMenu.find((known) => known.id === id)
    if (!item) return
    if (item.entry.path) void navigate(addressFrom(item.entry, row))
    else if (item.action && editors[item.action]) address.change({ editor: { name: item.action, key: keyOf(row) } })
    else runRow(item, [row])
  }

  const byKey = useMemo(() => new Map((read.value ?? []).map((row) => [keyOf(row), row])), [read.value, keyOf])
  const recordOf = useCallback((key: string | null) => (key === null ? null : (byKey.get(key) ?? undefined)), [byKey])

  return {
    title,
    selection: selectionMenu.filter(({ action }) => action !== null && rowActions[action]),
    /** What an empty list is filled by. */
    fill: title.filter(({ action }) => action === 'Creer'),
    run,
    runOnSelection: (item: OfferedAction) => runRow(item, [...selection].flatMap((key): AnyRow[] => [byKey.get(key) ?? []].flat())),
    rowMenu: itemMenu.length > 0 ? rowMenu : undefined,
    runOnRow,
    open: openEntry ? ({ row }: { row: AnyRow }) => void navigate(addressFrom(openEntry, row)) : undefined,
    recordOf,
    isOffered: (action: RefAction) => [...titleMenu, ...itemMenu, ...parentMenu].some((item) => item.action === action),
  }
}
