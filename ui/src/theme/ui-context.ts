import { createContext, useContext } from 'react'
import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'
import type { IconSet } from '../icons/icon-drawing.ts'
import type { Locale, Translate } from '../messages/index.ts'

/** What a component that navigates hands to the product's link. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address. */
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
  /** Renders what navigates. */
  link: LinkComponent
  /** What names draw. */
  icons: IconSet
}

/** Without a provider a text is its key: neither the texts nor the drawings burden whoever imports a single component. */
export const UiContext = createContext<UiContextValue>({ locale: 'fr', t: (key) => key, link: 'a', icons: {} })

/** Language, texts, link and icons of the nearest `UiProvider`. */
export const useUi = (): UiContextValue => useContext(UiContext)
