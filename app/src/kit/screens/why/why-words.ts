import type { RefAction } from '@ronde/contracts/actions'
import { addressOf, queryOf } from '../../../base/address.ts'
import type { Text } from '../../../locales/intl.ts'
import type { MenuBook } from '../../../navigation/menu-entry.ts'
import { pathOfView } from '../../../navigation/menu-places.ts'
import { capital } from '../../actions/deed-words.ts'
import type { Reason } from './reason.ts'
import { isReached } from './why-not.ts'

/** The person or group that a reason is about. */
export interface About {
  /** Name of the group. */
  group: string
  /** Key of the account; without one it is about a group. */
  idUser?: number | undefined
}

/** A reason as a sentence. */
export function reasonWords(reason: Reason, { group }: About, text: Text): string {
  switch (reason.kind) {
    case 'account':
      return text(`why.account.${reason.state}`)
    case 'group':
      return text('why.group', { group })
    case 'role':
      return text('why.role', { group, role: text(`role.${reason.role}`) })
    case 'another':
      return text('why.another')
    case 'page':
      return text(reason.entry === 'none' ? 'why.page.none' : 'why.page', { group })
    case 'menu':
      return reason.entry === 'given' || reason.entry === 'hidden'
        ? text('why.menu', { group })
        : text(`why.menu.${reason.entry}`, { group })
    default:
      return /[.!?]$/.test(reason.words) ? reason.words : `${reason.words}.`
  }
}

/** A screen, and the parameters of its address. */
interface Place {
  view: string
  params?: Record<string, string | undefined>
}

/** The screen where the cause of a reason can be changed; null where there is none. */
function placeOf(reason: Reason, { idUser }: About): Place | null {
  switch (reason.kind) {
    case 'account':
    case 'group':
    case 'role':
    case 'another':
      return idUser === undefined
        ? { view: 'AdmUsrUserList' }
        : { view: 'AdmUsrUserAccueil', params: { idUser: String(idUser) } }
    case 'page':
    case 'menu':
      if (reason.kind === 'menu' && reason.entry === 'outOfUse')
        return { view: 'CoreSysActionList', params: { q: reason.action, all: '1' } }
      return { view: reason.entry === 'none' ? 'CoreSecPrmMenuList' : 'CoreSecPrmSecuriteAccueil' }
    case 'lock':
      return { view: 'CoreSysParametreAvanceAccueil' }
    default:
      return null
  }
}

/** Name of the screen where the cause can be changed, and its address where the reader's menus lead there. */
export function placeOfChange(
  reason: Reason,
  about: About,
  { menus, text }: { menus: MenuBook; text: Text },
): { screen: string; href: string | null } | null {
  if (reason.kind === 'version') return reason.href ? { screen: text('why.current'), href: reason.href } : null
  const place = placeOf(reason, about)
  if (!place) return null
  const path = isReached(menus, place.view) ? pathOfView(place.view, menus) : null
  return {
    screen: text(`view.${place.view}` as 'view.AdmUsrUserList'),
    href: path && addressOf(path, queryOf(place.params ?? {})),
  }
}

/** Text for an action of a screen, or the screen itself: “Modifier les affaires”. */
export function deedText(view: string, action: RefAction | null, text: Text): string {
  const of = (form: 'these' | 'some') => text.of(`things.${view}`, text.of(`view.${view}`, view), { form })
  const label = text.of(`action.${action}`, action ?? '')
  return capital(text.of(`can.${action ?? 'look'}`, label, { these: of('these'), some: of('some') }))
}
