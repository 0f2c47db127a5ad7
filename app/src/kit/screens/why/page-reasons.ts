import type { RefAction } from '@ronde/contracts/actions'
import type { PageActions } from '../../actions/page-actions.ts'
import type { MenuBook } from '../../../navigation/menu-entry.ts'
import { menuOf } from '../../../navigation/menus.ts'
import { isLooking } from '../../../navigation/needed-role.ts'
import { type Judged } from './capabilities.ts'
import { knownActions } from './known-actions.ts'
import type { Reason } from './reason.ts'
import { type Person, reasonsAgainst } from './why-not.ts'

/** Actions of one view of the page, with the reasons against them. */
export interface ViewJudged {
  readonly view: string
  readonly judged: readonly Judged[]
}

/** The menus of a view that offer an action. */
const placesOf = (menus: MenuBook, view: string, action: RefAction) =>
  (['TitleActionMenu', 'ActionMenu', 'ItemMenu'] as const).filter((type) =>
    menuOf(menus, view, type).some(({ refAction }) => refAction === action),
  )
type Places = ReturnType<typeof placesOf>

/** Actions that no lock and no version prevents. */
const free: ReadonlySet<RefAction> = new Set<RefAction>(['ChangerMotDePasse'])

/** Texts about an action that makes no sense here. */
export interface MisfitWords {
  /** For the selected row of that name. */
  row: (name: string) => string
  /** For the whole page. */
  here: string
}

interface Shown {
  /** The parts of the view. */
  own: readonly PageActions[]
  all: readonly PageActions[]
  words: MisfitWords
}

/** The current reason against an action, by the parts of the page; null where there is none. */
function standingOf({ own, all, words }: Shown) {
  const offers = own.flatMap((part) => [...part.offers, ...(part.row?.offers ?? [])])
  const [name] = own.flatMap(({ row }) => row?.name ?? [])
  // The editor of a locked record can still be opened at the title, read-only.
  const [kept] = all.flatMap(({ standing }) => standing ?? [])
  const isAnywhere = (action: RefAction) => all.some((part) => part.offers.some((offer) => offer.action === action))

  return (action: RefAction, places: Places): Extract<Reason, { words: string }> | null => {
    if (kept && !isLooking(action) && !free.has(action)) return kept
    const known = offers.filter((offer) => offer.action === action)
    const [first] = known
    if (first) {
      const isOpen = known.some(({ blocked }) => blocked === null)
      return isOpen || first.blocked === null ? null : { kind: 'state', words: first.blocked }
    }
    // The selected row, or the title, does not offer the action.
    if (name !== undefined && places.includes('ItemMenu')) return { kind: 'state', words: words.row(name) }
    const isOfTitle = places.length === 1 && places.includes('TitleActionMenu')
    return isOfTitle && !isAnywhere(action) ? { kind: 'state', words: words.here } : null
  }
}

interface PageAsked {
  parts: readonly PageActions[]
  person: Person
  words: MisfitWords
}

/** The actions of the page's views: which are offered, and for each that is not, why. */
export function pageReasons({ parts, person, words }: PageAsked): ViewJudged[] {
  const byView = Map.groupBy(
    parts.filter(({ view }) => view !== undefined),
    ({ view }) => view ?? '',
  )
  return [...byView].flatMap(([view, own]) => {
    const standing = standingOf({ own, all: parts, words })
    const judged = knownActions(view).map((action): Judged => {
      const asked = { view, action, standing: standing(action, placesOf(person.menus, view, action)) }
      return { view, action, reasons: reasonsAgainst(asked, person) }
    })
    return judged.length > 0 ? [{ view, judged }] : []
  })
}
