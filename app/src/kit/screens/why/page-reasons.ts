import type { RefAction } from '@ronde/contracts/actions'
import type { PageActions } from '../../actions/page-actions.ts'
import type { MenuBook } from '../../../navigation/menu-entry.ts'
import { menuOf } from '../../../navigation/menus.ts'
import { isLooking } from '../../../navigation/needed-role.ts'
import { type Judged } from './capabilities.ts'
import { knownActions } from './known-actions.ts'
import type { Reason } from './reason.ts'
import { type Person, reasonsAgainst } from './why-not.ts'

/** Actions of one view of the page. */
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

/** What no lock and no version keeps from being done. */
const free: ReadonlySet<RefAction> = new Set<RefAction>(['ChangerMotDePasse'])

/** What the page says of an action that makes no sense here. */
export interface MisfitWords {
  /** For the selected row of that name. */
  row: (name: string) => string
  /** For all that is shown. */
  here: string
}

interface Shown {
  /** Parts of one view. */
  own: readonly PageActions[]
  all: readonly PageActions[]
  words: MisfitWords
}

/** What stands in the way of an action here and now, as the parts of the page tell; null where nothing does. */
function standingOf({ own, all, words }: Shown) {
  const offers = own.flatMap((part) => [...part.offers, ...(part.row?.offers ?? [])])
  const [name] = own.flatMap(({ row }) => row?.name ?? [])
  // The title of a locked record still opens its editor, which only shows then.
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
    // The selected row was asked, or the title, and does not offer it.
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

/** The actions of the views that stand on the page: which are offered, and for each that is not, why. */
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
