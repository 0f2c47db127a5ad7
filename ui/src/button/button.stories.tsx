import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from './button.tsx'
import { Row } from '../internal/story-layout.styles.ts'

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  parameters: { docs: { description: { component: 'Does something at once. For going somewhere use a Link; for one drawing without text an IconButton.' } } },
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
      <Button tone="primary" icon="plus">Créer une affaire</Button>
      <Button icon="pencil">Modifier</Button>
      <Button tone="quiet" icon="refresh-cw">Actualiser</Button>
      <Button tone="danger" icon="trash">Supprimer</Button>
    </Row>
  ),
})

export const Small = meta.story({
  render: () => (
    <Row>
      <Button size="small" tone="primary">Créer</Button>
      <Button size="small" icon="copy">Copier</Button>
      <Button size="small" tone="quiet" icon="x">Effacer les filtres</Button>
      <Button size="small" tone="danger">Supprimer</Button>
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
    await expect(getComputedStyle(button, '::after').content).toContain('Verrouillé')
  },
})

export const Pending = meta.story({
  args: { pending: true, tone: 'primary', type: 'submit' },
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
  args: { pending: true, children: 'Save' },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /in progress.*Save/ })).toBeVisible()
  },
})

export const RightToLeft = meta.story({ args: { icon: 'arrow-right' }, globals: { direction: 'rtl' } })
