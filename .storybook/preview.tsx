import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { UiProvider } from '@ronde/ui/theme'
import { checkDarkTheme } from './dark-theme.ts'

const item = (value: string, title: string) => ({ value, title })

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
  initialGlobals: { theme: 'light', locale: 'fr', density: 'default', direction: 'ltr' },
  globalTypes: {
    theme: { toolbar: { icon: 'mirror', items: [item('light', 'Light'), item('dark', 'Dark')], dynamicTitle: true } },
    locale: { toolbar: { icon: 'globe', items: [item('fr', 'Français'), item('en', 'English')], dynamicTitle: true } },
    density: { toolbar: { icon: 'menu', items: [item('compact', 'Compact'), item('default', 'Default'), item('comfortable', 'Comfortable')], dynamicTitle: true } },
    direction: { toolbar: { icon: 'transfer', items: [item('ltr', 'Left to right'), item('rtl', 'Right to left')], dynamicTitle: true } },
  },
  decorators: [
    (Story, { globals }) => (
      <UiProvider locale={globals.locale} scheme={globals.theme} density={globals.density}>
        <div dir={globals.direction}>
          <Story />
        </div>
      </UiProvider>
    ),
  ],
  afterEach: checkDarkTheme,
})
