import type { ReactNode } from 'react'
import type { RowsPart } from '../../actions/parts.ts'
import type { Offer } from '../../actions/use-actions.ts'
import type { Place } from '../../place/place.ts'
import type { AnyRow } from '../../place/row.ts'
import type { ListState } from '../../rows/use-list.ts'
import type { ListSelection } from '../../rows/use-selection.ts'

/** The rows that deeds stand on. */
export interface DeedsInput {
  readonly part: RowsPart
  readonly list: ListState
  readonly place: Place
  readonly selection: ListSelection
  /** Title of the list. */
  readonly title: string
  /** Marks the parameters of this part of the page in the address. */
  readonly slot: string
  /** Why nothing can be changed here now; null when it can. */
  readonly readOnly: string | null
  /** Shows a row beside the list; null where that is not offered. */
  readonly peek: ((row: AnyRow) => void) | null
}

/** What the console itself offers on rows, beside the actions of the server's menus. */
export interface Deeds {
  /** At the title, in its menu. */
  readonly title?: readonly Offer[]
  /** On the selected rows. */
  readonly selection?: readonly Offer[]
  /** In the menu of a row. */
  readonly row?: (row: AnyRow) => readonly Offer[]
  /** What stands over the screen while one of them is under way. */
  readonly layer?: ReactNode
}

interface DeedShown {
  /** Told apart by it; unique among deeds. */
  id: string
  text: string
  icon: string
  /** Why it cannot be done now. @default it can */
  blocked?: string | null
  /** Stands in the menu, not among the buttons. @default true */
  isInMenu?: boolean
  run: () => void
}

/** A deed as screens offer it. */
export const deed = ({ id, blocked = null, isInMenu = true, ...shown }: DeedShown): Offer => ({
  ...shown,
  id: `kit.${id}`,
  action: null,
  href: null,
  blocked,
  rows: [],
  spared: [],
  misfits: 0,
  ...(isInMenu ? { isInMenu } : {}),
})
