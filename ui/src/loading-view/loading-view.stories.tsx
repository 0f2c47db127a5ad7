import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { LoadingView } from './loading-view.tsx'

const meta = preview.meta({
  title: 'Components/LoadingView',
  component: LoadingView,
  parameters: { docs: { description: { component: 'Stands where a whole view is going to be. Parts of a view have skeletons instead.' } } },
})

export const Circular = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement en cours...')
    await expect(canvas.getByRole('progressbar', { name: 'Chargement en cours...' })).toBeVisible()
  },
})

export const Linear = meta.story({ args: { kind: 'linear', text: 'Ouverture de la session' } })

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
  },
})
