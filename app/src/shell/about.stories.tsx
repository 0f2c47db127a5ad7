import { expect, screen, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { $config, defaultConfig } from '../config/config.ts'
import { ShowConsole } from '../kit/testing/show-console.tsx'
import { held } from '../kit/testing/test-scope.ts'
import { $fetchLibraries, type Library } from './about-libraries.ts'

const libraries: Library[] = [
  { name: '@azure/msal-browser', version: '5.29.0', license: 'MIT' },
  { name: 'dompurify', version: '3.4.18', license: '(MPL-2.0 OR Apache-2.0)' },
  { name: 'unnamed', version: '1.0.0', license: '' },
]

const meta = preview.meta({
  title: 'Screens/About',
  component: ShowConsole,
  parameters: { layout: 'fullscreen' },
  args: { at: '/about', globals: {}, values: [held($fetchLibraries, () => Promise.resolve(libraries))] },
  render: (args, { globals }) => <ShowConsole {...args} globals={globals} />,
})

/** The console, the server and the libraries. */
export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByText('SQLite')).toBeVisible()
    const ours = within(screen.getByRole('region', { name: 'Console' }))
    await expect(ours.getByText('Ronde 4.0')).toBeVisible()
    await expect(ours.getByText('2023.8.0')).toBeVisible()
    await expect(ours.getByText('srv-test')).toBeVisible()
    const table = await screen.findByRole('table')
    await expect(within(table).getByRole('row', { name: '@azure/msal-browser 5.29.0 MIT' })).toBeVisible()
    await expect(screen.getByRole('region', { name: '3 bibliothèques' })).toBeVisible()
  },
})

let isGone = true
/** The list cannot be loaded: a message in its place has a retry. */
export const ListMissing = meta.story({
  args: {
    values: [held($fetchLibraries, () => (isGone ? Promise.reject(new Error('404')) : Promise.resolve(libraries)))],
  },
  play: async ({ userEvent }) => {
    isGone = true
    await expect(await screen.findByText('La liste des bibliothèques n’a pas pu être lue.')).toBeVisible()
    await expect(screen.getByText('SQLite')).toBeVisible()
    isGone = false
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    await expect(await screen.findByRole('rowheader', { name: 'dompurify' })).toBeVisible()
  },
})

/** Colours, environment and build come from the configuration, the theme from the user. */
export const Configured = meta.story({
  globals: { theme: 'light' },
  tags: ['9.theme-colours', '9.theme-dark', '9.environment', '9.build-version'],
  args: {
    values: [
      held($fetchLibraries, () => Promise.resolve(libraries)),
      held($config, {
        ...defaultConfig,
        environment: 'recette',
        buildVersion: '2027.1.0',
        theme: { ...defaultConfig.theme, light: { primary: '#5b2a86' } },
      }),
    ],
  },
  play: async ({ userEvent }) => {
    await screen.findByText('SQLite')
    await expect(screen.getByText('2027.1.0')).toBeVisible()
    await expect(screen.getAllByText('recette')).toHaveLength(2)
    await expect(screen.getByRole('banner')).toHaveStyle({ backgroundColor: 'rgb(91, 42, 134)' })
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light')
    await userEvent.click(screen.getByRole('button', { name: 'Thème sombre' }))
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  play: async () => {
    await expect(await screen.findByRole('columnheader', { name: 'Licence' })).toBeVisible()
    await expect(screen.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  },
})
