import type { ReactNode } from 'react'
import type { RowsPart } from '../../actions/parts.ts'
import type { Offer } from '../../actions/use-actions.ts'
import type { Place } from '../../place/place.ts'
import type { AnyRow } from '../../place/row.ts'
import type { ListState } from '../../rows/use-list.ts'
import type { ListSelection } from '../../rows/use-selection.ts'

/** The rows and place that deeds act on. */
export interface DeedsInput {
  readonly part: RowsPart
  readonly list: ListState
  readonly place: Place
  readonly selection: ListSelection
  /** Title of the list. */
  readonly title: string
  /** Prefix of this part's parameters in the address. */
  readonly slot: string
  /** Why nothing can be changed now; null when it can. */
  readonly readOnly: string | null
  /** Shows a row in the peek panel; null where that is not offered. */
  readonly peek: ((row: AnyRow) => void) | null
}

/** Actions on rows of the console itself, besides those of the server's menus. */
export interface Deeds {
  /** Offers at the title, in its menu. */
  readonly title?: readonly Offer[]
  /** Offers on the selected rows. */
  readonly selection?: readonly Offer[]
  /** Offers in the menu of a row; headings have none. */
  readonly row?: (row: AnyRow) => readonly Offer[]
  /** Dialog or panel shown while one of them is open. */
  readonly layer?: ReactNode
}

interface DeedShown {
  /** Unique among deeds. */
  id: string
  text: string
  icon: string
  /** Why it cannot be done now. @default null */
  blocked?: string | null
  /** Whether it is in the menu rather than a button. @default true */
  isInMenu?: boolean
  run: () => void
}

/** A deed as an offer of a screen. */
export const deed = ({ id, blocked = null, isInMenu = true, ...shown }: DeedShown): Offer => ({
  ...shown,
  id: `kit.${id}`,
  action: null,
  href: null,
  blocked,
  rows: [],
  spared: [],
  misfits: 0,
  isInMenu,
})
