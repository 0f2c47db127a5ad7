import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { ShowConsole } from '../kit/testing/show-console.tsx'
import { held, type TestConsole } from '../kit/testing/test-scope.ts'
import type { LoggedNotification } from './notification.ts'
import { $notificationBox, memoryNotifications } from './notification-box.ts'
import { notificationRaised } from './notices.ts'

// Before the day of the pictures: a notice that a story raises is the latest.
const start = Date.UTC(2026, 2, 30, 8)
const lines: Omit<LoggedNotification, 'id' | 'dtNotif' | 'active'>[] = [
  {
    type: 'success',
    source: 'AffAffaire/Update',
    message: 'Affaire enregistrée : AFF-2026-0042 · Ponts roulants',
    about: {
      name: 'AFF-2026-0042 · Ponts roulants',
      href: '/Aff/Aff/AffaireAccueil?idAffaireGuid=7d1f3c52-4f0e-5c0a-9a53-0d7c3d1f8f11',
    },
  },
  {
    type: 'error',
    source: 'AffAffaire/Insert',
    message: 'La référence <b>AFF-2026-0042</b> existe déjà.<br>Choisissez-en une autre.',
  },
  { type: 'warning', source: 'GamGamme/Import', message: '3 lignes sont sans périodicité' },
  { type: 'success', source: 'AffAffairePrestation/Insert', message: 'Prestation ajoutée' },
]

/** A log of `count` lines, a minute apart; the last few are unread. */
const log = (count: number): LoggedNotification[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `n-${at}`,
    dtNotif: new Date(start - (count - at) * 60_000).toISOString(),
    active: at >= count - 3,
    ...(lines[at % lines.length] ?? { type: 'info' as const, source: '', message: '' }),
  }))

/** Number of lines in the log, as a parameter: Storybook cannot show a store as an argument. */
const holding = (lineCount: number) => ({ lineCount })
const countOf = ({ lineCount }: { lineCount?: unknown }) => (typeof lineCount === 'number' ? lineCount : 0)

/** The console of the current story. */
let shown: TestConsole | undefined

const meta = preview.meta({
  title: 'Screens/Notifications',
  component: ShowConsole,
  parameters: { layout: 'fullscreen' },
  args: { at: '/Core/Sys/NotifList', globals: {}, onStart: (console) => void (shown = console) },
  render: (args, { globals, parameters }) => (
    <ShowConsole
      {...args}
      globals={globals}
      values={[held($notificationBox, memoryNotifications({ 'a.martin': log(countOf(parameters)) }))]}
    />
  ),
})

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Rien pour l’instant')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Notifications, aucune non lue' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Vider les notifications' }))
    await waitFor(() => expect(shown?.toasts.map(({ text }) => text)).toEqual(['Aucune notification non lue à vider']))
  },
})

export const Few = meta.story({
  tags: ['4.notifications'],
  parameters: holding(4),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Notifications 4' })
    const grid = canvas.getByRole('grid')
    // Newest first; the server's markup is shown as text.
    await expect(within(grid).getAllByRole('row')[1]).toHaveTextContent('Prestation ajoutée')
    await expect(
      within(grid).getByText(/La référence AFF-2026-0042 existe déjà\.\s*Choisissez-en une autre\./),
    ).toBeVisible()
    await expect(within(grid).getAllByText('Oui')).toHaveLength(3)
    // The record is named, as a link.
    await expect(within(grid).getByRole('link', { name: 'AFF-2026-0042 · Ponts roulants' })).toHaveAttribute(
      'href',
      expect.stringContaining('/Aff/Aff/AffaireAccueil?idAffaireGuid='),
    )

    await userEvent.click(canvas.getByRole('button', { name: 'Vider les notifications' }))
    await canvas.findByRole('link', { name: 'Notifications, aucune non lue' })
    await canvas.findByRole('heading', { level: 1, name: 'Notifications 4' })
    await expect(within(grid).queryByText('Oui')).toBeNull()
    shown?.toasts.at(-1)?.button?.onPress()
    await canvas.findByRole('link', { name: 'Notifications, 3 non lues' })
    await waitFor(() => expect(within(grid).getAllByText('Oui')).toHaveLength(3))
  },
})

/** Enter or a double click shows a line too long for the list whole in a dialog; the focus returns to the line. */
export const Whole = meta.story({
  parameters: holding(2),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Notifications 2' })
    const cell = within(canvas.getByRole('grid')).getByText(/La référence AFF-2026-0042/)
    await userEvent.click(cell)
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Notification' })
    await expect(within(dialog).getByText(/existe déjà\.\s+Choisissez-en une autre\./)).toBeVisible()
    await expect(within(dialog).getByText('Ajouter une affaire')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(true))
    await userEvent.dblClick(cell)
    await expect(await screen.findByRole('dialog', { name: 'Notification' })).toBeVisible()
  },
})

export const Filtered = meta.story({
  args: { at: '/Core/Sys/NotifList?f.type=error' },
  parameters: holding(40),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Notifications 10 / 40' })
    await userEvent.type(canvas.getByRole('searchbox'), 'rien de tel')
    await expect(await canvas.findByText('Rien ne correspond à la recherche')).toBeVisible()
  },
})

/** New notifications leave the focus on its line and keep the scroll position. */
export const Many = meta.story({
  parameters: holding(5000),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Notifications 5\s000$/ })
    const grid = canvas.getByRole('grid')
    await userEvent.click(within(grid).getAllByText('Prestation ajoutée')[1] ?? grid)
    const focused = () => document.activeElement?.closest('[role=row]')?.textContent
    const line = focused()
    await expect(line).toContain('Prestation ajoutée')
    await shown?.raise(notificationRaised, {
      type: 'error',
      text: 'Le serveur ne répond pas',
      source: 'AffAffaire/GetList',
    })
    await canvas.findByRole('heading', { level: 1, name: /^Notifications 5\s001$/ })
    await expect(await canvas.findByText('Le serveur ne répond pas')).toBeVisible()
    await expect(focused()).toBe(line)
    await expect(canvas.getByRole('link', { name: 'Notifications, 4 non lues' })).toBeVisible()
    // The count is no live region: the toast told it.
    await expect(
      screen.getByRole('link', { name: 'Notifications, 4 non lues' }).closest('[aria-live], [role=status]'),
    ).toBeNull()
  },
})
