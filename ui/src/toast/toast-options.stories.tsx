import { expect, fn, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { ToastHost, toasts } from './index.ts'
import type { ToastOptions } from './index.ts'

function Add({ toast }: { toast: ToastOptions }) {
  return (
    <>
      <Button onPress={() => toasts.add(toast)}>Ajouter</Button>
      <ToastHost />
    </>
  )
}

const meta = preview.meta({
  title: 'Components/Toast/Options',
  component: Add,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  // The toasts outlive a story.
  beforeEach: () => () => toasts.clear(),
})

/** All that a toast can be told. */
export const EveryOption = meta.story({
  tags: ['3.toast-options'],
  args: {
    toast: {
      type: 'warning',
      text: 'Deux lignes<br>de texte',
      icon: 'lock',
      color: '#0b6e4f',
      timeout: 0,
      dismissible: false,
      isMultiline: true,
      button: { text: 'Annuler', onPress: fn() },
    },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }))
    const alert = screen.getByRole('alert')
    await expect(alert).toHaveTextContent('Deux lignes')
    const surface = alert.parentElement ?? alert
    const drawing = surface.querySelector('svg')
    await expect(drawing && getComputedStyle(drawing).color).toBe('rgb(11, 110, 79)')
    await expect(drawing).toHaveClass(/lock/)
    await expect(screen.queryByRole('button', { name: 'Fermer la notification' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    await expect(args.toast.button?.onPress).toHaveBeenCalledOnce()
  },
})
