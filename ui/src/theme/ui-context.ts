import { createContext, useContext } from 'react'
import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'
import type { IconSet } from '../icons/icon-drawing.ts'
import type { Locale, Translate } from '../messages/index.ts'

/** Props that a component which navigates hands to the caller's link. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address. */
  href: string
  ref?: Ref<HTMLAnchorElement>
}

/** The component that navigates: a router's link, or the plain anchor. */
export type LinkComponent = ComponentType<LinkComponentProps> | 'a'

export interface UiContextValue {
  /** Language of the library's own texts. */
  locale: Locale
  /** The library's own text for a key, its `{placeholders}` filled. */
  t: Translate
  /** Renders links. */
  link: LinkComponent
  /** The drawings of icons by name. */
  icons: IconSet
}

/** Without a provider a text is its key: neither the texts nor the drawings come along with the import of a single component. */
export const UiContext = createContext<UiContextValue>({ locale: 'fr', t: (key) => key, link: 'a', icons: {} })

/** Language, texts, link and icons of the nearest `UiProvider`. */
export const useUi = (): UiContextValue => useContext(UiContext)
