import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Row } from '../internal/story-layout.styles.ts'
import { Tag } from './tag.tsx'

const meta = preview.meta({
  title: 'Components/Tag',
  component: Tag,
  parameters: {
    docs: {
      description: { component: 'A name that something is filed under; it can lead somewhere, or be taken away.' },
    },
  },
  args: { text: 'Ascenseur' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ascenseur')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Tones = meta.story({
  render: () => (
    <Row>
      <Tag text="Ascenseur" />
      <Tag text="Planifié" tone="info" icon="calendar" />
      <Tag text="Conforme" tone="success" icon="check" />
      <Tag text="À surveiller" tone="warning" icon="triangle-alert" />
      <Tag text="Hors service" tone="error" icon="power-off" />
    </Row>
  ),
})

export const Removable = meta.story({
  args: { onRemove: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    const remove = canvas.getByRole('button', { name: 'Retirer Ascenseur' })
    await expect(remove).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
    const { width, height } = remove.getBoundingClientRect()
    await expect([width, height]).toEqual([24, 24])
  },
})

export const AsLink = meta.story({
  args: { href: '#ascenseur' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ascenseur' })).toHaveAttribute('href', '#ascenseur')
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true, onRemove: fn(), href: '#ascenseur' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retirer Ascenseur' })).toBeDisabled()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const LongText = meta.story({
  args: { text: 'Contrôle réglementaire annuel des ascenseurs et monte-charges', onRemove: fn() },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <Tag {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(216)
    await expect(canvas.getByText(/Contrôle/)).toHaveAttribute(
      'title',
      'Contrôle réglementaire annuel des ascenseurs et monte-charges',
    )
  },
})

export const English = meta.story({
  args: { text: 'Lift', onRemove: fn() },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove Lift' })).toBeVisible()
  },
})

export const RightToLeft = meta.story({ args: { onRemove: fn() }, globals: { direction: 'rtl' } })
