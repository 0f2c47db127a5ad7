import { Button } from '@ronde/ui/button'
import { useUnit } from 'effector-react'
import { locales, localeChosen } from '../locales/intl.ts'
import { useText } from '../locales/use-text.ts'
import { Languages } from './login.styles.ts'

/** The choice of language for users who are not signed in. */
export function SignInLanguages() {
  const text = useText()
  const chooseLocale = useUnit(localeChosen)
  return (
    <Languages>
      {locales.map((locale) => (
        <Button
          key={locale}
          lang={locale}
          tone="quiet"
          size="small"
          aria-pressed={text.locale === locale}
          onPress={() => chooseLocale(locale)}
        >
          {text(`language.${locale}`)}
        </Button>
      ))}
    </Languages>
  )
}
