import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SecAuthentification } from '@ronde/contracts/services/Core/SecAuthentification'
import { CallFailure } from '@ronde/contracts/wire'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { answer } from '../../../kit/testing/answers.ts'
import { demoMenus } from '../../../kit/testing/demo-menus.ts'
import { ShowConsole } from '../../../kit/testing/show-console.tsx'
import { tokenOf } from '../../../kit/testing/tokens.ts'
import { whole } from '../../../kit/testing/whole-dialog.ts'

const martin = UsrUser.Get.example.value
const { Authenticate, LogOut } = SecAuthentification
const wrong = new CallFailure('refused', {
  status: 200,
  messages: [{ message: 'Mot de passe actuel incorrect', eventType: 4, exception: null, code: 'R13' }],
})

const meta = preview.meta({
  title: 'Screens/Profile',
  component: ShowConsole,
  parameters: { layout: 'fullscreen' },
  args: { at: '/Adm/Usr/UserProfil', globals: {} },
  render: (args, { globals }) => <ShowConsole {...args} globals={globals} />,
})

const valueOf = (canvas: ReturnType<typeof within>, term: string) =>
  canvas.getByText(term, { selector: 'dt' }).nextElementSibling

export const Basic = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Mon profil' })
    await expect(await canvas.findByText('a.martin@vigie-controle.example')).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^Mon profil · /))
    await expect(valueOf(canvas, 'Nom')).toHaveTextContent('Alice Martin')
    await expect(valueOf(canvas, 'Groupe')).toHaveTextContent('Utilisateurs')
    await expect(valueOf(canvas, 'Mode d’identification')).toHaveTextContent('BASIC')
    await expect(valueOf(canvas, 'Compte actif')).toHaveTextContent('Oui')
    await expect(valueOf(canvas, 'Compte verrouillé')).toHaveTextContent('Non')
    await expect(canvas.getByRole('button', { name: 'Changer le mot de passe' })).toBeVisible()
  },
})

export const ThroughTheDirectory = meta.story({
  args: {
    answers: [
      answer(UsrUser.Get, () => ({ ...martin, mail: null, refIdentification: 'AAD', lbIdentification: 'Azure AD' })),
      answer(UsrUser.GetIdentificationMode, () => ({
        refIdentification: 'AAD',
        lbIdentification: 'Azure AD',
        isActif: true,
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Azure AD')).toBeVisible()
    await expect(valueOf(canvas, 'Adresse e-mail')).toHaveTextContent('–')
    await expect(canvas.queryByRole('button', { name: 'Changer le mot de passe' })).toBeNull()
  },
})

/** The menus leave the profile out: it is still reachable, without the actions they do not offer. */
export const NotInTheMenus = meta.story({
  args: { answers: [answer(UsrUser.GetMenuList, () => demoMenus.filter(({ refMenu }) => refMenu === 'App.AppMenu'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('a.martin@vigie-controle.example')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Changer le mot de passe' })).toBeNull()
  },
})

export const Choices = meta.story({
  play: async ({ canvas, userEvent }) => {
    const density = within(await canvas.findByRole('radiogroup', { name: 'Densité' }))
    for (const [name, value] of [
      [/^Compacte/, 'compact'],
      [/^Aérée/, 'comfortable'],
      [/^Standard/, 'default'],
    ] as const) {
      await userEvent.click(density.getByRole('radio', { name }))
      await expect(document.documentElement).toHaveAttribute('data-density', value)
    }
    await userEvent.click(canvas.getByRole('radio', { name: 'Sombre' }))
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    await userEvent.click(canvas.getByRole('radio', { name: 'Clair' }))
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light')
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Français' }))
    await canvas.findByRole('heading', { level: 1, name: 'Mon profil' })
  },
})

export const WrongCurrentPassword = meta.story({
  args: { answers: [answer(UsrUser.ChangePassword, () => Promise.reject(wrong))] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Changer le mot de passe' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Changer le mot de passe' }))
    await expect(dialog.getByRole('textbox', { name: 'Identifiant' })).toHaveValue('a.martin')
    await userEvent.type(dialog.getByLabelText(/^Mot de passe actuel/, { selector: 'input' }), 'wrong horse')
    await userEvent.type(dialog.getByLabelText(/^Nouveau mot de passe/, { selector: 'input' }), 'battery staple')
    await userEvent.type(dialog.getByLabelText(/^Confirmation du nouveau/, { selector: 'input' }), 'battery staple')
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    const current = dialog.getByLabelText(/^Mot de passe actuel/, { selector: 'input' })
    await waitFor(() => expect(current).toHaveAccessibleDescription('Mot de passe actuel incorrect'))
    await expect(current).toHaveFocus()
    await expect(current).toHaveValue('wrong horse')
  },
})

export const Changed = meta.story({
  args: {
    at: '/Adm/Usr/UserProfil?e=ChangerMotDePasse',
    answers: [answer(Authenticate, () => ({ token: tokenOf({ exp: 4_102_444_801 }) })), answer(LogOut)],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Changer le mot de passe' }))
    const current = dialog.getByLabelText(/^Mot de passe actuel/, { selector: 'input' })
    await expect(current).toHaveFocus()
    await userEvent.type(current, 'correct horse')
    await userEvent.type(dialog.getByLabelText(/^Nouveau mot de passe/, { selector: 'input' }), 'battery staple')
    await userEvent.type(dialog.getByLabelText(/^Confirmation du nouveau/, { selector: 'input' }), 'battery staple')
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Changer le mot de passe' }))
    await expect(
      within(await page.findByRole('dialog', whole)).getByLabelText(/^Mot de passe actuel/, { selector: 'input' }),
    ).toHaveValue('')
  },
})

export const Loading = meta.story({
  args: { answers: [answer(UsrUser.Get, () => new Promise(() => {}))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup', { name: 'Densité' })).toBeVisible()
    // The fields show already, without values, so that nothing moves when the values are loaded.
    await expect((await canvas.findByText('Mode d’identification')).nextElementSibling?.textContent).toBe('')
  },
})

export const Failed = meta.story({
  args: {
    answers: [answer(UsrUser.GetIdentificationMode, () => Promise.reject(new CallFailure('http', { status: 500 })))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible()
    await expect(canvas.getByRole('radiogroup', { name: 'Densité' })).toBeVisible()
  },
})
