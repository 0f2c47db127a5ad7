import { ChevronRight, PawPrint } from 'lucide-react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Row } from '../internal/story-layout.styles.ts'
import { IconGrid } from './icon-grid.styles.ts'
import { iconNames } from '../icons/index.ts'
import { Icon } from './index.ts'

const meta = preview.meta({
  title: 'Components/Icon',
  component: Icon,
  parameters: {
    docs: {
      description: {
        component:
          'One drawing: by its name in the set that the UiProvider got, or as it is. It is decoration unless it has a label; beside a text it needs none.',
      },
    },
  },
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

/** A drawing that the product brings needs no set. */
export const OwnDrawing = meta.story({
  args: { name: PawPrint, label: 'Animaux' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Animaux' }).querySelectorAll('path, circle').length).toBeGreaterThan(
      3,
    )
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
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(iconNames.length)
    // The dot is the one drawing that is no icon of the set.
    await expect(canvasElement.querySelectorAll('li svg.lucide')).toHaveLength(iconNames.length)
  },
})

/** From right to left, drawings that point go the other way, however it was asked for. */
export const RightToLeft = meta.story({
  render: () => (
    <Row dir="rtl">
      <Icon name="chevron-right" label="Suite" />
      <Icon name={ChevronRight} label="Fin" />
      <Icon name="bell" label="Alertes" />
    </Row>
  ),
  play: async ({ canvas }) => {
    const looks = canvas
      .getAllByRole('img')
      .map((icon) => getComputedStyle(icon.querySelector('svg') ?? icon).transform)
    await expect(looks).toEqual(['matrix(-1, 0, 0, 1, 0, 0)', 'matrix(-1, 0, 0, 1, 0, 0)', 'none'])
  },
})
