import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { $config, defaultConfig } from '../config/config.ts'
import { held } from '../kit/testing/test-scope.ts'
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

/** The colour that a part of the page computes for a token. */
function themed(part: HTMLElement, token: string): string {
  const probe = part.appendChild(document.createElement('span'))
  probe.style.backgroundColor = `var(--ui-color-${token})`
  const { backgroundColor } = getComputedStyle(probe)
  probe.remove()
  return backgroundColor
}

/** The frame around every screen; production alone does not show the environment's name. */
export const Frame = meta.story({
  globals: { theme: 'light' },
  tags: ['2.app-bar', '2.drawer'],
  play: async ({ canvas, userEvent }) => {
    const bar = await canvas.findByRole('banner')
    await expect(within(bar).getByRole('button', { name: 'Réduire le menu' })).toBeVisible()
    await expect(within(bar).getByText(defaultConfig.product.title)).toBeVisible()
    await expect(within(bar).getByRole('button', { name: 'Alice Martin' })).toHaveAttribute('aria-haspopup')
    await expect(getComputedStyle(bar).backgroundColor).toBe(themed(bar, 'primary'))

    const menu = canvas.getByRole('navigation', { name: 'Menu principal' })
    await expect(within(menu).getByText('Accueil')).toBeVisible()
    const items = within(menu).getAllByRole('link').concat(within(menu).getAllByRole('button'))
    await expect(items.filter((item) => item.querySelector('svg') === null)).toEqual([])
    await userEvent.click(within(menu).getByRole('button', { name: 'Affaires' }))
    await expect(await within(menu).findByRole('link', { name: 'Prestations' })).toHaveAttribute(
      'href',
      '/Aff/Aff/AffairePrestationList',
    )
    const logo = canvas.getByRole('contentinfo')
    await expect(logo.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      menu.getBoundingClientRect().bottom - logo.getBoundingClientRect().height,
    )
    await expect(logo.querySelector('svg')).not.toBeNull()
  },
})

export const FrameInProduction = meta.story({
  globals: { theme: 'light' },
  tags: ['2.app-bar'],
  args: { values: [held($config, { ...defaultConfig, environment: 'production' })] },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('banner')
    await expect(within(bar).queryByText('production')).toBeNull()
    await expect(getComputedStyle(bar).backgroundColor).toBe(themed(bar, 'primary'))
  },
})

export const SignIn = meta.story({
  tags: ['5.login-form'],
  args: { isSignedOut: true, at: '/Core/Sec/AuthLogin' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Se connecter' }))
    await expect(canvas.getByRole('textbox', { name: 'Identifiant' })).toHaveAccessibleDescription(
      'L’identifiant est requis',
    )
    await expect(canvas.getByLabelText('Mot de passe')).toHaveAccessibleDescription('Le mot de passe est requis')
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
