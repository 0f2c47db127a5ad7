import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Row } from '../internal/story-layout.styles.ts'
import { Kbd } from './kbd.tsx'

const meta = preview.meta({
  title: 'Components/Kbd',
  component: Kbd,
  parameters: { docs: { description: { component: 'Keys, as the keyboard of the user’s language writes them.' } } },
  args: { keys: 'Ctrl+K' },
})

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Ctrl+K')
  },
})

const many = ['Shift+F10', 'g a', 'Escape', 'Enter', 'Ctrl+Home', 'ArrowUp', 'Alt+ArrowLeft', 'PageDown', '?']

export const Many = meta.story({
  render: () => (
    <Row>
      {many.map((keys) => (
        <Kbd key={keys} keys={keys} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Maj')).toBeVisible()
    await expect(canvas.getByText('Échap')).toBeVisible()
    await expect(canvas.getByText('Flèche haut')).toBeInTheDocument()
  },
})

/** The sign that joins keys is a key too. */
export const Plus = meta.story({
  render: () => (
    <Row>
      {['+', 'Ctrl++', 'Ctrl+Shift++'].map((keys) => (
        <Kbd key={keys} keys={keys} />
      ))}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const caps = [...canvasElement.querySelectorAll('kbd')]
      .filter((cap) => !cap.querySelector('kbd'))
      .map((cap) => cap.textContent)
    await expect(caps).toEqual(['+', 'Ctrl', '+', 'Ctrl', 'Maj', '+'])
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  render: () => (
    <Row>
      {many.map((keys) => (
        <Kbd key={keys} keys={keys} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shift')).toBeVisible()
    await expect(canvas.getByText('Esc')).toBeVisible()
  },
})
