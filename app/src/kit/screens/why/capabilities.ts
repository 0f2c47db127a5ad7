import type { RefAction } from '@ronde/contracts/actions'
import { views } from '@ronde/contracts/titles'
import { neededRole, type Role, roleOfView } from '../../../navigation/needed-role.ts'
import { knownActions } from './known-actions.ts'
import type { Reason } from './reason.ts'
import { type Person, reasonsAgainst } from './why-not.ts'

/** A screen or one of its actions, with the reasons against it. */
export interface Judged {
  readonly view: string
  /** Null: the screen itself. */
  readonly action: RefAction | null
  readonly reasons: readonly Reason[]
}

/** What a person can do on a screen, and what not. */
export interface ScreenJudged {
  readonly view: string
  readonly can: readonly Judged[]
  readonly cannot: readonly Judged[]
  /** Whether the screen cannot even be opened. */
  readonly isOut: boolean
}

/** All screens except the page for unknown addresses. */
const screens: readonly string[] = views.flatMap(({ ref }) => (ref === 'CoreSysNotFound' ? [] : [ref]))

/** What a person can do on a screen, and what not, and why. */
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

/** The actions that require a role, by screen. */
export const deedsOfRole = (role: Role): { view: string; deeds: readonly (RefAction | null)[] }[] =>
  screens.flatMap((view) => {
    const actions = knownActions(view).filter(
      (refAction) => neededRole({ refRoute: null, refAction, routeEncrageMenu: view }) === role,
    )
    const deeds = [...(roleOfView(view) === role ? [null] : []), ...actions]
    return deeds.length > 0 ? [{ view, deeds }] : []
  })
