import type { RefAction } from '@ronde/contracts/actions'
import { views } from '@ronde/contracts/titles'
import { neededRole, type Role, roleOfView } from '../../../navigation/needed-role.ts'
import { knownActions } from './known-actions.ts'
import type { Reason } from './reason.ts'
import { type Person, reasonsAgainst } from './why-not.ts'

/** A screen or an action of it, and what stands in its way. */
export interface Judged {
  readonly view: string
  /** Null: the screen itself. */
  readonly action: RefAction | null
  readonly reasons: readonly Reason[]
}

/** What somebody can do on a screen, and what not. */
export interface ScreenJudged {
  readonly view: string
  readonly can: readonly Judged[]
  readonly cannot: readonly Judged[]
  /** The screen cannot even be looked at. */
  readonly isOut: boolean
}

/** Screens there is something to do on. */
const screens: readonly string[] = views.flatMap(({ ref }) => (ref === 'CoreSysNotFound' ? [] : [ref]))

/** What somebody can do on a screen, and what not, and why. */
export function judgedScreen(view: string, person: Person): ScreenJudged {
  const [look, ...deeds] = [null, ...knownActions(view)].map((action): Judged => ({
    view,
    action,
    reasons: reasonsAgainst({ view, action }, person),
  }))
  const all = look ? [look, ...deeds] : deeds
  return {
    view,
    can: all.filter(({ reasons }) => reasons.length === 0),
    cannot: all.filter(({ reasons }) => reasons.length > 0),
    isOut: look !== undefined && look.reasons.length > 0,
  }
}

/** The same for every screen, in the order of the product. */
export const judgedScreens = (person: Person): ScreenJudged[] => screens.map((view) => judgedScreen(view, person))

/** What a role is asked for, by screen: what nobody can do without it. */
export const deedsOfRole = (role: Role): { view: string; deeds: readonly (RefAction | null)[] }[] =>
  screens.flatMap((view) => {
    const actions = knownActions(view).filter(
      (refAction) => neededRole({ refRoute: null, refAction, routeEncrageMenu: view }) === role,
    )
    const deeds = [...(roleOfView(view) === role ? [null] : []), ...actions]
    return deeds.length > 0 ? [{ view, deeds }] : []
  })
