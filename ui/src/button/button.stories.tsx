import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from './button.tsx'
import { Row } from '../internal/story-layout.styles.ts'

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  parameters: {
    docs: {
      description: {
        component:
          'Does something at once. For going somewhere use a Link; for one drawing without text an IconButton.',
      },
    },
  },
  args: { onPress: fn(), children: 'Créer une affaire' },
})

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Créer une affaire' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(3)
    await expect(button).toHaveAttribute('type', 'button')
  },
})

export const Tones = meta.story({
  render: () => (
    <Row>
      <Button tone="primary" icon="plus">
        Créer une affaire
      </Button>
      <Button icon="pencil">Modifier</Button>
      <Button tone="quiet" icon="refresh-cw">
        Actualiser
      </Button>
      <Button tone="danger" icon="trash">
        Supprimer
      </Button>
    </Row>
  ),
})

export const Small = meta.story({
  render: () => (
    <Row>
      <Button size="small" tone="primary">
        Créer
      </Button>
      <Button size="small" icon="copy">
        Copier
      </Button>
      <Button size="small" tone="quiet" icon="x">
        Effacer les filtres
      </Button>
      <Button size="small" tone="danger">
        Supprimer
      </Button>
    </Row>
  ),
})

export const Disabled = meta.story({
  args: { isDisabled: true, tone: 'primary', icon: 'plus' },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Créer une affaire' })
    await expect(button).toBeDisabled()
    await userEvent.tab()
    await expect(button).not.toHaveFocus()
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
})

/** It stays in reach, says why it does nothing, and does nothing. */
export const Blocked = meta.story({
  args: { reason: 'Verrouillé par Ada Martin depuis 10:30', type: 'submit' },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Créer une affaire' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('Verrouillé par Ada Martin depuis 10:30')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
})

/** The reason stands over the page, cut by no frame; Escape hides it and closes nothing else. */
export const BlockedInAFrame = meta.story({
  args: { reason: 'Verrouillé par Ada Martin depuis 10:30' },
  render: (args) => (
    <div data-testid="frame" style={{ overflow: 'hidden', padding: 8, inlineSize: 220 }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const button = canvas.getByRole('button')
    const heard = fn()
    canvasElement.addEventListener('keydown', heard)
    await step('the focus shows it, outside of the frame', async () => {
      await userEvent.tab()
      const reason = await screen.findByRole('tooltip')
      await expect(reason).toHaveTextContent('Verrouillé par Ada Martin depuis 10:30')
      await expect(canvas.getByTestId('frame')).not.toContainElement(reason)
    })
    await step('Escape hides it, and nobody else hears of that', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
      await expect(heard).not.toHaveBeenCalled()
      await expect(button).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect(heard).toHaveBeenCalledOnce()
    })
    await step('a pointer shows it, and may rest on its words', async () => {
      await userEvent.click(canvasElement)
      await userEvent.hover(button)
      const reason = await screen.findByRole('tooltip')
      await userEvent.unhover(button)
      await userEvent.hover(reason)
      await expect(reason).toBeVisible()
      await userEvent.unhover(reason)
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    })
    await step('a press shows it, a press elsewhere hides it', async () => {
      await userEvent.click(button)
      await expect(await screen.findByRole('tooltip')).toBeVisible()
      await userEvent.unhover(button)
      await userEvent.click(canvasElement)
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    })
    canvasElement.removeEventListener('keydown', heard)
  },
})

export const Pending = meta.story({
  args: { isPending: true, tone: 'primary', type: 'submit' },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: /en cours.*Créer une affaire/ })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
})

export const PendingInEnglish = meta.story({
  args: { isPending: true, children: 'Save' },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /in progress.*Save/ })).toBeVisible()
  },
})

export const RightToLeft = meta.story({ args: { icon: 'arrow-right' }, globals: { direction: 'rtl' } })
