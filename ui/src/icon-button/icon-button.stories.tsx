import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { ColouredGround, Row } from '../internal/story-layout.styles.ts'
import { IconButton } from './icon-button.tsx'

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  parameters: {
    docs: {
      description: {
        component:
          'A button that is only a drawing, where space is short and the drawing well known. Its label is its name and its tooltip.',
      },
    },
  },
  args: { label: 'Actualiser', icon: 'refresh-cw' as const, onPress: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actualiser' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Actualiser')
    await expect(button).not.toHaveAttribute('aria-describedby')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('tooltip')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
})

export const PressedBySpace = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
})

/** Every part in sight. */
export const WithTooltip = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toBeVisible()
  },
})

export const Toggle = meta.story({
  args: { label: 'Thème sombre', icon: 'moon', isPressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Thème sombre', pressed: true })).toBeVisible()
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actualiser' }))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
})

export const Tones = meta.story({
  render: () => (
    <Row>
      <IconButton label="Modifier" icon="pencil" />
      <IconButton label="Copier" icon="copy" tone="neutral" />
      <IconButton label="Ajouter" icon="plus" tone="primary" />
      <IconButton label="Supprimer" icon="trash" tone="danger" />
      <IconButton label="Modifier la ligne" icon="pencil" size="small" />
    </Row>
  ),
})

export const OnColouredGround = meta.story({
  render: () => (
    <ColouredGround>
      <IconButton label="Notifications" icon="bell" tone="inherit" />
      <IconButton label="Thème sombre" icon="moon" tone="inherit" isPressed />
    </ColouredGround>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(2)
  },
})
