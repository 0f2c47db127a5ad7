import { useEffect, useId, useInsertionEffect, useMemo } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { I18nProvider } from 'react-aria'
import type { IconSet } from '../icons/icon-drawing.ts'
import { forgetCancelledTransitions } from '../internal/cancelled-transitions.ts'
import { setRefusedStyles } from '../internal/refused-styles.ts'
import { watchPresses } from '../internal/stray-press.ts'
import { translator } from '../messages/index.ts'
import type { Locale, UiMessages } from '../messages/index.ts'
import { GlobalStyle, Scope, Styles } from './global.styles.ts'
import { brandCss } from './theme-css.ts'
import type { BrandColors, Density, Scheme } from './tokens.ts'
import { UiContext, useUi } from './ui-context.ts'
import type { LinkComponentProps } from './ui-context.ts'

export interface UiProviderProps {
  /** Language of the library's own texts, dates and numbers. */
  locale: Locale
  /** Texts that replace the library's own. */
  messages?: Partial<UiMessages>
  /** Light or dark colours. @default 'light' */
  scheme?: Scheme
  /** How tall rows and controls are. @default 'default' */
  density?: Density
  /** The product's own colours; readable variants are derived from them. */
  colors?: { light?: BrandColors; dark?: BrandColors }
  /** Renders every link of the library. @default a plain `<a>` */
  link?: ComponentType<LinkComponentProps>
  /** The drawings of icon names: `icons` of `@ronde/ui/icons`, a part of it, or others. @default those of the provider around this one */
  icons?: IconSet
  /** `element`: scheme, density and colours hold in an element of its own, such as a sample beside another; layers that open over the page keep the page's. @default 'page' */
  scope?: 'page' | 'element'
  /** The nonce of the page's content security policy, where its `style-src` asks for one: every style element bears it. It stands in the head too, where react-aria looks for it. On a server `ServerStyleSheet` takes it as well. */
  nonce?: string
  /** The application, or the part of it that is themed. */
  children: ReactNode
}

// Day before month and weeks from Monday, in English too: it is the second language of consoles that are used in France.
const regions = { fr: 'fr-FR', en: 'en-GB' } as const

// On a server a nonce would lead the rules into a sheet that nobody collects; the one that collects them has it.
const isServer = typeof document === 'undefined'

/** Gives everything below it the theme, the language and the way to navigate. Mount it once, around the whole application. */
export function UiProvider({
  locale,
  messages,
  scheme = 'light',
  density = 'default',
  colors,
  link,
  icons,
  scope = 'page',
  nonce,
  children,
}: UiProviderProps) {
  const id = useId()
  const isScoped = scope === 'element'
  useInsertionEffect(() => {
    if (isScoped) return
    document.documentElement.dataset.theme = scheme
    document.documentElement.dataset.density = density
  }, [scheme, density, isScoped])

  const brand = colors && brandCss(colors, isScoped ? `[data-scope='${id}']` : undefined)
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

  const hasNonce = nonce !== undefined
  useInsertionEffect(() => (hasNonce ? setRefusedStyles() : undefined), [hasNonce])
  useEffect(forgetCancelledTransitions, [])
  useEffect(watchPresses, [])

  const { icons: outer } = useUi()
  const value = useMemo(
    () => ({ locale, t: translator(locale, messages), link: link ?? ('a' as const), icons: icons ?? outer }),
    [locale, messages, link, icons, outer],
  )

  return (
    <I18nProvider locale={regions[locale]}>
      <Styles nonce={isServer ? undefined : nonce}>
        {hasNonce && <meta property="csp-nonce" content={nonce} />}
        <GlobalStyle />
        <UiContext value={value}>
          {isScoped ? (
            <Scope data-scope={id} data-theme={scheme} data-density={density}>
              {children}
            </Scope>
          ) : (
            children
          )}
        </UiContext>
      </Styles>
    </I18nProvider>
  )
}
