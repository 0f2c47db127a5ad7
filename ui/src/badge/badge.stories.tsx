import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Row } from '../internal/story-layout.styles.ts'
import { Badge } from './badge.tsx'

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  parameters: {
    docs: { description: { component: 'A state or a count in a word. Never colour alone: the word says it.' } },
  },
  args: { children: 'Brouillon' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Brouillon')).toBeVisible()
  },
})

export const Tones = meta.story({
  render: () => (
    <Row>
      <Badge>Brouillon</Badge>
      <Badge tone="info">En cours</Badge>
      <Badge tone="success">Publié</Badge>
      <Badge tone="warning">À échéance</Badge>
      <Badge tone="error">En retard</Badge>
      <Badge tone="accent">srv-test</Badge>
    </Row>
  ),
})
