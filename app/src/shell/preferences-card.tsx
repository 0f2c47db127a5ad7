import { Card } from '@ronde/ui/card'
import { RadioGroup } from '@ronde/ui/radio-group'
import { useUnit } from 'effector-react'
import { locales, $locale, localeChosen } from '../locales/intl.ts'
import { useText } from '../locales/use-text.ts'
import { $density, $scheme, densityChosen, schemeChosen } from './preferences.ts'
import { Choices } from './preferences-card.styles.ts'

const schemes = ['light', 'dark'] as const
const densities = ['compact', 'default', 'comfortable'] as const

/** Language, theme and density: each takes effect when it is chosen, and is kept in this browser. */
export function PreferencesCard() {
  const text = useText()
  const [locale, scheme, density] = useUnit([$locale, $scheme, $density])
  const [chooseLocale, chooseScheme, chooseDensity] = useUnit([localeChosen, schemeChosen, densityChosen])
  return (
    <Card title={text('preferences.title')}>
      <Choices>
        <RadioGroup
          label={text('preferences.language')}
          orientation="horizontal"
          value={locale}
          options={locales.map((value) => ({ value, lang: value, label: text(`language.${value}`) }))}
          onValueChange={({ value }) => value && chooseLocale(value)}
        />
        <RadioGroup
          label={text('preferences.scheme')}
          orientation="horizontal"
          value={scheme}
          options={schemes.map((value) => ({ value, label: text(`preferences.scheme.${value}`) }))}
          onValueChange={({ value }) => value && chooseScheme(value)}
        />
        <RadioGroup
          label={text('preferences.density')}
          value={density}
          options={densities.map((value) => ({
            value,
            label: text(`preferences.density.${value}`),
            description: text(`preferences.density.${value}.why`),
          }))}
          onValueChange={({ value }) => value && chooseDensity(value)}
        />
      </Choices>
    </Card>
  )
}
