import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Stack } from '../stack/index.ts'
import { Heading } from './heading.tsx'

const meta = preview.meta({
  title: 'Components/Heading',
  component: Heading,
  parameters: { docs: { description: { component: 'Names a part of the page.' } } },
  args: { level: 2 as const, children: 'Prestations' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Prestations' })).toBeVisible()
  },
})

export const Levels = meta.story({
  render: () => (
    <Stack gap={2}>
      <Heading level={1}>Affaire AFF-2026-0412</Heading>
      <Heading level={2}>Prestations</Heading>
      <Heading level={3}>Ascenseurs</Heading>
      <Heading level={4}>Bâtiment A</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByRole('heading').map((heading) => getComputedStyle(heading).fontSize)
    await expect(sizes).toEqual(['20px', '16px', '14px', '13px'])
  },
})

export const OwnSize = meta.story({
  args: { level: 1, size: 28 },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 1 })).fontSize).toBe('28px')
  },
})
