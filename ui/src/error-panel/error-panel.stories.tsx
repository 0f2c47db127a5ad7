import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { ErrorPanel } from './error-panel.tsx'

const meta = preview.meta({
  title: 'Components/ErrorPanel',
  component: ErrorPanel,
  parameters: {
    docs: { description: { component: 'Where something could not be shown: what, what it means, and how to go on.' } },
  },
  args: { message: 'Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.', onRetry: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Une erreur est survenue')
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** What a message has told already: met where it stands, and not told again. */
export const Told = meta.story({
  args: { isTold: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Une erreur est survenue' })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const WithDetails = meta.story({
  args: {
    title: 'La liste n’a pas pu être chargée',
    details: 'GET /api/Console/Aff/AffAffaire\n503 Service Unavailable',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Détails techniques'))
    await expect(canvas.getByText(/503 Service Unavailable/)).toBeVisible()
  },
})

export const Keyboard = meta.story({
  args: { details: '503 Service Unavailable' },
  play: async ({ canvas, args, userEvent }) => {
    const details = canvas.getByText('Détails techniques')
    await userEvent.tab()
    await expect(details).toHaveFocus()
    await userEvent.click(details)
    await userEvent.tab()
    await expect(canvas.getByText('503 Service Unavailable')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const WithoutRetry = meta.story({ args: { onRetry: undefined } })
