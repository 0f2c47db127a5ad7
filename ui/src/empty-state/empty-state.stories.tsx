import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { EmptyState } from './empty-state.tsx'

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: {
    docs: {
      description: { component: 'Where a list has nothing to show: what there is none of, and what to do next.' },
    },
  },
  args: { title: 'Aucune affaire', icon: 'briefcase' as const },
})

export const Default = meta.story({
  args: {
    children: 'Les affaires créées apparaissent ici.',
    action: (
      <Button tone="primary" icon="plus">
        Créer une affaire
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune affaire')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Créer une affaire' })).toBeVisible()
  },
})

export const TitleOnly = meta.story()
