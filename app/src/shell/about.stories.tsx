import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { $config, defaultConfig } from '../config/config.ts'
import { ShowConsole } from '../kit/testing/show-console.tsx'
import { held } from '../kit/testing/test-scope.ts'
import { $saveFile } from '../base/save-file.ts'
import { $fetchLibraries, type Library } from './about-libraries.ts'
import { $recording, type Recording } from './recorder/recorder.ts'

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
    const table = await screen.findByRole('group', { name: 'Bibliothèques' })
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

const at = '2026-11-19T09:41:07.000Z'
const page = '/Aff/Aff/AffaireList'
const call = { at, status: null, codes: [], field: null, request: '4f1c0a52b7d94e0f' }
const recording: Recording = {
  faults: [{ at, kind: 'TypeError', where: ['list-a1B2c3.js:12:345', 'start-d4E5.js:1:99'], page }],
  slow: [{ at, press: 'key', ms: 312, page }],
  calls: [
    { ...call, operation: 'Aff/AffAffaire/GetList', outcome: 'ok', ms: 84 },
    { ...call, operation: 'Aff/AffAffaire/Update', outcome: 'refused', codes: ['R13'], ms: 31 },
    { ...call, operation: 'Adm/UsrUser/GetMenuList', outcome: 'http', status: 503, ms: 12 },
    { ...call, operation: 'SysRoute/GetList', outcome: 'network', ms: 60_000, request: null },
  ],
}
const saveFile = fn<(file: Blob, name: string) => void>()
/** What this tab recorded: the newest first, to look at and to download. */
export const Diagnostics = meta.story({
  args: {
    values: [
      held($fetchLibraries, () => Promise.resolve(libraries)),
      held($recording, recording),
      held($saveFile, saveFile),
    ],
  },
  play: async ({ userEvent }) => {
    saveFile.mockClear()
    const card = within(await screen.findByRole('region', { name: 'Diagnostic' }))
    const calls = within(card.getByRole('table', { name: '4 appels au serveur' })).getAllByRole('row')
    await expect(calls.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Identifiant'),
      expect.stringContaining('SysRoute/GetListAucune réponse60000'),
      expect.stringContaining('Adm/UsrUser/GetMenuListÉchec 50312'),
      expect.stringContaining('Aff/AffAffaire/UpdateRefus R1331'),
      expect.stringContaining('Aff/AffAffaire/GetListCorrecte844f1c0a52b7d94e0f'),
    ])
    await expect(card.getByRole('cell', { name: 'list-a1B2c3.js:12:345' })).toBeVisible()
    await expect(card.getByRole('cell', { name: 'Touche' })).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Télécharger' }))
    const [file, name] = saveFile.mock.calls[0] ?? []
    await expect(name).toMatch(/^diagnostic-.*\.json$/)
    await expect(JSON.parse((await file?.text()) ?? '')).toMatchObject({ console: '2023.8.0', ...recording })
  },
})
