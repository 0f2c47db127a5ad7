import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { CallFailure } from '@ronde/contracts/wire'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { answer } from '../kit/testing/answers.ts'
import { ShowConsole } from '../kit/testing/show-console.tsx'
import { tokenOf } from '../kit/testing/tokens.ts'

const { Authenticate, LogOut } = SecAuthentification

const refusal = (message: string, code: string | null = null) =>
  new CallFailure('refused', { status: 200, messages: [{ message, eventType: 4, exception: null, code }] })
const failing = (failure: CallFailure) => () => Promise.reject(failure)
const temporary = [answer(Authenticate, () => ({ token: tokenOf(), mustChangePassword: true })), answer(LogOut)]

const meta = preview.meta({
  title: 'Screens/Sign-in/Password',
  component: ShowConsole,
  parameters: { layout: 'fullscreen' },
  args: { at: '/Core/Sec/AuthPassword', isSignedOut: true, globals: {} },
  render: (args, { globals }) => <ShowConsole {...args} globals={globals} />,
})

type Played = Pick<Parameters<NonNullable<typeof meta.input.play>>[0], 'canvas' | 'userEvent'>

interface Typed {
  login?: string
  password?: string
  fresh?: string
  copy?: string
}

/** Fills the form and submits it. */
async function fill(
  { canvas, userEvent }: Played,
  { login = '', password = 'correct horse', fresh = 'battery staple', ...more }: Typed,
) {
  const { copy = fresh } = more
  await canvas.findByRole('heading', { level: 1, name: 'Changer le mot de passe' })
  if (login) await userEvent.type(canvas.getByRole('textbox', { name: 'Identifiant' }), login)
  if (password) await userEvent.type(canvas.getByLabelText(/^Mot de passe actuel/, { selector: 'input' }), password)
  if (fresh) await userEvent.type(canvas.getByLabelText(/^Nouveau mot de passe/, { selector: 'input' }), fresh)
  if (copy) await userEvent.type(canvas.getByLabelText(/^Confirmation du nouveau/, { selector: 'input' }), copy)
  await userEvent.click(canvas.getByRole('button', { name: 'Changer et se connecter' }))
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Changer le mot de passe' })
    await waitFor(() => expect(document.title).toMatch(/^Changer le mot de passe · /))
    await expect(canvas.getByRole('textbox', { name: 'Identifiant' })).toHaveAttribute('autocomplete', 'username')
    await expect(canvas.getByLabelText(/^Mot de passe actuel/, { selector: 'input' })).toHaveAttribute(
      'autocomplete',
      'current-password',
    )
    for (const name of [/^Nouveau mot de passe/, /^Confirmation du nouveau/]) {
      await expect(canvas.getByLabelText(name, { selector: 'input' })).toHaveAttribute('autocomplete', 'new-password')
    }
    await expect(canvas.getAllByRole('button', { name: 'Afficher le mot de passe' })).toHaveLength(3)
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
})

/** A sign-in leads here when the server requires a new password. */
export const Required = meta.story({
  args: { at: '/Core/Sec/AuthLogin', answers: temporary },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Identifiant' }), 'd.nguyen')
    await userEvent.type(canvas.getByLabelText('Mot de passe', { selector: 'input' }), 'correct horse{Enter}')
    const title = await canvas.findByRole('heading', { level: 1, name: 'Changer le mot de passe' })
    await expect(title).toHaveFocus()
    await expect(
      canvas.getByText('Votre mot de passe a expiré ou est provisoire. Choisissez-en un nouveau pour continuer.'),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Identifiant' })).toHaveValue('d.nguyen')
    // The current password was typed at the sign-in.
    await expect(canvas.queryByLabelText(/^Mot de passe actuel/, { selector: 'input' })).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Identifiant' }), 'x')
    await expect(canvas.getByLabelText(/^Mot de passe actuel/, { selector: 'input' })).toBeVisible()
  },
})

/** From the login card, with the typed user name. */
export const ByTheLink = meta.story({
  args: { at: '/Core/Sec/AuthLogin' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Identifiant' }), 'a.martin')
    await userEvent.click(canvas.getByRole('link', { name: 'Changer de mot de passe' }))
    await canvas.findByRole('heading', { level: 1, name: 'Changer le mot de passe' })
    await expect(canvas.getByRole('textbox', { name: 'Identifiant' })).toHaveValue('a.martin')
    await userEvent.click(canvas.getByRole('link', { name: 'Retour à l’identification' }))
    await canvas.findByRole('heading', { level: 1, name: 'Identification' })
  },
})

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, { password: '', fresh: '', copy: '' })
    const login = canvas.getByRole('textbox', { name: 'Identifiant' })
    await expect(login).toHaveFocus()
    await expect(login).toHaveAccessibleDescription('La valeur Identifiant est requise')
    await expect(canvas.getByLabelText(/^Nouveau mot de passe/, { selector: 'input' })).toHaveAccessibleDescription(
      /La valeur Nouveau mot de passe est requise/,
    )
  },
})

export const ShortAndDifferent = meta.story({
  tags: ['9.password-minimum'],
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, { login: 'a.martin', fresh: '1234567', copy: '12345678' })
    const fresh = canvas.getByLabelText(/^Nouveau mot de passe/, { selector: 'input' })
    await expect(fresh).toHaveFocus()
    await expect(fresh).toHaveAccessibleDescription(/Min 8 caractères/)
    await expect(canvas.getByLabelText(/^Confirmation du nouveau/, { selector: 'input' })).toHaveAccessibleDescription(
      'Les deux mots de passe diffèrent',
    )
    await userEvent.type(fresh, '8')
    await expect(fresh).toBeValid()
  },
})

export const TheSameAsBefore = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, { login: 'a.martin', fresh: 'correct horse' })
    await expect(canvas.getByLabelText(/^Nouveau mot de passe/, { selector: 'input' })).toHaveAccessibleDescription(
      /Le nouveau mot de passe doit être différent/,
    )
  },
})

export const WrongCredentials = meta.story({
  args: { answers: [answer(Authenticate, failing(refusal('Identifiant ou mot de passe incorrect')))] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, { login: 'a.martin' })
    await expect((await canvas.findAllByText('Identifiant ou mot de passe incorrect'))[0]).toBeVisible()
    await expect(canvas.getByLabelText(/^Nouveau mot de passe/, { selector: 'input' })).toHaveValue('battery staple')
  },
})

export const RefusedAtAField = meta.story({
  args: {
    answers: [
      ...temporary,
      answer(UsrUser.ChangePassword, failing(refusal('Le nouveau mot de passe doit être différent', 'R14'))),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, { login: 'a.martin' })
    const fresh = canvas.getByLabelText(/^Nouveau mot de passe/, { selector: 'input' })
    await expect(await canvas.findByRole('link', { name: /doit être différent/ })).toBeVisible()
    await expect(fresh).toHaveAccessibleDescription(/Le nouveau mot de passe doit être différent/)
    await expect(fresh).toHaveFocus()
  },
})

export const Pending = meta.story({
  args: { answers: [answer(Authenticate, () => new Promise(() => {}))] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, { login: 'a.martin' })
    await expect(canvas.getByRole('button', { name: /Changer et se connecter/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

/** A signed-in user is led to the profile to change the password. */
export const SignedIn = meta.story({
  args: { isSignedOut: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Mon profil' })
  },
})
