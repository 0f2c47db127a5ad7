import type { RefAction } from '@ronde/contracts/actions'
import { menuTypes } from '@ronde/contracts/menu'
import type { MenuRecord } from '@ronde/contracts/services/Core/SysMenu'
import type { EntryState } from './reason.ts'

/** The menus of a screen that hold its buttons, by their keys from 1. */
const buttonTypes: ReadonlySet<number> = new Set(
  (['TitleActionMenu', 'ActionMenu', 'ItemMenu'] as const).map((type) => menuTypes.indexOf(type) + 1),
)

interface Seen {
  record: MenuRecord
  /** Whether the group has the entry and all its ancestors. */
  isGiven: boolean
  /** Whether it is at the first level of its menu. */
  isFirst: boolean
}

const seenIn = (records: readonly MenuRecord[], isSeen: (record: MenuRecord) => boolean, above: Seen | null): Seen[] =>
  records.flatMap((record) => {
    const seen: Seen = {
      record,
      isGiven: (above?.isGiven ?? true) && isSeen(record),
      isFirst: above === null,
    }
    return [seen, ...seenIn(record.children, isSeen, seen)]
  })

interface MenusOfAll {
  records: readonly MenuRecord[]
  /** Active actions; null where that is not known. */
  inUse: ReadonlySet<string> | null
  /** Whether the group is given an entry. */
  isSeen: (record: MenuRecord) => boolean
}

/** Whether a group is given an entry, as stored. */
export const isGivenTo =
  (idGroupe: number) =>
  ({ idGroupeList = [] }: MenuRecord): boolean =>
    idGroupeList.includes(idGroupe)

/** The state for a group of the entries of a button, or of those that lead to a screen. */
export function entryStates({ records, inUse, isSeen }: MenusOfAll) {
  const all = seenIn(records, isSeen, null)
  return (view: string, action: RefAction | null): EntryState => {
    const meant = all.filter(({ record, isFirst }) =>
      action === null
        ? record.refRoute === view
        : isFirst &&
          record.routeEncrageMenu === view &&
          record.refAction === action &&
          buttonTypes.has(record.idTypeMenu ?? 1),
    )
    if (meant.length === 0) return 'none'
    if (action !== null && inUse && !inUse.has(action)) return 'outOfUse'
    return meant.some(({ isGiven }) => isGiven) ? 'given' : 'hidden'
  }
}
