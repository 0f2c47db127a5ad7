import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { ShowConsole } from '../kit/testing/show-console.tsx'

const meta = preview.meta({
  title: 'Screens/Shell',
  component: ShowConsole,
  parameters: { layout: 'fullscreen' },
  args: { at: '/', globals: {} },
  render: (args, { globals }) => <ShowConsole {...args} globals={globals} />,
})

export const Home = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bonjour Alice Martin' })).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  },
})

export const SignIn = meta.story({
  args: { isSignedOut: true, at: '/Core/Sec/AuthLogin' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Se connecter' }))
    await expect(canvas.getByRole('textbox', { name: 'Identifiant' })).toHaveAccessibleDescription('L’identifiant est requis')
    await expect(canvas.getByRole('textbox', { name: 'Identifiant' })).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('Mot de passe'), 'court{Enter}')
    await expect(canvas.getByLabelText('Mot de passe')).toHaveAccessibleDescription('Min 8 caractères')
  },
})

export const UnknownAddress = meta.story({
  args: { at: '/Aff/Aff/Ailleurs' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
  },
})

export const ServerUnreachable = meta.story({
  args: { at: '/Core/Sys/AppOffline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Serveur injoignable' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Réessayer maintenant' })).toBeVisible()
  },
})
