import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { LoadingView } from './loading-view.tsx'

const meta = preview.meta({
  title: 'Components/LoadingView',
  component: LoadingView,
  parameters: {
    docs: {
      description: { component: 'Stands where a whole view is going to be. Parts of a view have skeletons instead.' },
    },
  },
})

export const Circular = meta.story({
  tags: ['2.loading'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chargement en cours...')).toBeVisible()
    // Told beside the view, once for all that the page waits for.
    await waitFor(() => expect(screen.getAllByText('Chargement en cours...')).toHaveLength(2))
    await expect(canvas.getByRole('progressbar', { name: 'Chargement en cours...' })).toBeVisible()
  },
})

export const Linear = meta.story({
  tags: ['2.loading'],
  args: { kind: 'linear', text: 'Ouverture de la session' },
  play: async ({ canvas }) => {
    const { width, height } = canvas
      .getByRole('progressbar', { name: 'Ouverture de la session' })
      .getBoundingClientRect()
    await expect(width).toBeGreaterThan(4 * height)
    await expect(canvas.queryByText('Chargement en cours...')).toBeNull()
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible()
  },
})
