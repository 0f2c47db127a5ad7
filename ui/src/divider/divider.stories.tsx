import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Stack } from '../stack/index.ts'
import { Divider } from './divider.tsx'

const meta = preview.meta({
  title: 'Components/Divider',
  component: Divider,
  parameters: { docs: { description: { component: 'A line between what does not belong together.' } } },
})

export const Default = meta.story({
  render: (args) => (
    <Stack>
      <div>Avant</div>
      <Divider {...args} />
      <div>Après</div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeVisible()
  },
})

export const Vertical = meta.story({
  args: { orientation: 'vertical' },
  render: (args) => (
    <Stack direction="row" gap={2}>
      <Button tone="quiet">Copier</Button>
      <Divider {...args} />
      <Button tone="quiet">Supprimer</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator')
    await expect(line).toHaveAttribute('aria-orientation', 'vertical')
    await expect(line.getBoundingClientRect().height).toBe(
      canvas.getByRole('button', { name: 'Copier' }).getBoundingClientRect().height,
    )
  },
})

export const WithWord = meta.story({
  args: { children: 'ou' },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Stack>
        <Button>Se connecter avec l’annuaire</Button>
        <Divider {...args} />
        <Button>Avec un mot de passe</Button>
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ou')).toBeVisible()
  },
})
