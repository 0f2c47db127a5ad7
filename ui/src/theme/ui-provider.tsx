import { useInsertionEffect, useMemo } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { I18nProvider } from 'react-aria'
import { translator } from '../messages/index.ts'
import type { Locale, UiMessages } from '../messages/index.ts'
import { GlobalStyle } from './global.styles.ts'
import { brandCss } from './theme-css.ts'
import type { BrandColors, Density, Scheme } from './tokens.ts'
import { UiContext } from './ui-context.ts'
import type { LinkComponentProps } from './ui-context.ts'

export interface UiProviderProps {
  /** Language of the library's own texts, dates and numbers. */
  locale: Locale
  /** Texts that replace the library's own. */
  messages?: Partial<UiMessages>
  /** @default 'light' */
  scheme?: Scheme
  /** @default 'default' */
  density?: Density
  /** The product's own colours; readable variants are derived from them. */
  colors?: { light?: BrandColors; dark?: BrandColors }
  /** Renders every link of the library. @default 'a' */
  link?: ComponentType<LinkComponentProps>
  children: ReactNode
}

// Day before month and weeks from Monday, as the users of the French product expect in English too.
const regions = { fr: 'fr-FR', en: 'en-GB' } as const

/** Gives everything below it the theme, the language and the way to navigate. Mount it once, around the whole application. */
export function UiProvider({ locale, messages, scheme = 'light', density = 'default', colors, link, children }: UiProviderProps) {
  useInsertionEffect(() => {
    document.documentElement.dataset.theme = scheme
    document.documentElement.dataset.density = density
  }, [scheme, density])

  const brand = colors && brandCss(colors)
  useInsertionEffect(() => {
    if (!brand) return
    // A constructed sheet is allowed under a strict content security policy, a style element is not.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(brand)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [brand])

  const value = useMemo(() => ({ locale, t: translator(locale, messages), link: link ?? ('a' as const) }), [locale, messages, link])

  return (
    <I18nProvider locale={regions[locale]}>
      <GlobalStyle />
      <UiContext value={value}>{children}</UiContext>
    </I18nProvider>
  )
}
