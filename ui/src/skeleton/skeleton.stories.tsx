import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Skeleton } from './skeleton.tsx'

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component:
          'Holds the place of what is loading so that nothing jumps. Screen readers are told of it, once for all that the page waits for.',
      },
    },
  },
})

export const Line = meta.story({ args: { width: 220 } })

export const Paragraph = meta.story({
  args: { lines: 3, 'data-testid': 'skeleton' } as { lines: number },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('skeleton')).toHaveAttribute('aria-hidden', 'true')
  },
})

export const Block = meta.story({ args: { width: '100%', height: 120 } })
