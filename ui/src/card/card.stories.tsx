import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { IconButton } from '../icon-button/index.ts'
import { Card } from './card.tsx'

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
  parameters: {
    docs: {
      description: {
        component: 'A surface for what belongs together, with a title that names it. Cards do not stand inside cards.',
      },
    },
  },
  args: { title: 'Informations générales', children: 'Affaire AF-2026-014, créée le 4 mars 2026 par Ada Lovelace.' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Informations générales' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Informations générales' })).toBeVisible()
  },
})

export const WithActions = meta.story({ args: { actions: <IconButton label="Modifier" icon="pencil" size="small" /> } })

export const Bare = meta.story({ args: { title: undefined } })

export const LongTitle = meta.story({
  args: { title: 'Vérification-périodique-des-équipements-sous-pression '.repeat(6) },
})
