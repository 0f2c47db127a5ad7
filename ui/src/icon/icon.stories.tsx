import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Row } from '../internal/story-layout.styles.ts'
import { IconGrid } from './icon-grid.styles.ts'
import { iconNames } from '../icons/index.ts'
import { Icon } from './index.ts'

const meta = preview.meta({
  title: 'Components/Icon',
  component: Icon,
  parameters: { docs: { description: { component: 'One drawing of the set. It is decoration unless it has a label; beside a text it needs none.' } } },
  args: { name: 'house' },
})

export const Decorative = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

export const Labelled = meta.story({
  args: { name: 'lock', label: 'Verrouillé' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Verrouillé' })).toBeVisible()
  },
})

/** A server may name a drawing that the set does not have. */
export const UnknownName = meta.story({
  args: { name: 'constructor', label: 'Inconnu' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Inconnu' })).toBeVisible()
  },
})

export const Sizes = meta.story({
  render: () => (
    <Row>
      <Icon name="bell" size={12} />
      <Icon name="bell" size={16} />
      <Icon name="bell" size={20} />
      <Icon name="bell" size={24} />
    </Row>
  ),
})

export const All = meta.story({
  render: () => (
    <IconGrid>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} size={20} />
          {name}
        </li>
      ))}
    </IconGrid>
  ),
})
