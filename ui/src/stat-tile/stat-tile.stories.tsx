import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { StatTile } from './stat-tile.tsx'

const meta = preview.meta({
  title: 'Components/StatTile',
  component: StatTile,
  parameters: { docs: { description: { component: 'One figure that people look for, with what it means.' } } },
  args: { label: 'Prestations en retard', value: 1240, icon: 'clock' as const },
  render: (args) => (
    <div style={{ maxInlineSize: 260 }}>
      <StatTile {...args} />
    </div>
  ),
})

export const Default = meta.story({
  args: { href: '#late', change: '+12 depuis lundi', tone: 'error', description: 'Sur 8 420 prestations ouvertes' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^1\s240$/)).toBeVisible()
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Prestations en retard' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAccessibleDescription(/^1\s240 \+12 depuis lundi Sur 8 420 prestations ouvertes$/)
    const value = canvas.getByText(/^1\s240$/).getBoundingClientRect()
    await expect(document.elementFromPoint(value.left + 4, value.top + 4)).toBe(link)
  },
})

export const Tones = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))', gap: 12 }}>
      <StatTile label="Ouvertes" value={8420} />
      <StatTile label="Terminées" value={96.4} unit="%" tone="success" change="+2 points" icon="circle-check" />
      <StatTile label="À échéance" value={312} tone="warning" change="cette semaine" icon="triangle-alert" />
      <StatTile label="En retard" value={41} tone="error" change="+12 depuis lundi" icon="clock" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/96,4/)).toHaveTextContent(/^96,4\s%$/)
  },
})

export const Loading = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prestations en retard')).toBeVisible()
    await expect(canvas.queryByText(/240/)).toBeNull()
  },
})

export const Nothing = meta.story({
  args: { value: null, unit: '%' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible()
  },
})

export const English = meta.story({
  args: { label: 'Overdue services' },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,240')).toBeVisible()
  },
})

export const RightToLeft = meta.story({ args: { unit: 'h', change: '+12' }, globals: { direction: 'rtl' } })
