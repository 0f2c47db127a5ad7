import { createContext, useContext } from 'react'
import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'
import { translator } from '../messages/index.ts'
import type { Locale, Translate } from '../messages/index.ts'

/** What a component that navigates hands to the product's link. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

/** What navigates: a router's link, or the plain anchor. */
export type LinkComponent = ComponentType<LinkComponentProps> | 'a'

export interface UiContextValue {
  /** Language of the library's own texts. */
  locale: Locale
  /** The library's own text for a key, its `{placeholders}` filled. */
  t: Translate
  link: LinkComponent
}

/** Without a provider the library speaks French and navigates with plain anchors. */
export const UiContext = createContext<UiContextValue>({ locale: 'fr', t: translator('fr'), link: 'a' })

/** Language, texts and link of the nearest `UiProvider`. */
export const useUi = (): UiContextValue => useContext(UiContext)
