import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Stack } from '../stack/index.ts'
import { Text } from './text.tsx'

const meta = preview.meta({
  title: 'Components/Text',
  component: Text,
  parameters: { docs: { description: { component: 'A text in one of the product’s few sizes and tones.' } } },
  args: { children: 'Modifié le 12 mars 2026 par Anne Roy' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Modifié le 12 mars 2026 par Anne Roy')).toBeVisible()
  },
})

export const Sizes = meta.story({
  render: (args) => (
    <Stack gap={2}>
      {([16, 14, 13, 12] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByText(/Modifié/).map((text) => getComputedStyle(text).fontSize)
    await expect(sizes).toEqual(['16px', '14px', '13px', '12px'])
  },
})

export const Tones = meta.story({
  render: (args) => (
    <Stack gap={2}>
      {(['default', 'muted', 'success', 'warning', 'error'] as const).map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
})

export const Strong = meta.story({ args: { weight: 'strong', as: 'strong' } })

export const Truncated = meta.story({
  args: { isTruncated: true },
  render: (args) => (
    <div style={{ inlineSize: 160 }}>
      <Text {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Modifié/)
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth)
    await expect(text.getBoundingClientRect().height).toBeLessThan(30)
  },
})

export const Preserved = meta.story({
  args: { isPreserved: true, children: 'Accès par la cour.\nDemander les clefs à l’accueil.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Accès/).getBoundingClientRect().height).toBeGreaterThan(30)
  },
})

export const Tabular = meta.story({
  render: () => (
    <Stack gap={0} align="end">
      <Text isTabular>1 111,10</Text>
      <Text isTabular>8 088,00</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByText(/,/).map((text) => text.getBoundingClientRect().width)
    await expect(one).toBe(other)
  },
})
