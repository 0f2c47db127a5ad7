import type { ActionItem } from '@ronde/ui/page-header'
import type { Offer } from './use-actions.ts'

/** Entries of the server's menus at a place, as buttons; the one that makes a new record stands out. One that is blocked stays in reach and says why. */
export const actionItems = (offers: readonly Offer[]): ActionItem[] =>
  offers.map(({ id, text, icon, action, blocked, isInMenu }) => ({
    id,
    text,
    ...(icon ? { icon } : {}),
    ...(action === 'Creer' ? { tone: 'primary' as const } : {}),
    ...(isInMenu ? { isInMenu } : {}),
    ...(blocked === null ? {} : { blocked }),
  }))
