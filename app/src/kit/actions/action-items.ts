import type { ActionItem } from '@ronde/ui/page-header'
import type { Offer } from './use-actions.ts'

/** The action of a place that makes something: `Creer`, else the first that adds. */
const making = (offers: readonly Offer[]): Offer | undefined =>
  offers.find(({ action }) => action === 'Creer') ?? offers.find(({ action }) => action?.startsWith('Ajouter'))

/** Offers of a place, as buttons; the one that makes a new record stands out. One that is blocked stays in reach and says why. */
export const actionItems = (offers: readonly Offer[]): ActionItem[] =>
  offers.map(({ id, text, icon, blocked, isInMenu }) => ({
    id,
    text,
    icon: icon ?? undefined,
    tone: id === making(offers)?.id ? 'primary' : undefined,
    isInMenu,
    blocked: blocked ?? undefined,
  }))
