import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { answer } from '../kit/testing/answers.ts'
import { ShowConsole, type ShowConsoleProps } from '../kit/testing/show-console.tsx'
import { held, type TestConsole } from '../kit/testing/test-scope.ts'
import { $clock } from './clock.ts'
import { looked } from './idle.ts'
import { tabSaid } from './tabs.ts'

const minute = 60_000

/** A console whose clock the story sets; a session ends after 15 minutes without activity. */
function IdleConsole(props: ShowConsoleProps) {
  return <ShowConsole {...props} values={[held($clock, () => time.now)]} onStart={(made) => time.start(made)} />
}

const time = {
  now: { wall: 0, steady: 0 },
  console: null as TestConsole | null,
  start(made: TestConsole) {
    time.now = { wall: Date.parse('2026-03-31T08:00:00Z'), steady: 0 }
    time.console = made
  },
  async pass(ms: number) {
    time.now = { wall: time.now.wall + ms, steady: time.now.steady + ms }
    await time.console?.raise(looked)
  },
}

const meta = preview.meta({
  title: 'Screens/Session',
  component: IdleConsole,
  parameters: { layout: 'fullscreen' },
  args: { at: '/', globals: {}, answers: [answer(SecAuthentification.LogOut)] },
  render: (args, { globals }) => <IdleConsole {...args} globals={globals} />,
})

/** The signed-in user is away for 14 minutes. */
const leave = async (greeting: RegExp) => {
  await screen.findByRole('heading', { level: 1, name: greeting })
  await time.pass(14 * minute)
  return screen.findByRole('alertdialog')
}

/** The last minute counts down; what a screen reader hears is not every second. */
export const Counting = meta.story({
  play: async () => {
    const alert = await leave(/^Bonjour/)
    await expect(alert).toHaveAccessibleName('Êtes-vous toujours là\u00a0?')
    await expect(alert).toHaveAccessibleDescription(
      'Sans réponse de votre part, la session se termine dans 60 secondes.',
    )
    await expect(within(alert).getByRole('button', { name: 'Rester connecté' })).toHaveFocus()
    const live = alert.querySelector('[aria-live]')
    await expect(live).toBeEmptyDOMElement()
    await time.pass(18_000)
    await waitFor(() => expect(within(alert).getByRole('timer')).toHaveTextContent('42 secondes'))
    await waitFor(() => expect(document.title).toMatch(/^Fin de session dans 42\u00A0s · Accueil/))
    await expect(live).toBeEmptyDOMElement()
    await time.pass(13_000)
    await waitFor(() => expect(within(alert).getByRole('timer')).toHaveTextContent('29 secondes'))
    await expect(live).toHaveTextContent('30 secondes')
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  play: async () => {
    const alert = await leave(/Alice Martin/)
    await expect(alert).toHaveAccessibleName('Are you still there?')
    await time.pass(59_000)
    await waitFor(() => expect(within(alert).getByRole('timer')).toHaveTextContent('the session ends in one second'))
    await expect(within(alert).getByRole('button', { name: 'Stay signed in' })).toBeVisible()
    await expect(within(alert).getByRole('button', { name: 'Sign out' })).toBeVisible()
  },
})

/** Staying gives another 15 minutes; the focus returns to where it was. */
export const Staying = meta.story({
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { level: 1, name: /^Bonjour/ })
    const menu = screen.getByRole('button', { name: 'Alice Martin' })
    menu.focus()
    const alert = await leave(/^Bonjour/)
    await userEvent.click(within(alert).getByRole('button', { name: 'Rester connecté' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(menu).toHaveFocus())
    await time.pass(13 * minute)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await time.pass(minute)
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
})

/** The menus, the page and the alert are gone at once. */
export const SigningOut = meta.story({
  play: async ({ userEvent }) => {
    const alert = await leave(/^Bonjour/)
    await userEvent.click(within(alert).getByRole('button', { name: 'Se déconnecter' }))
    await expect(await screen.findByRole('heading', { name: 'Identification' })).toBeVisible()
    await expect(screen.queryByRole('navigation')).toBeNull()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(screen.queryByText(/Session terminée/)).toBeNull()
    await expect(time.console?.call.inputsOf(SecAuthentification.LogOut)).toHaveLength(1)
  },
})

/** Nobody answered: the login page says why. */
export const Ended = meta.story({
  play: async () => {
    await leave(/^Bonjour/)
    await time.pass(minute)
    await expect(await screen.findByText('Session terminée après 15 minutes sans activité')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'Identifiant' })).toHaveFocus()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})

/** A computer that wakes after the limit signs out without asking. */
export const Awakened = meta.story({
  globals: { locale: 'en' },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: /Alice Martin/ })
    await time.pass(3 * 60 * minute)
    await expect(await screen.findByText('Session ended after 15 minutes without activity')).toBeVisible()
  },
})

/** In another tab the same user has answered, and later signed out. */
export const AnsweredElsewhere = meta.story({
  play: async () => {
    await leave(/^Bonjour/)
    const user = { login: 'a.martin', exp: 4_102_444_800 }
    await time.console?.raise(tabSaid, { kind: 'active', login: user.login, at: time.now.wall })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await time.console?.raise(tabSaid, { kind: 'ended', ...user, reason: null })
    await expect(await screen.findByText('Vous vous êtes déconnecté dans un autre onglet')).toBeVisible()
  },
})
