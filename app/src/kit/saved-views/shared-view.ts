import type { SysValeurRecord } from '@ronde/contracts/services/Core/SysValeur'
import { isRecord } from '../place/row.ts'
import type { SavedView } from './saved-views.ts'

/** The system table whose values are the views that administrators share. */
export const sharedTable = 'Console.Vue'

/** Who a view is shared with, and whether their lists open with it. */
export interface Sharing {
  /** Keys of groups; none: everybody. */
  groups: readonly number[]
  /** Whether the list opens with it when its address has no view. */
  isDefault: boolean
  /** Whether the list always opens with it, rather than with a user's own first view. */
  isLocked: boolean
}

/** A view of a list that an administrator shares. */
export interface SharedView extends SavedView, Sharing {
  /** View and slot of the list. */
  list: string
  /** The value of the system table that holds the view. */
  value: SysValeurRecord
}

/** Id of a view in its list: its name, or the key of a shared one with a prefix that no name has. */
export const viewId = (view: SavedView | Pick<SharedView, 'value'>): string =>
  'value' in view ? `\0${view.value.idValeurGuid}` : view.name

/** The JSON in which a value holds its view. */
interface Written {
  ecran: string
  vue: string
  groupes?: readonly number[]
  parDefaut?: boolean
  verrouillee?: boolean
}

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const isWritten = (value: unknown): value is Written =>
  isRecord(value) &&
  typeof value.ecran === 'string' &&
  typeof value.vue === 'string' &&
  (value.groupes === undefined ||
    (Array.isArray(value.groupes) && value.groupes.every((group) => typeof group === 'number')))

/** The view that a value holds; null when it is not valid, as values can also be written by hand. */
export function sharedViewOf(value: SysValeurRecord): SharedView | null {
  const written = parsed(value.extendedData)
  if (!value.isActif || !isWritten(written)) return null
  const { ecran, vue, groupes = [], parDefaut, verrouillee } = written
  const isDefault = parDefaut === true
  return {
    name: value.lbValeur,
    list: ecran,
    query: vue,
    groups: groupes,
    isDefault,
    isLocked: isDefault && verrouillee === true,
    value,
  }
}

/** The JSON text of a view, for its value. */
export const writtenView = ({ list, query, groups, isDefault, isLocked }: Omit<SharedView, 'name' | 'value'>): string =>
  JSON.stringify({
    ecran: list,
    vue: query,
    ...(groups.length > 0 ? { groupes: groups } : {}),
    ...(isDefault ? { parDefaut: true } : {}),
    ...(isDefault && isLocked ? { verrouillee: true } : {}),
  } satisfies Written)

export const isFor = ({ groups }: Sharing, group: number): boolean => groups.length === 0 || groups.includes(group)

/** The shared view that a list opens with for a group: one of that group before one for everybody. */
export const defaultFor = (views: readonly SharedView[], group: number): SharedView | undefined => {
  const meant = views.filter((view) => view.isDefault && isFor(view, group))
  return meant.find(({ groups }) => groups.length > 0) ?? meant[0]
}
