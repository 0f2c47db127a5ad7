import { IconButton } from '@ronde/ui/icon-button'
import { Menu } from '@ronde/ui/menu'
import { useUnit } from 'effector-react'
import { locales, localeChosen } from '../locales/intl.ts'
import { useText } from '../locales/use-text.ts'

/** The app bar's choice of language. */
export function FrameLanguage() {
  const text = useText()
  const choose = useUnit(localeChosen)
  return (
    <Menu
      label={text('frame.language')}
      trigger={(props) => <IconButton {...props} label={text('frame.language')} icon="languages" tone="inherit" />}
      items={[
        {
          kind: 'radio-group',
          id: 'languages',
          chosen: text.locale,
          items: locales.map((locale) => ({ id: locale, lang: locale, text: text(`language.${locale}`) })),
        },
      ]}
      onAction={({ id }) => choose(id === 'en' ? 'en' : 'fr')}
    />
  )
}
