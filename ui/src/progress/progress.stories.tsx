import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Progress } from './progress.tsx'

const meta = preview.meta({
  title: 'Components/Progress',
  component: Progress,
  parameters: {
    docs: {
      description: {
        component: 'How far something is, for waits over two seconds; without a value, that it is under way.',
      },
    },
  },
  args: { kind: 'bar' as const, label: 'Import des gammes', value: 0.4 },
})

export const Bar = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Import des gammes' })
    await expect(bar).toHaveAttribute('aria-valuenow', '0.4')
    await expect(bar.getAttribute('aria-valuetext')).toMatch(/^40\s%$/)
  },
})

export const Unknown = meta.story({
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
})

export const Circle = meta.story({ args: { kind: 'circle' as const, value: 0.7 } })

export const UnknownCircle = meta.story({ args: { kind: 'circle' as const, value: undefined } })
