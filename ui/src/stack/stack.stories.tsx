import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Stack } from './stack.tsx'

const buttons = ['Enregistrer', 'Enregistrer et fermer', 'Annuler'].map((text) => <Button key={text}>{text}</Button>)

const meta = preview.meta({
  title: 'Components/Stack',
  component: Stack,
  parameters: { docs: { description: { component: 'Things under or beside one another, evenly apart.' } } },
  args: { children: buttons },
})

const boxes = (all: HTMLElement[]) => all.map((element) => element.getBoundingClientRect())

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = boxes(canvas.getAllByRole('button'))
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(16)
    await expect(second?.width).toBe(first?.width)
  },
})

export const InRow = meta.story({
  args: { direction: 'row', gap: 2 },
  play: async ({ canvas }) => {
    const [first, second] = boxes(canvas.getAllByRole('button'))
    await expect(Math.round((second?.left ?? 0) - (first?.right ?? 0))).toBe(8)
    await expect(second?.top).toBe(first?.top)
  },
})

export const Between = meta.story({ args: { direction: 'row', justify: 'between' } })

export const OneLine = meta.story({
  args: { direction: 'row', isWrapping: false, gap: 1 },
  render: (args) => (
    <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
      <Stack {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, , last] = boxes(canvas.getAllByRole('button'))
    await expect(last?.top).toBeLessThan(first?.bottom ?? 0)
  },
})

export const RightToLeft = meta.story({ args: { direction: 'row', gap: 2 }, globals: { direction: 'rtl' } })
