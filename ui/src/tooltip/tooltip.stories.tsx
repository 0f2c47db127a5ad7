import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Tooltip } from './tooltip.tsx'

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: {
    docs: {
      story: { inline: false, height: '160px' },
      description: {
        component:
          'A few words about what the pointer rests on or the focus is on. Never the only place of something needed: touch shows none.',
      },
    },
  },
  args: {
    content: 'Dernière actualisation à 14:05',
    children: ({ ref, ...props }) => (
      <Button {...props} ref={ref}>
        Échéances
      </Button>
    ),
  },
})

export const OnFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Échéances' })
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toBeVisible()
    await expect(trigger).toHaveAccessibleDescription('Dernière actualisation à 14:05')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('tooltip')).toBeNull()
    await expect(trigger).toHaveFocus()
  },
})

/** Every part in sight. */
export const Shown = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toBeVisible()
  },
})

export const OnHover = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvasElement)
    await userEvent.hover(canvas.getByRole('button', { name: 'Échéances' }))
    const tooltip = await screen.findByRole('tooltip')
    await userEvent.unhover(canvas.getByRole('button', { name: 'Échéances' }))
    await userEvent.hover(tooltip)
    await expect(tooltip).toBeVisible()
    await userEvent.unhover(tooltip)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
})

export const NothingToSay = meta.story({
  args: { content: '' },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
})
